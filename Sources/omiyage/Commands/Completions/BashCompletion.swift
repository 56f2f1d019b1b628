/// The parts of the script for bash that do not depend on the commands.
///
/// bash can show no texts beside what it completes. So where it only lists, each candidate is followed by its text;
/// what they have in common, which is all that bash inserts then, never reaches into the texts.
enum BashCompletion {
  static let head = #"""
    # bash completion for omiyage. To load it: source <(omiyage completions bash)


    """#

  static let body = #"""
    __omiyage_found() { target=$1 used=$2; }

    # __omiyage_offer WORD TEXT...: adds the words that go on as the current one does, and what they mean.
    __omiyage_offer() {
      while (($# > 1)); do
        if [[ $1 == "$part"* && " ${candidates[*]-} " != *" $prefix$1 "* ]]; then
          candidates+=("$prefix$1") texts+=("$2")
        fi
        shift 2
      done
    }

    # __omiyage_after CHARACTERS: completes what stands behind the last of the characters.
    __omiyage_after() {
      local last=${part##*[$1]}
      prefix+=${part%"$last"} part=$last
    }

    # __omiyage_list WORD...: one of several with commas between.
    __omiyage_list() {
      __omiyage_after ,
      while (($#)); do
        __omiyage_offer "$1" ''
        shift
      done
      compopt -o nospace 2> /dev/null
    }

    # __omiyage_ask ARGUMENTS...: what the program says, quietly, in lines as wide as the terminal.
    __omiyage_ask() {
      local program=omiyage
      [[ ${words[0]} == */* ]] && program=${words[0]}
      COLUMNS=$((${COLUMNS:-80} > 30 ? ${COLUMNS:-80} - 2 : 28)) command "$program" \
        ${store[0]+"${store[@]}"} "$@" --format table --no-header --color never --no-progress \
        < /dev/null 2> /dev/null
    }

    # Whatever goes to the command line is a plain word.
    \#(CompletionShell.rows(skipping: "$word == *[!A-Za-z0-9_]*"))

    # __omiyage_ids KIND COMMAND...: ids that begin as the current word does, the newest first.
    __omiyage_ids() {
      local condition zeros='' count=${#candidates[@]}
      [[ $1 == many ]] && __omiyage_after ,-
      [[ $part == *[!0-9]* || ${#part} -gt 12 ]] || {
        condition="id = ${part:-0}"
        while ((${#part} && ${#zeros} < 6)); do
          zeros+=0 condition+=" OR id BETWEEN {$part$zeros, $part${zeros//0/9}}"
        done
        [[ $part ]] || condition='id > 0'
        __omiyage_rows "${@:2}" --sort id --desc --limit 100 --where "$condition"
      }
      if [[ $prefix != *- && ($part == @* || ${#candidates[@]} -gt count) ]]; then __omiyage_offer @last ''; fi
      sorted=''
    }

    __omiyage_items() { __omiyage_ids "$1" items list --fields id,title; }
    __omiyage_comments() { __omiyage_ids "$1" comments list --fields id,comment; }
    __omiyage_changes() { __omiyage_rows history --limit 100 --fields number,command,time; sorted=''; }
    __omiyage_types() { __omiyage_rows store browse --fields type,count; }

    __omiyage_files() {
      local file
      while IFS= read -r file; do
        candidates+=("$prefix$file") texts+=('')
      done < <(compgen -f -- "$part")
      compopt -o filenames 2> /dev/null
    }

    # What `help` explains: the words of a command.
    __omiyage_commands() {
      case $((${#operands[@]} - used)) in
        0) __omiyage_first_words ;;
        1) __omiyage_verbs "${operands[used]}" ;;
      esac
    }

    # Fills `words` with the words up to the cursor, as the shell will see them; the last one is the one to complete.
    # Nothing is run: of what a shell expands, only plain variables are.
    __omiyage_split() {
      local line=${COMP_LINE-} word='' quote='' open='' character index
      if [[ $line ]]; then
        line=${line:0:COMP_POINT}
      else
        # Called by hand, without the line.
        line="${COMP_WORDS[*]:0:COMP_CWORD+1}"
        line=${line// = /=}
        line=${line//@ /@}
      fi
      for ((index = 0; index < ${#line}; index++)); do
        character=${line:index:1}
        case $quote$character in
          "''" | '""') quote='' ;;
          "'"?) word+=$character ;;
          "'" | '"') quote=$character open=1 ;;
          \\ | '"\')
            ((index++))
            character=${line:index:1}
            [[ $quote && $character != [\"\\\$\`] ]] && word+=\\
            word+=$character open=1
            ;;
          \$ | '"$')
            if [[ ${line:index+1} =~ ^(\{([A-Za-z_][A-Za-z0-9_]*)\}|([A-Za-z_][A-Za-z0-9_]*)) ]]; then
              character=${BASH_REMATCH[2]}${BASH_REMATCH[3]}
              index=$((index + ${#BASH_REMATCH[0]}))
              character=${!character-}
            fi
            word+=$character open=1
            ;;
          [[:blank:]])
            [[ $open ]] && words+=("$word")
            word='' open=''
            ;;
          *) word+=$character open=1 ;;
        esac
      done
      words+=("$word")
    }

    # Sorts the words before the last one into options and others.
    __omiyage_walk() {
      local index=1 last=$((${#words[@]} - 1)) word
      while ((index < last)); do
        word=${words[index++]}
        case $word in
          --)
            ended=1
            while ((index < last)); do operands+=("${words[index++]}"); done
            ;;
          --store=*) store=(--store "${word#*=}") ;;
          -?*=*) ;;
          -?*)
            __omiyage_takes_value "$word" || continue
            if ((index == last)); then option=$word; return; fi
            [[ $word == --store ]] && store=(--store "${words[index]/#\~\//$HOME/}")
            ((index++))
            ;;
          *) operands+=("$word") ;;
        esac
      done
    }

    # Gives the candidates to the shell.
    __omiyage_reply() {
      local index width=0 before=$1 show=1 candidate
      # The shell replaces only what stands behind the last of these characters, or from it on when it is an @.
      local breaks=${COMP_WORDBREAKS//[^=:@]/}
      [[ $breaks && $before == *["$breaks"]* ]] && before=${before%"${before##*["$breaks"]}"} || before=''
      before=${before%@}
      # 37 and 42 insert whole candidates; so does the only one, except where they are listed (63).
      case ${COMP_TYPE:-63} in
        37 | 42) show='' ;;
        63) ;;
        *) ((${#candidates[@]} > 1)) || show='' ;;
      esac
      [[ ${texts[*]-} == *[!\ ]* ]] || show=''
      for candidate in ${candidates[0]+"${candidates[@]}"}; do
        candidate=${candidate#"$before"}
        ((${#candidate} > width)) && width=${#candidate}
        COMPREPLY+=("$candidate")
      done
      if [[ $show ]]; then
        for index in "${!COMPREPLY[@]}"; do
          candidate=${COMPREPLY[index]}
          [[ ${texts[index]} ]] && printf -v "COMPREPLY[index]" '%-*s  %s' "$width" "$candidate" "${texts[index]}"
        done
      fi
      [[ $sorted ]] || compopt -o nosort 2> /dev/null
    }

    _omiyage() {
      local -a words=() store=() operands=() candidates=() texts=()
      local target='' used=0 option='' ended='' prefix='' part='' sorted=1 word
      COMPREPLY=()
      __omiyage_split
      __omiyage_walk
      __omiyage_find "${operands[0]-}" "${operands[1]-}"
      word=${words[${#words[@]}-1]} part=$word
      if [[ $option ]]; then
        __omiyage_values "$target" "$option"
      elif [[ ! $ended && $word == --*=* ]]; then
        prefix=${word%%=*}= part=${word#*=}
        __omiyage_values "$target" "${word%%=*}"
      elif [[ ! $ended && $word == -* ]]; then
        __omiyage_own_options "$target"
        __omiyage_other_options "$target"
      elif [[ $target ]]; then
        __omiyage_operand "$target" $((${#operands[@]} - used))
      elif ((${#operands[@]} == 0)); then
        __omiyage_first_words
      elif ((${#operands[@]} == 1)); then
        __omiyage_verbs "${operands[0]}"
        [[ ${operands[0]} == comment ]] && __omiyage_operand 'comments add' 0
      fi
      __omiyage_reply "$word"
    }

    complete -F _omiyage omiyage

    """#
}
