#!/usr/bin/env bash
# A disk fills up: the command says so and changes nothing, what was there stays, and the store goes on once there is
# room. Needs root, for a small file system in memory.
source "$(dirname "$0")/../lib.sh"
check disk-full
if [ "$(id -u)" -ne 0 ]; then echo "SKIP $name: needs root, to mount a small file system"; exit 0; fi
mkdir "$dir/small"
if ! mount -t tmpfs -o size=2m tmpfs "$dir/small" 2> "$dir/err"; then
  echo "SKIP $name: mount is not permitted here: $(cat "$dir/err")"
  exit 0
fi
mounted=$dir/small
store=$dir/small/check.store

detail=$(head -c 50000 /dev/zero | tr '\0' 'x')
added=0 status=0
while [ "$added" -lt 200 ]; do
  # Each text is another one: equal long texts are kept once.
  o add "item $added" --detail "$added $detail" > "$dir/out" 2> "$dir/err" || { status=$?; break; }
  added=$((added + 1))
  [ -s "$store" ] || fault "the store has no bytes after add $added"
done
same "exit code of the add that found the disk full" "$status" 74
same "lines on stderr" "$(wc -l < "$dir/err")" 1
[ "$added" -gt 10 ] || fault "only $added items fitted"
same "items" "$(count_items)" "$added"
verify
o export --type all --to jsonl > "$dir/before" 2> "$dir/err"

head -c 3000000 /dev/urandom > "$dir/tail"
{ printf '\xff\xd8\xff\xe0'; cat "$dir/tail"; } > "$dir/photo.jpg"
expect 74 edit 1 --image "$dir/photo.jpg"
for n in 1 2 3; do expect 74 add "more $n" --detail "more $n $detail"; done
o export --type all --to jsonl > "$dir/after" 2> "$dir/err"
cmp -s "$dir/before" "$dir/after" || fault "a command that failed changed something"
verify
same "files" "$(find "$dir/small" -type f | wc -l)" 1

# Room again.
mount -o remount,size=16m "$dir/small"
id=$(o -q add "after") || fault "add after making room"
[ "${id:-0}" -gt "$added" ] || fault "id $id after $added items"
quiet edit 1 --image "$dir/photo.jpg"
same "items at the end" "$(count_items)" $((added + 1))
verify
passed "$added items before the disk was full"
