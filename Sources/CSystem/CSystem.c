#include "CSystem.h"

#include <sys/vfs.h>

unsigned long csystem_file_system_type(const char *path) {
  struct statfs status;
  return statfs(path, &status) == 0 ? (unsigned long)status.f_type : 0;
}

#if defined(__x86_64__)
#include <immintrin.h>

// What libc found out when the process began (glibc 2.33). The compiler's own answer comes from a constructor that asks
// the processor again in each process; under a hypervisor every such question is a trap.
#if __has_include(<sys/platform/x86.h>)
#include <sys/platform/x86.h>
int csystem_can_find_byte_pair(void) { return CPU_FEATURE_ACTIVE(AVX2) != 0; }
#else
int csystem_can_find_byte_pair(void) { return __builtin_cpu_supports("avx2") != 0; }
#endif

struct wide_pairs {
  __m256i first_low, first_high, second_low, second_high;
};

/// The sets that a byte is in, for 32 bytes at once.
__attribute__((target("avx2"))) static inline __m256i sets_of(__m256i bytes, __m256i low, __m256i high) {
  const __m256i half = _mm256_set1_epi8(15);
  __m256i by_low = _mm256_shuffle_epi8(low, _mm256_and_si256(bytes, half));
  __m256i by_high = _mm256_shuffle_epi8(high, _mm256_and_si256(_mm256_srli_epi16(bytes, 4), half));
  return _mm256_and_si256(by_low, by_high);
}

/// Not 0 where a pair stands, for 32 places; reads 33 bytes.
__attribute__((target("avx2"))) static inline __m256i pairs_at(const unsigned char *bytes,
                                                               const struct wide_pairs *pairs) {
  __m256i first = _mm256_loadu_si256((const __m256i *)bytes);
  __m256i second = _mm256_loadu_si256((const __m256i *)(bytes + 1));
  return _mm256_and_si256(sets_of(first, pairs->first_low, pairs->first_high),
                          sets_of(second, pairs->second_low, pairs->second_high));
}

__attribute__((target("avx2"))) static inline unsigned places(__m256i found) {
  return ~(unsigned)_mm256_movemask_epi8(_mm256_cmpeq_epi8(found, _mm256_setzero_si256()));
}

__attribute__((target("avx2"))) static inline __m256i wide(const unsigned char *sets) {
  return _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)sets));
}

__attribute__((target("avx2"))) size_t csystem_find_byte_pair(const unsigned char *bytes, size_t count,
                                                              const struct csystem_byte_pairs *sets) {
  struct wide_pairs pairs = {wide(sets->first_low), wide(sets->first_high), wide(sets->second_low),
                             wide(sets->second_high)};
  size_t index = 0;
  for (; index + 65 <= count; index += 64) {
    __m256i low = pairs_at(bytes + index, &pairs);
    __m256i high = pairs_at(bytes + index + 32, &pairs);
    if (__builtin_expect(!_mm256_testz_si256(_mm256_or_si256(low, high), _mm256_or_si256(low, high)), 0)) {
      unsigned long long found = places(low) | (unsigned long long)places(high) << 32;
      return index + (size_t)__builtin_ctzll(found);
    }
  }
  if (index + 33 <= count) {
    unsigned found = places(pairs_at(bytes + index, &pairs));
    if (found) return index + (size_t)__builtin_ctz(found);
    index += 32;
  }
  if (count >= 33) {
    // The last places but one, some of them again: they had no pair.
    unsigned found = places(pairs_at(bytes + count - 33, &pairs));
    if (found) return count - 33 + (size_t)__builtin_ctz(found);
    unsigned char last = bytes[count - 1];
    int is_last = sets->first_low[last & 15] & sets->first_high[last >> 4] & sets->second_low[0] & sets->second_high[0];
    return is_last ? count - 1 : count;
  }
  unsigned char rest[33] = {0};
  __builtin_memcpy(rest, bytes, count);
  unsigned found = places(pairs_at(rest, &pairs));
  size_t place = found ? (size_t)__builtin_ctz(found) : count;
  return place < count ? place : count;
}

#else

int csystem_can_find_byte_pair(void) { return 0; }

size_t csystem_find_byte_pair(const unsigned char *bytes, size_t count, const struct csystem_byte_pairs *pairs) {
  (void)bytes;
  (void)pairs;
  return count;
}

#endif
