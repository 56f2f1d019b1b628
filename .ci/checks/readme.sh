#!/usr/bin/env bash
# The sessions of the README, run again on a terminal: each command prints what stands there, in English and in
# Japanese.
source "$(dirname "$0")/../lib.sh"
check readme

mkdir "$dir/bin"
ln -s "$omiyage" "$dir/bin/omiyage"
cd "$dir"
export PATH=$dir/bin:$PATH TZ=UTC COLUMNS=80 TERM=dumb
commands=0

# session HEADING LOCALE: the block of commands below a heading, run right after the tour under a locale.
session() {
  local heading=$1 locale=$2 line file
  export OMIYAGE_STORE=$dir/tour-$locale.store
  awk -v heading="$heading" 'index($0, heading) == 1 { on = 1 }
    on && /^```/ { if (inside && wanted) exit; inside = !inside; wanted = 0; next }
    on && inside { if (/^\$ /) wanted = 1; if (wanted) print }' "$here/README.md" > "$dir/wanted"
  sed -n 's/^\$ //p' "$dir/wanted" > "$dir/lines"
  [ "$(wc -l < "$dir/lines")" -ge 5 ] || fault "the README has no session below '$heading'"
  omiyage batch "$here/Fixtures/tour.omiyage" > "$dir/out" 2> "$dir/err" || fault "the tour: $(head -c 300 "$dir/err")"
  # The program alone gets the locale: shells complain of one that is not installed.
  while read -r line; do
    echo "\$ $line"
    # A command may fail: the README shows a message, too.
    script -qec "env LC_ALL=$locale $line" /dev/null < /dev/null | tr -d '\r' || true
  done < "$dir/lines" > "$dir/got"
  # The time of a change is that of the run.
  for file in got wanted; do
    sed -i -E 's/[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}/TIME/; s/ +$//' "$dir/$file"
  done
  diff "$dir/wanted" "$dir/got" || fault "the session below '$heading' prints something else"
  commands=$((commands + $(wc -l < "$dir/lines")))
}

session "## A first session" C.UTF-8
session "## 日本語" ja_JP.UTF-8
passed "$commands commands print what the README shows"
