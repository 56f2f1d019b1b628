#!/usr/bin/env bash
# The manual page, in both languages, as mandoc and groff judge it.
source "$(dirname "$0")/../lib.sh"
check manual

readers=0
for locale in C.UTF-8 ja_JP.UTF-8; do
  LC_ALL=$locale "$omiyage" help --man > "$dir/omiyage.1"
  case $locale in ja*) word=終了ステータス ;; *) word="EXIT STATUS" ;; esac
  if command -v mandoc > "$dir/which"; then
    mandoc -T lint "$dir/omiyage.1" > "$dir/out" 2>&1 || true
    [ ! -s "$dir/out" ] || fault "mandoc, $locale: $(head -n 5 "$dir/out")"
    mandoc -T utf8 "$dir/omiyage.1" | sed -E 's/.\x08//g' > "$dir/out"
    grep -q "$word" "$dir/out" || fault "mandoc, $locale: $word is not there"
    readers=$((readers + 1))
  fi
  if command -v groff > "$dir/which"; then
    groff -ww -man -K utf8 -T utf8 -P -c "$dir/omiyage.1" > "$dir/out" 2> "$dir/err" || fault "groff fails"
    [ ! -s "$dir/err" ] || fault "groff, $locale: $(head -n 5 "$dir/err")"
    sed -E 's/.\x08//g' "$dir/out" > "$dir/text"
    grep -q "$word" "$dir/text" || fault "groff, $locale: $word is not there"
    grep -q 東京ばな奈 "$dir/text" || fault "groff, $locale: 東京ばな奈 is not there"
    readers=$((readers + 1))
  fi
done
[ "$readers" -gt 0 ] || { echo "SKIP manual: neither mandoc nor groff is here"; exit 0; }
passed "$readers readings"
