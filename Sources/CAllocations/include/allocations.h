// Number of allocations of the calling thread: calls of malloc, calloc, realloc, memalign, aligned_alloc and
// posix_memalign by any library, the Swift runtime included. For tests and measurements: in a program that links this
// target, these functions are replaced by counting ones.
#pragma once
#include <stdbool.h>
#include <stdint.h>

// Allocations since the thread began.
uint64_t allocations_on_this_thread(void);

// False under a sanitizer, which replaces these functions itself; the count then stays 0.
bool allocations_are_counted(void);
