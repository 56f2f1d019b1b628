#!/usr/bin/env bash
# Search folds width, case and kana; % is a plain character; --exact folds nothing.
source "$(dirname "$0")/../lib.sh"
check search

quiet add ガチャ
quiet add ｶﾞﾁｬ
quiet add がちゃ
quiet add Straße
quiet add '50% off'
quiet add '50 off'
quiet add かき
quiet add がま口
found() { o search "$@" --format jsonl --sort id --asc 2> "$dir/err" | jq -r .id | paste -sd ' ' || true; }
for word in ｶﾞﾁｬ ガチャ がちゃ; do same "$word" "$(found "$word")" "1 2 3"; done
same STRASSE "$(found STRASSE)" 4
same "50%" "$(found '50%')" 5
same 50 "$(found 50)" "5 6"
same "か" "$(found か)" 7
same "exact ｶﾞﾁｬ" "$(found ｶﾞﾁｬ --exact)" 2
same "exact ガチャ" "$(found ガチャ --exact)" 1
same "exact STRASSE" "$(found STRASSE --exact)" ""
same "NFD がま口" "$(found "$(printf '\xe3\x81\x8b\xe3\x82\x99\xe3\x81\xbe\xe5\x8f\xa3')")" 8
expect 1 search not-there
expect 0 search ""
passed "folded and exact search"
