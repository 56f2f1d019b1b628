#!/usr/bin/env bash
# An id is never given twice: not after a delete, a delete of all, or an undo.
source "$(dirname "$0")/../lib.sh"
check ids

for n in 1 2 3 4 5; do same "add $n" "$(o -q add "item $n")" "$n"; done
quiet delete 5
same "after deleting 5" "$(o -q add "six")" 6
quiet delete --all --yes
same "after deleting all" "$(o -q add "seven")" 7
quiet undo
same "after an undo" "$(o -q add "eight")" 8
quiet comment 8 "a" --star 3
quiet comments delete 1
same "a comment after a delete" "$(o -q comment 8 "b" --star 3)" 2
verify
passed "no id twice"
