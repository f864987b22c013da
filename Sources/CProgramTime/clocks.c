// The clocks: what the process reads.

#include "process_time.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/time.h>
#include <time.h>

/// For how long, in nanoseconds of the machine, clocks stand still at most. A program that waits for a time by itself, in a
/// nested run loop or by asking again and again, would wait for ever without; frames take far less.
static const uint64_t patience = 5000000000;

static _Atomic bool is_active;
/// What the host has moved the clocks to.
static _Atomic uint64_t moved_to;
/// The machine's time at which it has done so.
static _Atomic uint64_t moved_at;
/// What the clocks showed at program time 0, in nanoseconds; realtime's is the run's date.
static int64_t monotonic_start, boottime_start, realtime_start;

bool program_time_is_active(void) { return atomic_load_explicit(&is_active, memory_order_acquire); }

uint64_t program_time_real_now(void) {
    struct timespec now;
    system_clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)nanoseconds(&now);
}

/// Some libraries read the time in microseconds: clocks show whole ones, so that these do not see an earlier time than others.
static int64_t whole_microseconds(int64_t nanoseconds) { return (nanoseconds + 999) / 1000 * 1000; }

void clocks_begin(int64_t date) {
    struct timespec now;
    system_clock_gettime(CLOCK_MONOTONIC, &now);
    monotonic_start = whole_microseconds(nanoseconds(&now));
    system_clock_gettime(CLOCK_BOOTTIME, &now);
    boottime_start = whole_microseconds(nanoseconds(&now));
    realtime_start = whole_microseconds(date);
    atomic_store(&moved_to, 0);
    atomic_store(&moved_at, program_time_real_now());
    atomic_store_explicit(&is_active, true, memory_order_release);
}

void clocks_end(void) { atomic_store_explicit(&is_active, false, memory_order_release); }

uint64_t program_time_now(void) {
    uint64_t stood = program_time_real_now() - atomic_load(&moved_at);
    return atomic_load(&moved_to) + (stood > patience ? stood - patience : 0);
}

void program_time_set(uint64_t time) {
    uint64_t now = program_time_now();
    atomic_store(&moved_to, (uint64_t)whole_microseconds((int64_t)(time > now ? time : now)));
    atomic_store(&moved_at, program_time_real_now());
}

bool clock_start(clockid_t clock, int64_t *start) {
    switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
    case CLOCK_TAI: *start = realtime_start; return true;
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_MONOTONIC_RAW: *start = monotonic_start; return true;
    case CLOCK_BOOTTIME: *start = boottime_start; return true;
    default: return false;
    }
}

uint64_t program_time_of(clockid_t clock, const struct timespec *date) {
    int64_t start;
    if (!clock_start(clock, &start)) return 0;
    int64_t time = nanoseconds(date) - start;
    return time > 0 ? (uint64_t)time : 0;
}

uint64_t real_nanoseconds_until(uint64_t time) {
    uint64_t now = program_time_now();
    if (time <= now) return 0;
    uint64_t stood = program_time_real_now() - atomic_load(&moved_at);
    return time - now + (stood < patience ? patience - stood : 0);
}

// MARK: What programs and libraries call

int clock_gettime(clockid_t clock, struct timespec *result) {
    int64_t start;
    if (!program_time_is_active() || !clock_start(clock, &start)) return system_clock_gettime(clock, result);
    *result = timespec_of(start + (int64_t)program_time_now());
    return 0;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
    (void)zone;
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) return 0;
    result->tv_sec = now.tv_sec;
    result->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *result) {
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) return (time_t)-1;
    if (result != NULL) *result = now.tv_sec;
    return now.tv_sec;
}
