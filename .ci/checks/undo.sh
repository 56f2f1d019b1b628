#!/usr/bin/env bash
# After any command that writes, undo gives the export of before, byte for byte, and redo that of after.
source "$(dirname "$0")/../lib.sh"
check undo

sample_store
rows 300 > "$dir/rows.csv"
printf 'id,title,detail\n1,first again,\n3,third again,x\n9000,far,y\n' > "$dir/update.csv"
printf 'omiyage_id,star,comment\n1,5,a\n2,1,b\n' > "$dir/comments.csv"
printf 'add a\ncomment @last b --star 2\nedit 1 --title c\ndelete 2\n' > "$dir/lines"
printf '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0' > "$dir/photo.png"
export_to() { o export --type all --to jsonl --with-images > "$1" 2> "$dir/err"; }
commands=0
while read -r line; do
  export_to "$dir/before"
  # shellcheck disable=SC2086
  quiet $line || continue
  export_to "$dir/after"
  if cmp -s "$dir/before" "$dir/after"; then fault "$line changed nothing"; fi
  quiet undo || continue
  export_to "$dir/got"
  cmp -s "$dir/got" "$dir/before" || fault "undo of $line"
  quiet redo || continue
  export_to "$dir/got"
  cmp -s "$dir/got" "$dir/after" || fault "redo of $line"
  commands=$((commands + 1))
done << END
items add new --detail text
items add photo --image $dir/photo.png
items edit 1 --title renamed
items edit 2 --detail changed --date 2020-01-01
items edit 21 --title plain
comments add 1 text --star 1
comments edit 1 --star 5
comments edit 2 --comment other
comments delete 1
items delete 3
items delete 4-6 --yes
import $dir/rows.csv
import $dir/update.csv --on-conflict update
import $dir/comments.csv
batch $dir/lines
items delete --all --yes
END
quiet undo
count=$(count_items)
[ "$count" -gt 300 ] || fault "undo of the last delete gave $count items"
verify
passed "$commands commands taken back and brought back"
