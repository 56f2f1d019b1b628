#!/usr/bin/env bash
# A large collection: its export can be imported in bounded memory, and one record is found as fast as by sqlite3.
# LARGE is the number of items; there are five comments for each. A tenth more than sqlite3 counts as noise.
source "$(dirname "$0")/../lib.sh"
check large
items=${LARGE:-1000000}

# peak COMMAND...: runs it and prints its peak memory in KiB.
peak() {
  perl -e '
    my $pid = fork // die; if (!$pid) { exec @ARGV or die }
    my $peak = 0;
    while (1) {
      if (open my $in, "<", "/proc/$pid/status") { while (<$in>) { $peak = $1 if /^VmHWM:\s+(\d+)/ && $1 > $peak } }
      my $done = waitpid $pid, 1; if ($done == $pid) { print STDERR "status $?\n" if $?; print "$peak\n"; exit($? ? 1 : 0) }
      select undef, undef, undef, 0.02;
    }' "$@"
}
SECONDS=0
quiet demo --items "$items" --seed 1
echo "demo: $SECONDS s, $(stat -c %s "$store") bytes"
same "items" "$(o store info --json | jq '[.. | objects | select(.name? == "Omiyage") | .count] | first')" "$items"
SECONDS=0
quiet export --type all --to jsonl -o "$dir/all.jsonl"
echo "export: $SECONDS s, $(stat -c %s "$dir/all.jsonl") bytes"
first=$store
store=$dir/second.store
SECONDS=0
kib=$(peak "$omiyage" --store "$store" import "$dir/all.jsonl" 2> "$dir/err") || fault "import: $(head -c 300 "$dir/err")"
echo "import: $SECONDS s, $kib KiB at the peak"
[ "$kib" -lt $((512 * 1024)) ] || fault "the import took $kib KiB"
verify
o export --type all --to jsonl -o "$dir/again.jsonl" 2> "$dir/err"
cmp -s "$dir/all.jsonl" "$dir/again.jsonl" || fault "the export of the import differs"
rm -f "$first" "$dir/again.jsonl"

sqlite3 "$dir/rival.db" << SQL
PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;
CREATE TABLE omiyage(id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL, detail TEXT, average REAL, createDate TEXT);
CREATE INDEX by_average ON omiyage(average);
CREATE TABLE raw(line TEXT);
.mode ascii
.separator "\037" "\n"
.import $dir/all.jsonl raw
INSERT INTO omiyage SELECT json_extract(line,'$.id'), json_extract(line,'$.title'), json_extract(line,'$.detail'),
  json_extract(line,'$.average'), json_extract(line,'$.createDate') FROM raw;
DROP TABLE raw;
SQL
rm -f "$dir/all.jsonl"
middle=$((items / 2))
ours=("$omiyage" --store "$store" items show "$middle" --comments 0)
theirs=(sqlite3 "$dir/rival.db" "SELECT * FROM omiyage WHERE id = $middle;")
keeps_up "items show" 101 1100
ours=("$omiyage" --store "$store" items add "one more")
theirs=(sqlite3 "$dir/rival.db" "PRAGMA synchronous=FULL; INSERT INTO omiyage(title) VALUES('one more');")
keeps_up "items add" 101 1100
passed "$items items and $((items * 5)) comments"
