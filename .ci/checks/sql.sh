#!/usr/bin/env bash
# An export to SQL, loaded into the real systems: sqlite3, a PostgreSQL server and a MariaDB server that this script
# starts, reachable by a socket in its scratch directory alone. Every value must come back as it was.
source "$(dirname "$0")/../lib.sh"
check sql
servers=()

stop() {
  local status=$?
  for server in "${servers[@]+"${servers[@]}"}"; do kill "$server" 2> "$dir/null" || true; done
  for server in "${servers[@]+"${servers[@]}"}"; do wait "$server" 2> "$dir/null" || true; done
  clean "$status"
}
trap stop EXIT

# until_ready COMMAND...: waits up to a minute for a server to answer.
until_ready() {
  local n
  for ((n = 0; n < 600; n++)); do
    if "$@" > "$dir/null" 2>&1; then return 0; fi
    sleep 0.1
  done
  fault "no answer from $1: $(tail -n 3 "$dir/server.log")"
  return 1
}

# What text must survive, and what SQL could mistake: quotes, backslashes, comments, ends of lines, commands of shells.
photo=$(printf '\211PNG\r\n\032\n\0\0\0\rIHDR\0\0\0\2\0\0\0\3\10\2\0\0\0' | base64 -w 0)
perl -CO -Mutf8 -MJSON::PP -e '
  my @texts = ("東京ばな奈", "ｶﾞﾁｬ", "か\x{3099}", "絵文字 👨‍👩‍👧 と 🇯🇵", "it'"'"'s", "\\", "\\'"'"'); DROP TABLE omiyage; --",
    "a\nb", "a\r\nb", "\r", "line\n.quit\n", "line\n\\q\n", "\$\$", ":name \@x \%s", "\t tab", "\x1b[31m\x1a", "/* */ -- #",
    "E'"'"'x'"'"'", "\"double\"", "delimiter //\ndelimiter //", "");
  my $json = JSON::PP->new->canonical;
  for my $n (0 .. $#texts) {
    my $text = $texts[$n];
    my $item = { id => 10 * $n + 1, title => "title $text", detail => $text, createDate => "2026-11-30T01:02:03.456Z",
      comments => [map { { id => 100 * $n + $_, comment => $text, star => $_ % 5 + 1, createDate => "1969-12-31T23:59:59Z" } }
        1 .. $n % 4] };
    $item->{imageData} = $ARGV[0] if $n == 3;
    print $json->encode($item), "\n";
  }' "$photo" > "$dir/hard.jsonl"
quiet import "$dir/hard.jsonl"
quiet add "the last"
quiet delete @last
o export --to jsonl --with-images -o "$dir/all.jsonl" 2> "$dir/err"

# What each system must give: rows with numbers, and texts and bytes in hexadecimal.
perl -MJSON::PP -MMIME::Base64 -MEncode -e '
  sub hex_of { uc unpack "H*", Encode::encode("UTF-8", $_[0]) }
  my (@items, @comments);
  while (<>) {
    my $item = decode_json $_;
    my $photo = defined $item->{imageData} ? uc unpack("H*", decode_base64 $item->{imageData}) : "";
    push @items, join "|", $item->{id}, hex_of($item->{title}), hex_of($item->{detail}),
      defined $item->{average} ? sprintf("%.6f", $item->{average}) : "", $item->{commentCount},
      hex_of($item->{createDate}), $photo;
    push @comments, map { join "|", $_->{id}, $item->{id}, hex_of($_->{comment}), $_->{star} } @{$item->{comments}};
  }
  print "$_\n" for @items, sort { $a <=> $b } @comments;' "$dir/all.jsonl" > "$dir/wanted"
grep -q 89504E47 "$dir/wanted" || fault "the photo is not in the export"
[ "$(wc -l < "$dir/wanted")" -gt 40 ] || fault "too few rows are compared"

next_item=$(($(o items list --limit 1 --format tsv --no-header --fields id) + 2))

