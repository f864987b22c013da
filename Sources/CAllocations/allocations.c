#include "allocations.h"

#include <errno.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define LEFT_TO_A_SANITIZER
#endif
#endif

// At a fixed offset from the thread pointer: other models may allocate on first access.
static _Thread_local uint64_t count __attribute__((tls_model("initial-exec")));

uint64_t allocations_on_this_thread(void) { return count; }

#ifdef LEFT_TO_A_SANITIZER

bool allocations_are_counted(void) { return false; }

#else

bool allocations_are_counted(void) { return true; }

// Definitions in a program take precedence over the C library's, in all libraries that it loads. The memory still comes
// from glibc, so functions that free it need not be replaced.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t number, size_t size);
void *__libc_realloc(void *old, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
    count++;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count++;
    return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
    count++;
    return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
    count++;
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count++;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    // POSIX: a power of two, and a multiple of a pointer's size.
    if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
    count++;
    void *memory = __libc_memalign(alignment, size);
    if (memory == NULL) return ENOMEM;
    *result = memory;
    return 0;
}

#endif
