#!/usr/bin/env bash
# A full or closed standard output is an error, for every command that has something to print.
source "$(dirname "$0")/../lib.sh"
check output

sample_store
rows 10 > "$dir/rows.csv"
printf 'add a\nitems list\n' > "$dir/lines"
printf '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0' > "$dir/photo.png"
quiet add photo --image "$dir/photo.png"
quiet comment 1 photo --star 3 --image "$dir/photo.png"
item=$(o items list --format jsonl | jq -r 'select(.imageInfo) | .id')
comment=$(o comments list --format jsonl | jq -r 'select(.imageInfo) | .id')
count=0
while read -r line; do
  # Both are tried; a command that writes has changed the store by then, which is no matter here.
  for kind in full closed; do
    status=0
    # shellcheck disable=SC2086
    if [ "$kind" = full ]; then
      o $line > /dev/full 2> "$dir/err" || status=$?
    else
      o $line >&- 2> "$dir/err" || status=$?
    fi
    [ "$status" -eq 74 ] || fault "$line, stdout $kind: ended with $status: $(head -c 200 "$dir/err")"
    same "$line, stdout $kind, lines on stderr" "$(grep -c '^omiyage: ' "$dir/err" || true)" 1
  done
  count=$((count + 1))
done << END
items add x --json
items list
items list --format table
items list --json
items show 1
items show 1 --format table
items edit 2 --title y --json
items image $item -o -
comments add 1 x --star 3 --json
comments list
comments show 1
comments edit 1 --comment z --json
comments image $comment -o -
ratings show
ratings top
search item
import $dir/rows.csv --json
export
export --to csv
export --to json -o -
batch $dir/lines
history
undo --json
redo --json
store path
store info
store verify
help
help items add
help --man
completions bash
items add --help
--version
-q items add x
END
# Deleting needs a record of its own each time.
for kind in full closed; do
  for noun in items comments; do
    status=0
    if [ "$kind" = full ]; then
      o "$noun" delete @last --json > /dev/full 2> "$dir/err" || status=$?
    else
      o "$noun" delete @last --json >&- 2> "$dir/err" || status=$?
    fi
    same "$noun delete, stdout $kind" "$status" 74
    count=$((count + 1))
  done
done
verify
# A reader that goes away is no error.
status=0
o items list 2> "$dir/err" | head -n 1 > "$dir/out" || status=$?
[ ! -s "$dir/err" ] || fault "list | head wrote to stderr: $(head -c 200 "$dir/err")"
passed "$count commands"
