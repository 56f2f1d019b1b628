# What the checks of the release binary share. A check sources this file, calls `check NAME`, and ends with `passed`.
# $OMIYAGE names the binary; without it the one of the last release build is taken.
# shellcheck shell=bash
set -euo pipefail
export LC_ALL=C.UTF-8
unset OMIYAGE_STORE XDG_DATA_HOME NO_COLOR || true

here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
omiyage=${OMIYAGE:-$here/.build/release/omiyage}
name=""
dir=""
store=""
failed=0

# check NAME: begins a check in a scratch directory of its own.
check() {
  name=$1
  [ -x "$omiyage" ] || { echo "FAIL $name: there is no release binary at $omiyage"; exit 1; }
  dir=$(mktemp -d)
  store=$dir/check.store
  trap clean EXIT
}

# clean [STATUS]: ends a check; with the status of the last command unless one is given.
clean() {
  local status=${1:-$?}
  if [ -n "${mounted:-}" ]; then umount "$mounted" || true; fi
  rm -rf "$dir"
  # A command that failed unexpectedly ended the script before its verdict.
  if [ "$status" -ne 0 ] && [ "$failed" -eq 0 ]; then echo "FAIL $name: a command ended with $status"; fi
  exit "$status"
}

fault() {
  failed=$((failed + 1))
  # The first twenty tell enough.
  local text="FAIL $name: $*"
  [ "$failed" -gt 20 ] || echo "${text:0:600}"
}

passed() {
  if [ "$failed" -gt 0 ]; then
    echo "FAIL $name: $failed faults"
    exit 1
  fi
  echo "PASS $name: $*"
}

# o ARGUMENTS...: the program on the store of the check.
o() { "$omiyage" --store "$store" "$@"; }

# quiet ARGUMENTS...: the same, with its output put away; it must succeed.
quiet() {
  local status=0
  o "$@" > "$dir/out" 2> "$dir/err" || status=$?
  [ "$status" -eq 0 ] || { fault "$* ended with $status: $(head -c 300 "$dir/err")"; return 1; }
}

# expect STATUS ARGUMENTS...: the command must end with this code.
expect() {
  local want=$1 status=0
  shift
  o "$@" > "$dir/out" 2> "$dir/err" || status=$?
  [ "$status" -eq "$want" ] || fault "$* ended with $status, not $want: $(head -c 300 "$dir/err")"
}

# same WHAT GOT WANTED
same() { [ "$2" = "$3" ] || fault "$1: got '$2', wanted '$3'"; }

# count_items: how many items the store has; 0 when there is none yet.
count_items() {
  if [ -e "$store" ]; then o items list --format jsonl | wc -l; else echo 0; fi
}

verify() { quiet store verify || fault "store verify: $(head -c 300 "$dir/out")"; }

# rows COUNT: a csv file of items on stdout.
rows() {
  echo "title,detail"
  local n
  for ((n = 1; n <= $1; n++)); do echo "item $n,お土産の説明 number $n"; done
}

# A store with a little of everything: 20 items, comments, edits, deletes, an undo.
sample_store() {
  local n
  for ((n = 1; n <= 14; n++)); do
    printf 'add "item %d 東京" --detail "detail of %d" --date 2026-01-%02d\n' "$n" "$n" "$n"
    if ((n % 2 == 0)); then printf 'comment @last "good %d" --star %d --date 2026-02-01\n' "$n" $((n % 5 + 1)); fi
  done > "$dir/batch"
  quiet batch "$dir/batch"
  for ((n = 15; n <= 20; n++)); do quiet add "single $n" --date 2026-03-01; done
  quiet comment 3 "late" --star 5 --date 2026-03-02
  quiet edit 4 --title "edited ちんすこう"
  quiet delete 20
  quiet undo
}

# timed NAME: runs the command in the array of that name, and appends its time in microseconds, with the fork of the
# shell, to the file of that name.
timed() {
  local -n words=$1
  local start=${EPOCHREALTIME/./}
  "${words[@]}" > "$dir/out" 2> "$dir/err" || fault "${words[*]} ended with $?: $(head -c 200 "$dir/err")"
  echo $((${EPOCHREALTIME/./} - start)) >> "$dir/$1"
}

median() { sort -n | awk '{ values[NR] = $1 } END { print values[int((NR + 1) / 2)] }'; }

# race RUNS: runs "${ours[@]}" and "${theirs[@]}" in pairs, so that a busy machine is busy for both; each goes first in
# every other pair. Leaves the median times in $our_time and $their_time, in microseconds, and the median of the ratios
# of the pairs in $ratio, in thousandths.
# shellcheck disable=SC2034 # timed reads them
ours=()
# shellcheck disable=SC2034
theirs=()
race() {
  local n
  : > "$dir/ours"
  : > "$dir/theirs"
  for ((n = 0; n < $1; n++)); do
    if ((n % 2 == 0)); then timed ours; timed theirs; else timed theirs; timed ours; fi
  done
  our_time=$(median < "$dir/ours")
  their_time=$(median < "$dir/theirs")
  ratio=$(paste "$dir/ours" "$dir/theirs" | awk '{ printf "%d\n", $1 * 1000 / $2 + 0.999 }' | median)
}

# A number of thousandths as text: 1100 is 1.100.
thousandths() { printf '%d.%03d' $(($1 / 1000)) $(($1 % 1000)); }

# keeps_up NAME RUNS LIMIT: "${ours[@]}" must not take more than LIMIT thousandths of the time of "${theirs[@]}". A
# round above that may speak of the machine, so it is measured again after a pause, in up to five rounds; it is a fault
# when every round says so.
keeps_up() {
  local round rounds=5
  for ((round = 1; round <= rounds; round++)); do
    sleep $(((round - 1) * 5))
    race "$2"
    echo "$1, round $round: ${ours[0]##*/} $our_time us, ${theirs[0]} $their_time us, $(thousandths "$ratio") of its time"
    if [ "$ratio" -le "$3" ]; then return 0; fi
  done
  fault "$1 takes more than $(thousandths "$3") of the time of ${theirs[0]} in each of $rounds rounds"
}