# compare SYSTEM MOMENT TEXT BYTES COMMAND...: asks a system for all rows. MOMENT gives the date in hexadecimal digits of
# RFC 3339, TEXT and BYTES those of a value that stands for %.
compare() {
  local system=$1 moment=$2 text=$3 bytes=$4
  shift 4
  {
    "$@" "SELECT id || '|' || ${text//%/title} || '|' || ${text//%/detail} || '|'
        || coalesce(CAST(average AS CHAR(20)), '') || '|' || comment_count || '|' || $moment || '|'
        || coalesce(${bytes//%/image_data}, '') FROM omiyage ORDER BY id;"
    "$@" "SELECT id || '|' || omiyage_id || '|' || ${text//%/comment} || '|' || star
      FROM omiyage_comment ORDER BY id;"
  } > "$dir/got" 2> "$dir/err" || fault "$system: $(head -c 300 "$dir/err")"
  # Averages in one form, whichever the system chose.
  perl -i -pe 's/^((?:[^|]*\|){3})([0-9.]+) *\|/sprintf("%s%.6f|", $1, $2)/e if tr/|// == 6; tr/a-f/A-F/' "$dir/got"
  cmp -s "$dir/wanted" "$dir/got" || fault "$system differs: $(diff "$dir/wanted" "$dir/got" | head -n 4)"
}

# SQLite.
o export --to sql --with-images -o "$dir/sqlite.sql" 2> "$dir/err"
sqlite3 -bail "$dir/sqlite.db" < "$dir/sqlite.sql" 2> "$dir/err" || fault "sqlite3: $(head -c 300 "$dir/err")"
compare sqlite "hex(create_date)" "hex(%)" "hex(%)" sqlite3 "$dir/sqlite.db"
same "sqlite's next id" \
  "$(sqlite3 "$dir/sqlite.db" "INSERT INTO omiyage(title,detail,comment_count,create_date) VALUES('x','',0,'') RETURNING id;")" \
  "$next_item"
same "sqlite's check" "$(sqlite3 "$dir/sqlite.db" "PRAGMA integrity_check; PRAGMA foreign_key_check;")" ok

# PostgreSQL, which does not run as root.
postgres=$(find /usr/lib/postgresql -name initdb -path '*/bin/*' | sort -V | tail -n 1)
if [ -n "$postgres" ]; then
  mkdir "$dir/postgres"
  as=()
  if [ "$(id -u)" -eq 0 ]; then
    chmod 755 "$dir"
    chown postgres "$dir/postgres"
    as=(runuser -u postgres --)
  fi
  "${as[@]}" "$postgres" -D "$dir/postgres/data" -A trust -U postgres -E UTF8 --locale=C --no-sync > "$dir/server.log" 2>&1
  "${as[@]}" "$(dirname "$postgres")/postgres" -D "$dir/postgres/data" -k "$dir/postgres" -c listen_addresses= \
    -c fsync=off >> "$dir/server.log" 2>&1 &
  servers+=($!)
  psql=(psql -X -q -A -t -v ON_ERROR_STOP=1 -h "$dir/postgres" -U postgres)
  until_ready "${psql[@]}" -c "SELECT 1"
  o export --to sql --dialect postgresql --with-images -o "$dir/postgres.sql" 2> "$dir/err"
  "${psql[@]}" -f "$dir/postgres.sql" > "$dir/out" 2> "$dir/err" || fault "psql: $(head -c 300 "$dir/err")"
  compare postgresql \
    "encode(convert_to(to_char(create_date AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"'), 'UTF8'), 'hex')" \
    "encode(convert_to(%, 'UTF8'), 'hex')" "encode(%, 'hex')" "${psql[@]}" -c
  same "postgresql's next id" "$("${psql[@]}" -c "INSERT INTO omiyage(title,detail,comment_count,create_date)
    VALUES('x','',0,now()) RETURNING id")" "$next_item"
else
  fault "there is no PostgreSQL server (Debian: postgresql)"
fi

# MariaDB.
if command -v mariadbd > "$dir/out"; then
  mariadb-install-db --no-defaults --datadir="$dir/mariadb" --auth-root-authentication-method=normal \
    --skip-test-db --user="$(id -un)" > "$dir/server.log" 2>&1
  mariadbd --no-defaults --datadir="$dir/mariadb" --socket="$dir/mariadb.socket" --skip-networking \
    --user="$(id -un)" --pid-file="$dir/mariadb.pid" >> "$dir/server.log" 2>&1 &
  servers+=($!)
  mariadb=(mariadb --no-defaults -u root --socket="$dir/mariadb.socket" --default-character-set=utf8mb4 -N -r -B)
  until_ready "${mariadb[@]}" -e "SELECT 1"
  "${mariadb[@]}" -e "CREATE DATABASE souvenirs"
  o export --to sql --dialect mysql --with-images -o "$dir/mariadb.sql" 2> "$dir/err"
  "${mariadb[@]}" souvenirs < "$dir/mariadb.sql" > "$dir/out" 2> "$dir/err" || fault "mariadb: $(head -c 300 "$dir/err")"
  compare mariadb "hex(concat(replace(left(create_date, 23), ' ', 'T'), 'Z'))" "hex(%)" "hex(%)" \
    "${mariadb[@]}" souvenirs --init-command="SET sql_mode = 'PIPES_AS_CONCAT'" -e
  same "mariadb's next id" "$("${mariadb[@]}" souvenirs -e "INSERT INTO omiyage(title,detail,comment_count,create_date)
    VALUES('x','',0,now()) RETURNING id")" "$next_item"
else
  fault "there is no MariaDB server (Debian: mariadb-server)"
fi
passed "$(wc -l < "$dir/wanted") rows in SQLite, PostgreSQL and MariaDB"
