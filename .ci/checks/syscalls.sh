#!/usr/bin/env bash
# A command that writes syncs once; a command that reads syncs nothing, and creates and changes no file.
source "$(dirname "$0")/../lib.sh"
check syscalls
command -v strace > "$dir/which" || { echo "FAIL $name: needs strace"; failed=1; exit 1; }

# syncs WANTED ARGUMENTS...: the command must sync that many times, in any way there is.
syncs() {
  local wanted=$1
  shift
  strace -f -o "$dir/trace" -e trace=fdatasync,fsync,syncfs,sync,sync_file_range,msync \
    "$omiyage" --store "$store" "$@" > "$dir/out" 2> "$dir/err" || fault "$* failed: $(head -c 300 "$dir/err")"
  same "syncs in $*" "$(grep -cE '(fdatasync|fsync|syncfs|sync|sync_file_range|msync)\(' "$dir/trace" || true)" "$wanted"
}

# state: name, size, times, mode and content of everything beside the store.
state() {
  (cd "$dir/data" && find . -printf '%p %s %m %T@ %C@ %i\n' | sort && find . -type f -exec sha256sum {} + | sort)
}

mkdir "$dir/data"
store=$dir/data/check.store
rows 100 > "$dir/rows.csv"
sample_store
for command in "items add 東京ばな奈" "comments add 1 text --star 4" "items edit 2 --title new" "items delete 5" \
  "comments edit 1 --star 1" "comments delete 1" "import $dir/rows.csv" "undo" "redo" "batch $dir/batch"; do
  # shellcheck disable=SC2086
  syncs 1 $command
done
# In words of strace itself, as a person would look.
strace -f -c -o "$dir/counts" "$omiyage" --store "$store" items add once > "$dir/out" 2> "$dir/err"
same "strace -c, calls of fdatasync" "$(awk '$NF == "fdatasync" { print $4 }' "$dir/counts")" 1

before=$(state)
reads=0
for command in "items list" "items show 1-" "comments list" "ratings show" "ratings top" "search item" "export" \
  "history" "store info" "store verify" "store path" "items list --sort average --json" \
  "ratings recompute" "ratings recompute --dry-run" "items delete 1-3 --dry-run"; do
  # shellcheck disable=SC2086
  syncs 0 $command
  same "files after $command" "$(state)" "$before"
  reads=$((reads + 1))
done
# A trial run of an import may write behind the end and cut that again: the bytes stay.
sum=$(sha256sum < "$store")
quiet import "$dir/rows.csv" --dry-run
same "bytes after import --dry-run" "$(sha256sum < "$store")" "$sum"
same "files after import --dry-run" "$(find "$dir/data" -type f | wc -l)" 1
strace -f -o "$dir/trace" -e trace=openat,open,creat,rename,renameat,renameat2,unlink,unlinkat,link,linkat,ftruncate \
  "$omiyage" --store "$store" items list > "$dir/out"
if grep -E 'O_CREAT|O_WRONLY|O_RDWR|O_TRUNC|creat\(|rename|unlink|link|ftruncate' "$dir/trace" > "$dir/bad"; then
  fault "items list: $(head -n 3 "$dir/bad")"
fi
passed "one sync for each of 10 commands that write, none for each of $reads that read"
