#!/usr/bin/env bash
# One bit of a store of 20 records is flipped: no command prints wrong data and calls it done.
# FLIPS bits are sampled, spread evenly over the file.
source "$(dirname "$0")/../lib.sh"
check flips
flips=${FLIPS:-1000}
RANDOM=${SEED:-$$}
echo "seed $RANDOM"

sample_store
same "records" "$(count_items)" 20
commands=("items list --json" "items show 1-20 --json" "comments list --json" "search item --json"
  "ratings show --json" "export --type all --to jsonl" "history --json")
for index in "${!commands[@]}"; do
  # shellcheck disable=SC2086
  o ${commands[$index]} > "$dir/wanted.$index"
done
good=$store
store=$dir/flipped.store
size=$(stat -c %s "$good")
step=$(((size * 8 + flips - 1) / flips))
silent=0 reported=0 tried=0
for ((bit = RANDOM % step; bit < size * 8; bit += step)); do
  perl -e '
    open my $in, "<:raw", $ARGV[0] or die; local $/; my $bytes = <$in>;
    substr($bytes, $ARGV[2] >> 3, 1) ^= chr(1 << ($ARGV[2] & 7));
    open my $out, ">:raw", $ARGV[1] or die; print $out $bytes; close $out or die;' "$good" "$store" "$bit"
  cp "$store" "$dir/before"
  seen=0
  for index in "${!commands[@]}"; do
    status=0
    # shellcheck disable=SC2086
    o ${commands[$index]} > "$dir/got" 2> "$dir/err" || status=$?
    if [ "$status" -eq 0 ]; then
      cmp -s "$dir/got" "$dir/wanted.$index" || fault "bit $bit: ${commands[$index]} is wrong and ended with 0"
    else
      seen=1
      [ "$status" -lt 126 ] || fault "bit $bit: ${commands[$index]} ended with $status"
      [ -s "$dir/err" ] || fault "bit $bit: ${commands[$index]} ended with $status and said nothing"
    fi
  done
  status=0
  o store verify > "$dir/got" 2> "$dir/err" || status=$?
  # A seal that broke cannot be told from one that was never whole; it promises, and holds nothing.
  if [ "$status" -eq 0 ] && [ "$bit" -lt $(((size - 40) * 8)) ]; then fault "bit $bit: store verify found nothing"; fi
  cmp -s "$store" "$dir/before" || fault "bit $bit: reading changed the file"
  tried=$((tried + 1))
  if [ "$seen" -eq 1 ]; then reported=$((reported + 1)); else silent=$((silent + 1)); fi
done
passed "$tried bits of $size bytes; $reported made a reading command fail, $silent touched nothing that it shows"
