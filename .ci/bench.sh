#!/usr/bin/env bash
# Measures whole processes of omiyage beside the sqlite3 shell, in the same run and on the same records: start, one
# durable add, one record by id, one comment with its average, searches, a sorted list, and bytes on the disk. Searches
# of three characters and more are held to the trigram index of FTS5, shorter ones to LIKE, and all to ripgrep over the
# csv file, where it is installed. Prints medians and ratios.
#
#   bench.sh [ITEMS...]   how many items; five comments each (10000)
#   RUNS=N                runs of each command (51)
#   OMIYAGE=FILE          the release binary
# shellcheck source=lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
check bench
runs=${RUNS:-51}

# row NAME OURS THEIRS UNIT THOUSANDTHS
row() {
  printf '%-34s %12d %12d %s  %s\n' "$1" "$2" "$3" "$4" "$(thousandths "$5")"
}

byte_row() { row "$1" "$2" "$3" "B " $(($2 * 1000 / $3)); }

# The ratio is the median of the pairs.
race_row() {
  race "$runs"
  row "$1" "$our_time" "$their_time" us "$ratio"
}

measure() {
  local items=$1 middle=$(($1 / 2)) rival=$dir/rival.db
  rm -f "$store"* "$rival"*
  quiet demo --items "$items" --seed 1
  o export --type items --to csv -o "$dir/items.csv" 2> "$dir/err"
  o export --type comments --to csv -o "$dir/comments.csv" 2> "$dir/err"
  sqlite3 "$rival" > "$dir/out" << SQL
PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;
CREATE TABLE omiyage(id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL, detail TEXT, average REAL,
  commentCount INTEGER, createDate TEXT, imageInfo TEXT);
CREATE TABLE comment(id INTEGER PRIMARY KEY AUTOINCREMENT, omiyage_id INTEGER NOT NULL, comment TEXT, star INTEGER,
  createDate TEXT, imageInfo TEXT);
.import --csv --skip 1 $dir/items.csv omiyage
.import --csv --skip 1 $dir/comments.csv comment
CREATE INDEX by_average ON omiyage(average);
CREATE INDEX by_item ON comment(omiyage_id);
PRAGMA wal_checkpoint(TRUNCATE);
SQL
  local csv=$(($(stat -c %s "$dir/items.csv") + $(stat -c %s "$dir/comments.csv")))
  local full="PRAGMA synchronous=FULL;"
  printf '\n%-34s %12s %12s     ratio\n' "$items items, $((items * 5)) comments" omiyage sqlite3
  byte_row "W9 bytes on disk" "$(stat -c %s "$store")" "$(stat -c %s "$rival")"
  byte_row "W9 bytes, beside the csv" "$(stat -c %s "$store")" "$csv"
  ours=("$omiyage" --version)
  theirs=(sqlite3 :memory: "")
  race_row "S start"
  ours=("$omiyage" --store "$store" items show "$middle" --comments 0)
  theirs=(sqlite3 "$rival" "SELECT * FROM omiyage WHERE id = $middle;")
  race_row "W4 one record by id"
  ours=("$omiyage" --store "$store" items add "one more")
  theirs=(sqlite3 "$rival" "$full INSERT INTO omiyage(title) VALUES('one more');")
  race_row "W1 one durable add"
  ours=("$omiyage" --store "$store" comments add "$middle" "good" --star 4)
  local average="(SELECT avg(star), count(*) FROM comment WHERE omiyage_id = $middle)"
  theirs=(sqlite3 "$rival" "$full BEGIN IMMEDIATE;
    INSERT INTO comment(omiyage_id, comment, star) VALUES($middle, 'good', 4);
    UPDATE omiyage SET (average, commentCount) = $average WHERE id = $middle; COMMIT;")
  race_row "W8 comment and average"
  verify
  searches
  ours=("$omiyage" --store "$store" items list --sort average --format csv)
  theirs=(sqlite3 -csv "$rival" "SELECT * FROM omiyage ORDER BY average DESC NULLS LAST, id DESC;")
  race_row "W6 all items by average"
}

# A word that one item has, and words of any length that many have.
searches() {
  local word like full
  sqlite3 "$rival" "CREATE VIRTUAL TABLE words USING fts5(title, detail, tokenize='trigram');
    INSERT INTO words(rowid, title, detail) SELECT id, title, detail FROM omiyage;"
  quiet add "檸檬味の飴玉" --detail "一つだけ"
  sqlite3 "$rival" "INSERT INTO words(rowid, title, detail) VALUES((SELECT max(rowid) + 1 FROM words), '檸檬味の飴玉', '');"
  echo "檸檬味の飴玉" >> "$dir/items.csv"
  for word in 檸檬味の飴玉 檸檬味 檸檬 檸 抹茶大福 抹茶; do
    ours=("$omiyage" --store "$store" search -q "$word")
    like="SELECT rowid FROM words WHERE title LIKE '%$word%' OR detail LIKE '%$word%' ORDER BY rowid DESC;"
    full="SELECT rowid FROM words WHERE words MATCH '\"$word\"' ORDER BY rowid DESC;"
    if [ "${#word}" -ge 3 ]; then theirs=(sqlite3 "$rival" "$full"); else theirs=(sqlite3 "$rival" "$like"); fi
    race_row "W5 search $word"
    if command -v rg > "$dir/which"; then
      theirs=(rg --fixed-strings "$word" "$dir/items.csv")
      race_row "W5 the same beside rg"
    fi
  done
}

for items in "${@:-10000}"; do measure "$items"; done
echo "medians of $runs runs on $(nproc) processors, $(date -u +%Y-%m-%d), $("$omiyage" --version), sqlite3 $(sqlite3 --version | cut -d ' ' -f 1)"
passed "measured"
