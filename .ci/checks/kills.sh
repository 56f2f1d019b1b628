#!/usr/bin/env bash
# Imports of 2,000 rows are killed at random: all rows are there or none, and the store goes on without help.
source "$(dirname "$0")/../lib.sh"
check kills
rounds=${KILLS:-200}
RANDOM=${SEED:-$$}
echo "seed $RANDOM"

rows 2000 > "$dir/rows.csv"
start=${EPOCHREALTIME/./}
quiet import "$dir/rows.csv"
micros=$((${EPOCHREALTIME/./} - start))
all=0 none=0 killed=0
for ((round = 0; round < rounds; round++)); do
  rm -f "$store"*
  base=0
  # In two of three rounds the store was there before.
  if ((round % 3 != 0)); then quiet add "before"; base=1; fi
  delay=$(((RANDOM * 32768 + RANDOM) % (micros * 5 / 4 + 1)))
  # Not through the function: that would be a shell of its own, and the kill would end the shell alone.
  "$omiyage" --store "$store" import "$dir/rows.csv" > "$dir/out" 2> "$dir/err" &
  pid=$!
  sleep "$(printf '%d.%06d' $((delay / 1000000)) $((delay % 1000000)))"
  kill -9 "$pid" 2> "$dir/kill" || true
  status=0
  wait "$pid" 2> "$dir/kill" || status=$?
  if [ "$status" -eq 137 ]; then killed=$((killed + 1)); fi
  count=$(count_items)
  case $((count - base)) in
    0) none=$((none + 1)) ;;
    2000) all=$((all + 1)) ;;
    *) fault "round $round, killed after $delay us: $((count - base)) rows" ;;
  esac
  if [ "$status" -eq 0 ] && [ "$count" -eq "$base" ]; then fault "round $round: the import said done, and is gone"; fi
  if [ -e "$store" ]; then verify; fi
  quiet add "after" || true
  same "round $round, items after one more" "$(count_items)" $((count + 1))
  verify
done
[ "$killed" -gt 0 ] || fault "no import was killed in time"
passed "$rounds imports, $killed killed, $all whole, $none without a trace"
