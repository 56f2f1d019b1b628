#!/usr/bin/env bash
# The average and the count of an item follow its comments, and recompute finds nothing to repair.
source "$(dirname "$0")/../lib.sh"
check averages

item() { o items show 1 --json | jq -c ".[0].$1"; }
quiet add ちんすこう
same "average before" "$(item average)" null
quiet comments add 1 おいしい --star 5
quiet comments add 1 --star 4
same "average of 5 and 4" "$(item average)" 4.5
same "count" "$(item commentCount)" 2
quiet comments delete 1
same "average after the first is gone" "$(item average)" 4
quiet comments edit 2 --star 2
same "average after an edit" "$(item average)" 2
quiet comments delete 2
same "average of none" "$(item average)" null
same "count of none" "$(item commentCount)" 0
for star in 4 4 4 5; do quiet comments add 1 --star "$star"; done
same "average of 17 over 4" "$(item average)" 4.25
same "table" "$(o ratings show 1 --json | jq -c '.[0] | [.count, .sum, .average, .stars]')" '[4,17,4.25,[0,0,0,3,1]]'
before=$(sha256sum < "$store")
quiet ratings recompute
same "recompute of a sound store writes nothing" "$(sha256sum < "$store")" "$before"
passed "averages are those of the comments"
