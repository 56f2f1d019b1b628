#!/usr/bin/env bash
# Eight processes add fifty items each at once: no item is lost, and no id is given twice.
source "$(dirname "$0")/../lib.sh"
check writers

writer() {
  local n
  for ((n = 1; n <= 50; n++)); do o -q items add "writer $1 item $n" --lock-timeout 120; done > "$dir/ids.$1"
}
pids=()
for w in 1 2 3 4 5 6 7 8; do
  writer "$w" &
  pids+=($!)
done
for pid in "${pids[@]}"; do wait "$pid" || fault "a writer ended with $?"; done

seq 400 > "$dir/wanted"
sort -n "$dir"/ids.* > "$dir/printed"
cmp -s "$dir/printed" "$dir/wanted" || fault "the ids printed are not 1 to 400, each once"
o items list --format jsonl --sort id --asc | jq .id > "$dir/listed"
cmp -s "$dir/listed" "$dir/wanted" || fault "the ids listed are not 1 to 400"
same "titles" "$(o items list --format jsonl | jq -r .title | sort -u | wc -l)" 400
verify
passed "400 items from 8 processes"
