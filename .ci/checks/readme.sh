#!/usr/bin/env bash
# The first session of the README, run again on a terminal: each command prints what stands there.
source "$(dirname "$0")/../lib.sh"
check readme

awk '/^## A first session/ { on = 1 } on && /^```/ { if (inside) exit; inside = 1; next } inside' "$here/README.md" \
  > "$dir/wanted"
grep '^\$ ' "$dir/wanted" | sed 's/^\$ //' > "$dir/lines"
[ "$(wc -l < "$dir/lines")" -ge 5 ] || fault "the README has no session"
mkdir "$dir/bin"
ln -s "$omiyage" "$dir/bin/omiyage"
cd "$dir"
export PATH=$dir/bin:$PATH OMIYAGE_STORE=tour.store TZ=UTC COLUMNS=80 TERM=dumb
quiet_tour() { "$omiyage" --store tour.store batch "$here/Fixtures/tour.omiyage"; }
quiet_tour > "$dir/out" 2> "$dir/err" || fault "the tour: $(head -c 300 "$dir/err")"
while read -r line; do
  echo "\$ $line"
  script -qec "$line" /dev/null < /dev/null | tr -d '\r'
done < "$dir/lines" > "$dir/got"
# The time of a change is that of the run.
for file in got wanted; do
  sed -i -E 's/[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}/TIME/; s/ +$//' "$dir/$file"
done
diff "$dir/wanted" "$dir/got" || fault "the session of the README prints something else"
passed "$(wc -l < "$dir/lines") commands print what the README shows"
