#ifndef CSYSTEM_H
#define CSYSTEM_H

// No other header: with _GNU_SOURCE it would show other types than the Glibc module does, and clash with it.
#include <stddef.h>

/// Open file description locks (fcntl(2)); the Glibc module does not show them.
static const int csystem_ofd_getlk = 36;
static const int csystem_ofd_setlk = 37;
/// madvise(2): populate page tables readable, faulting pages in; EFAULT instead of SIGBUS past the end.
static const int csystem_madv_populate_read = 22;

/// memmem(3), which the Glibc module hides.
static inline const void *csystem_memmem(const void *haystack, size_t haystack_count, const void *needle,
                                         size_t needle_count) {
  extern void *memmem(const void *, size_t, const void *, size_t);
  return memmem(haystack, haystack_count, needle, needle_count);
}

/// The magic number of the file system that holds a path (statfs(2)); 0 when it cannot be told.
unsigned long csystem_file_system_type(const char *path);

/// Eight sets of byte pairs. A set is one bit of each entry; a byte is in it by both halves: the bit of low[byte & 15]
/// and that of high[byte >> 4].
struct csystem_byte_pairs {
  unsigned char first_low[16];
  unsigned char first_high[16];
  unsigned char second_low[16];
  unsigned char second_high[16];
};

/// Whether the processor can run csystem_find_byte_pair.
int csystem_can_find_byte_pair(void);

/// The first place where a pair of one of the sets stands, 32 places at a time; `count` when there is none. The last
/// byte counts as followed by 0. Needs AVX2; the twin in Swift is BytePairSearch.
size_t csystem_find_byte_pair(const unsigned char *bytes, size_t count, const struct csystem_byte_pairs *pairs);

#endif
