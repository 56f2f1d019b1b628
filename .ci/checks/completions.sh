#!/usr/bin/env bash
# The completions in the real shells: commands, options, files, and ids with titles that are never expanded or run.
source "$(dirname "$0")/../lib.sh"
check completions

mkdir "$dir/bin" "$dir/home"
ln -s "$omiyage" "$dir/bin/omiyage"
export PATH=$dir/bin:$PATH HOME=$dir/home TERM=xterm
cd "$dir"
# shellcheck disable=SC2016
odd='it'\''s $HOME "x" [y] (z) \ ; $(touch pwned) `touch pwned`'
quiet add "$odd"
for title in ちんすこう other third; do quiet add "$title"; done
touch items.csv
for shell in bash zsh fish; do omiyage completions "$shell" > "script.$shell"; done

# Each gives what the shell offers for a line: a word, and its text where the shell shows texts.
in_bash() {
  bash --norc -c 'source script.bash
    COMP_LINE=$1 COMP_POINT=${#1} COMP_TYPE=63
    _omiyage
    printf "%s\n" ${COMPREPLY[0]+"${COMPREPLY[@]}"}' bash "$1"
}
in_fish() { fish --no-config -c 'source script.fish; complete -C $argv[1]' "$1"; }
# The list of zsh stands only on a terminal; ^T shows it, and ^] tells that it is there.
in_zsh() {
  timeout 60 zsh -f -c 'zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell "stty cols 100 rows 60; PS1=; PROMPT_EOL_MARK=; LISTMAX=0; unset zle_bracketed_paste
      autoload -Uz compinit; compinit -u -D; source script.zsh
      finish() { print -r -- \"<END>\"; BUFFER= }; zle -N finish; bindkey \"^]\" finish; bindkey \"^T\" list-choices
      print READ\"\"Y"
    zpty -r shell output "*READY*"
    zpty -w -n shell "$1"$'\''\C-t\C-]'\''
    zpty -r shell output "*<END>*"
    print -r -- "$output"
    zpty -d shell' zsh "$1" | sed -E 's/\x1b\[[0-9;?]*[A-Za-z]//g' | tr '\r' '\n' | tr -d '\a' | grep -v '^o'
}

# offers SHELL LINE WORD [TEXT]: the shell must offer the word, with the text behind it where it shows one.
offers() {
  local shell=$1 line=$2 word=$3 text=${4:-}
  "in_$shell" "$line" > "$dir/offers" 2> "$dir/err" || true
  tr '\t' ' ' < "$dir/offers" | sed -E 's/ +$//' > "$dir/lines"
  # Words without a text may stand in columns.
  tr -s ' ' '\n' < "$dir/lines" | grep -qxF -- "$word" ||
    fault "$shell: '$line' does not offer $word: $(head -c 300 "$dir/lines") $(head -c 200 "$dir/err")"
  [ -z "$text" ] || grep -qF -- "$text" "$dir/lines" || fault "$shell: '$line' does not show $text"
}

shells=0
for shell in bash zsh fish; do
  if ! command -v "$shell" > "$dir/which"; then
    echo "$shell is not installed here"
    continue
  fi
  case $shell in fish) no_run=--no-execute ;; *) no_run=-n ;; esac
  "$shell" "$no_run" "script.$shell" 2> "$dir/err" || fault "$shell refuses its script: $(head -c 300 "$dir/err")"
  offers "$shell" "omiyage it" items
  offers "$shell" "omiyage items sh" show
  offers "$shell" "omiyage list --so" --sort
  offers "$shell" "omiyage list --format js" jsonl
  offers "$shell" "omiyage import i" items.csv
  offers "$shell" "omiyage --store $store show " 1 "$odd"
  offers "$shell" "omiyage --store $store show " 2 ちんすこう
  offers "$shell" "omiyage comment --store=$store " 1 "$odd"
  [ ! -e pwned ] || fault "$shell ran a part of a title"
  shells=$((shells + 1))
done
verify
passed "$shells shells"
