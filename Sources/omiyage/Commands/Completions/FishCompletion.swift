/// The parts of the script for fish that do not depend on the commands.
enum FishCompletion {
  static let head = #"""
    # fish completion for omiyage. To load it: omiyage completions fish | source
    # Or keep it as the file ~/.config/fish/completions/omiyage.fish.


    """#

  static let body = #"""
    function __omiyage_found
      set -g __omiyage_target $argv[1]
      set -g __omiyage_used $argv[2]
    end

    # __omiyage_offer WORD TEXT...: adds words, and what they mean.
    function __omiyage_offer
      while set -q argv[2]
        set -a __omiyage_results $__omiyage_prefix$argv[1]\t$argv[2]
        set -e argv[1..2]
      end
    end

    # __omiyage_after CHARACTERS: completes what stands behind the last of the characters.
    function __omiyage_after
      set -l last (string replace -r "^.*[$argv[1]]" '' -- $__omiyage_part)
      set -l start (math (string length -- "$__omiyage_part") - (string length -- "$last"))
      set -g __omiyage_prefix $__omiyage_prefix(string sub -l $start -- "$__omiyage_part")
      set -g __omiyage_part "$last"
    end

    # __omiyage_list WORD...: one of several with commas between.
    function __omiyage_list
      __omiyage_after ,
      for word in $argv
        __omiyage_offer $word ''
      end
    end

    # __omiyage_ask ARGUMENTS...: what the program says, quietly, in lines of some width.
    function __omiyage_ask
      set -l program omiyage
      string match -q '*/*' -- $__omiyage_program; and set program $__omiyage_program
      COLUMNS=100 command $program $__omiyage_store $argv --format table --no-header --color never \
        --no-progress </dev/null 2>/dev/null
    end

    # __omiyage_rows ARGUMENTS...: offers the first column of the answer; the others are its text.
    function __omiyage_rows
      for row in (__omiyage_ask $argv)
        set -l parts (string split -m 1 ' ' -- (string trim -- $row))
        __omiyage_offer $parts[1] (string trim -- "$parts[2]")
      end
    end

    # __omiyage_ids KIND COMMAND...: ids that begin as the current word does, the newest first.
    function __omiyage_ids
      set -l count (count $__omiyage_results)
      test $argv[1] = many; and __omiyage_after ',\-'
      set -l part $__omiyage_part
      if string match -qr '^[0-9]{0,12}$' -- "$part"
        set -l condition 'id > 0'
        if test -n "$part"
          set condition "id = $part"
          for count in 1 2 3 4 5 6
            set -l zeros (string repeat -n $count 0)
            set -l nines (string repeat -n $count 9)
            set condition "$condition OR id BETWEEN {$part$zeros, $part$nines}"
          end
        end
        __omiyage_rows $argv[2..] --sort id --desc --limit 100 --where $condition
      end
      string match -q '*-' -- "$__omiyage_prefix"; and return
      if test (count $__omiyage_results) -gt $count; or string match -q '@*' -- "$__omiyage_part"
        __omiyage_offer @last ''
      end
    end

    function __omiyage_items
      __omiyage_ids $argv[1] items list --fields id,title
    end

    function __omiyage_comments
      __omiyage_ids $argv[1] comments list --fields id,comment
    end

    function __omiyage_changes
      __omiyage_rows history --limit 100 --fields number,command,time
    end

    function __omiyage_types
      __omiyage_rows store browse --fields type,count
    end

    # fish completes files by itself where nothing else is offered.
    function __omiyage_files
      set -g __omiyage_wants_files 1
    end

    # What `help` explains: the words of a command.
    function __omiyage_commands
      switch (math (count $__omiyage_operands) - $__omiyage_used)
        case 0
          __omiyage_first_words
        case 1
          __omiyage_verbs $__omiyage_operands[-1]
      end
    end

    # Sorts words into options and others. Of what the shell expands, only a leading ~/ or $HOME/ is.
    function __omiyage_walk
      while set -q argv[1]
        set -l word $argv[1]
        set -e argv[1]
        switch "$word"
          case --
            set -g __omiyage_ended 1
            set -a __omiyage_operands $argv
            return
          case '--store=*'
            set -g __omiyage_store --store (string replace -- --store= '' "$word")
          case '-*=*'
          case -
            set -a __omiyage_operands "$word"
          case '-*'
            __omiyage_takes_value $word; or continue
            if not set -q argv[1]
              set -g __omiyage_option $word
              return
            end
            if test $word = --store
              set -g __omiyage_store --store (string replace -r '^(~|\$HOME)/' "$HOME/" -- "$argv[1]")
            end
            set -e argv[1]
          case '*'
            set -a __omiyage_operands "$word"
        end
      end
    end

    # Fills __omiyage_results; fails where files are wanted.
    function __omiyage_prepare
      for name in store operands results
        set -g __omiyage_$name
      end
      for name in option ended prefix target wants_files
        set -g __omiyage_$name ''
      end
      set -g __omiyage_used 0
      set -l tokens (commandline -opc)
      set -g __omiyage_program $tokens[1]
      __omiyage_walk $tokens[2..]
      __omiyage_find "$__omiyage_operands[1]" "$__omiyage_operands[2]"
      set -l word (commandline -ct)
      set -g __omiyage_part "$word"
      set -l target $__omiyage_target
      if test -n "$__omiyage_option"
        __omiyage_values $target $__omiyage_option
      else if test -z "$__omiyage_ended"; and string match -q -- '--*=*' "$word"
        set -l parts (string split -m 1 = -- $word)
        set -g __omiyage_prefix $parts[1]=
        set -g __omiyage_part "$parts[2]"
        __omiyage_values "$target" $parts[1]
      else if test -z "$__omiyage_ended"; and string match -q -- '-*' "$word"
        __omiyage_own_options "$target"
        __omiyage_other_options "$target"
      else if test -n "$target"
        __omiyage_operand $target (math (count $__omiyage_operands) - $__omiyage_used)
      else if test (count $__omiyage_operands) -eq 0
        __omiyage_first_words
      else if test (count $__omiyage_operands) -eq 1
        __omiyage_verbs $__omiyage_operands[1]
        test $__omiyage_operands[1] = comment; and __omiyage_operand 'comments add' 0
      end
      test -z "$__omiyage_wants_files"
    end

    complete -c omiyage -e
    complete -c omiyage -n __omiyage_prepare -f -k -a '$__omiyage_results'

    """#
}
