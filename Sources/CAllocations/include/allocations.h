// How often the calling thread has asked for memory: by malloc, calloc, realloc, memalign, aligned_alloc or
// posix_memalign, from whatever library, the Swift runtime included. For tests and measurements; a program that links
// this target has its allocator's entrances replaced by counting ones.
#pragma once
#include <stdbool.h>
#include <stdint.h>

// Since the thread began. The difference of two readings is what was asked for in between.
uint64_t allocations_on_this_thread(void);

// False under a sanitizer, which has the entrances for itself; the count then stays 0.
bool allocations_are_counted(void);
