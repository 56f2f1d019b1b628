#!/usr/bin/env bash
# A store that may only be read: reading works and changes nothing; writing says why not.
source "$(dirname "$0")/../lib.sh"
check read-only

mkdir "$dir/data"
store=$dir/data/check.store
sample_store
o export --type all --to jsonl > "$dir/before" 2> "$dir/err"

# writes_fail HOW: each command that writes gives one line and changes nothing.
writes_fail() {
  local line status sum
  sum=$(sha256sum < "$store")
  for line in "items add x" "comments add 1 x --star 3" "items edit 1 --title y" "items delete 2" "undo"; do
    status=0
    # shellcheck disable=SC2086
    "${as[@]+"${as[@]}"}" "$omiyage" --store "$store" $line > "$dir/out" 2> "$dir/err" || status=$?
    case $status in 73 | 77) ;; *) fault "$1: $line ended with $status: $(head -c 200 "$dir/err")" ;; esac
    same "$1: $line, lines on stderr" "$(wc -l < "$dir/err")" 1
    grep -qF "$store" "$dir/err" || fault "$1: $line does not name the store: $(head -c 200 "$dir/err")"
  done
  "${as[@]+"${as[@]}"}" "$omiyage" --store "$store" export --type all --to jsonl > "$dir/after" 2> "$dir/err" ||
    fault "$1: export ended with $?: $(head -c 200 "$dir/err")"
  cmp -s "$dir/before" "$dir/after" || fault "$1: the export differs"
  "${as[@]+"${as[@]}"}" "$omiyage" --store "$store" store verify > "$dir/out" 2> "$dir/err" ||
    fault "$1: store verify ended with $?: $(head -c 200 "$dir/err")"
  same "$1: bytes" "$(sha256sum < "$store")" "$sum"
  same "$1: files" "$(find "$dir/data" -type f | wc -l)" 1
}

ways=0
as=()
if [ "$(id -u)" -eq 0 ]; then
  # The superuser may write what nobody may: so be nobody. The binary may lie where nobody cannot reach it.
  if command -v setpriv > "$dir/which"; then
    chmod 755 "$dir" "$dir/data"
    chmod 644 "$store"
    cp "$omiyage" "$dir/omiyage"
    real=$omiyage
    omiyage=$dir/omiyage
    as=(setpriv --reuid=65534 --regid=65534 --clear-groups)
    writes_fail "a file of another user"
    ways=$((ways + 1))
    as=()
    omiyage=$real
  fi
  if mount --bind "$dir/data" "$dir/data" 2> "$dir/err"; then
    mounted=$dir/data
    mount -o remount,ro,bind "$dir/data"
    writes_fail "a read-only file system"
    ways=$((ways + 1))
    umount "$dir/data"
    mounted=""
  else
    echo "mount is not permitted here: $(cat "$dir/err")"
  fi
else
  chmod 444 "$store"
  chmod 555 "$dir/data"
  writes_fail "no permission to write"
  ways=$((ways + 1))
  chmod 755 "$dir/data"
  chmod 644 "$store"
fi
[ "$ways" -gt 0 ] || { echo "SKIP $name: needs setpriv or mount"; exit 0; }
passed "$ways kinds of read-only"
