/// The parts of the script for zsh that do not depend on the commands. See zshcompsys(1) and zshcompwid(1).
enum ZshCompletion {
  static let head = #"""
    #compdef omiyage
    # zsh completion for omiyage. To load it, behind compinit: source <(omiyage completions zsh)
    # Or keep it as a file _omiyage in a folder of $fpath.


    """#

  static let body = #"""
    __omiyage_found() { target=$1 used=$2 }

    # __omiyage_offer WORD TEXT...: adds words, and what they mean.
    __omiyage_offer() {
      while (( $# > 1 )); do
        (( ${candidates[(Ie)$1]} )) || { candidates+=("$1"); texts+=("$2") }
        shift 2
      done
    }

    # __omiyage_list WORD...: one of several with commas between.
    __omiyage_list() {
      local -a list=("$@")
      compset -P '*,'
      compadd -q -S ',' -V omiyage -a list
    }

    # __omiyage_ask ARGUMENTS...: what the program says, quietly, in lines as wide as the terminal.
    __omiyage_ask() {
      local program=omiyage
      [[ ${(Q)words[1]} == */* ]] && program=${(Q)words[1]}
      COLUMNS=$(( ${COLUMNS:-80} > 30 ? ${COLUMNS:-80} - 2 : 28 )) command $program \
        "${store[@]}" "$@" --format table --no-header --color never --no-progress \
        < /dev/null 2> /dev/null
    }

    \#(CompletionShell.rows(skipping: "-z $word"))

    # __omiyage_ids KIND COMMAND...: ids that begin as the current word does, the newest first.
    __omiyage_ids() {
      local condition='id > 0' zeros='' kind=$1 part
      local -i count=${#candidates}
      [[ $kind == many ]] && compset -P '*[,-]'
      shift
      part=$PREFIX
      if [[ $part != *[!0-9]* && ${#part} -le 12 ]]; then
        [[ -n $part ]] && condition="id = $part"
        while [[ -n $part && ${#zeros} -lt 6 ]]; do
          zeros+=0
          condition+=" OR id BETWEEN {$part$zeros, $part${zeros//0/9}}"
        done
        __omiyage_rows "$@" --sort id --desc --limit 100 --where "$condition"
      fi
      if [[ $IPREFIX != *- && ( $part == @* || ${#candidates} -gt count ) ]]; then __omiyage_offer @last ''; fi
      # What compset has set holds only to the end of this function.
      if [[ $kind == many ]]; then
        __omiyage_reply
        candidates=()
      fi
    }

    __omiyage_items() { __omiyage_ids $1 items list --fields id,title }
    __omiyage_comments() { __omiyage_ids $1 comments list --fields id,comment }
    __omiyage_changes() { __omiyage_rows history --limit 100 --fields number,command,time }
    __omiyage_types() { __omiyage_rows store browse --fields type,count }
    __omiyage_files() { _files }

    # What `help` explains: the words of a command.
    __omiyage_commands() {
      case $(( ${#operands} - used )) in
        0) __omiyage_first_words ;;
        1) __omiyage_verbs "${operands[used + 1]}" ;;
      esac
    }

    # Sorts the words before the cursor into options and others. Of what the shell expands, only a leading ~/ is.
    __omiyage_walk() {
      local -i index=2
      local word value
      while (( index < CURRENT )); do
        word=${(Q)words[index]}
        (( index++ ))
        case $word in
          (--)
            ended=1
            while (( index < CURRENT )); do
              operands+=("${(Q)words[index]}")
              (( index++ ))
            done
            ;;
          (--store=*) store=(--store "${word#*=}") ;;
          (-?*=*) ;;
          (-?*)
            __omiyage_takes_value "$word" || continue
            if (( index == CURRENT )); then
              option=$word
              return
            fi
            value=$words[index]
            [[ $value == '~/'* ]] && value=$HOME/${value#'~/'}
            [[ $value == (|\")'$HOME/'* ]] && value=${value/'$HOME'/$HOME}
            [[ $word == --store ]] && store=(--store "${(Q)value}")
            (( index++ ))
            ;;
          (*) operands+=("$word") ;;
        esac
      done
    }

    # Gives the candidates to the shell, which puts quotes around what needs them.
    __omiyage_reply() {
      (( ${#candidates} )) || return
      local -a lines
      local -i index width=0
      local line
      for (( index = 1; index <= ${#candidates}; index++ )); do
        (( ${#candidates[index]} > width )) && width=${#candidates[index]}
      done
      for (( index = 1; index <= ${#candidates}; index++ )); do
        line=$candidates[index]
        if [[ -n $texts[index] ]]; then
          line="${(r:width:)line}  $texts[index]"
          line=${(mr:COLUMNS - 1:)line}
        fi
        lines+=("${line%"${line##*[! ]}"}")
      done
      if [[ -n ${(j::)texts} ]]; then
        compadd -l -V omiyage -d lines -a candidates
      else
        compadd -V omiyage -a candidates
      fi
    }

    _omiyage() {
      local -a store operands candidates texts
      local target='' option='' ended='' word
      local -i used=0
      __omiyage_walk
      __omiyage_find "${operands[1]-}" "${operands[2]-}"
      word=$PREFIX
      if [[ -n $option ]]; then
        __omiyage_values "$target" "$option"
      elif [[ -z $ended && $word == --*=* ]]; then
        compset -P 1 '*='
        __omiyage_values "$target" "${word%%=*}"
      elif [[ -z $ended && $word == -* ]]; then
        __omiyage_own_options "$target"
        __omiyage_other_options "$target"
      elif [[ -n $target ]]; then
        __omiyage_operand "$target" $(( ${#operands} - used ))
      elif (( ${#operands} == 0 )); then
        __omiyage_first_words
      elif (( ${#operands} == 1 )); then
        __omiyage_verbs "$operands[1]"
        [[ $operands[1] == comment ]] && __omiyage_operand 'comments add' 0
      fi
      __omiyage_reply
      (( compstate[nmatches] ))
    }

    # As a file of $fpath this is the first call; sourced, only the definitions count.
    if [[ $funcstack[1] == _omiyage ]]; then
      _omiyage "$@"
    elif (( $+functions[compdef] )); then
      compdef _omiyage omiyage
    fi

    """#
}
