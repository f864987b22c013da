// Waits with a date by which they end: the date is one of clocks that show program time, the C library compares it with the
// machine's. It is moved by what lies between the two.

#define _GNU_SOURCE
#include "process_time.h"

#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

/// The date on the machine's `clock` by which a wait ends that is to end when the process's shows `date`.
static struct timespec real_date(clockid_t clock, const struct timespec *date) {
    struct timespec now, shown;
    system_clock_gettime(clock, &now);
    clock_gettime(clock, &shown);
    int64_t left = nanoseconds(date) - nanoseconds(&shown);
    return left > 0 ? timespec_of(nanoseconds(&now) + left) : now;
}

/// A condition's clock is not told by the condition. Monotonic time counts from the machine's start, so that a billion seconds
/// are a date.
static clockid_t likely_clock(const struct timespec *date) {
    return date->tv_sec > 1000000000 ? CLOCK_REALTIME : CLOCK_MONOTONIC;
}

typedef int cond_timedwait(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
typedef int semaphore_timedwait(sem_t *, const struct timespec *);

int system_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *date) {
    static _Atomic(void *) found;
    void *function = found;
    if (function == NULL) {
        // On x86 there is an older one of that name, for a condition of another shape, which comes first.
        function = dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2");
        if (function == NULL) function = dlsym(RTLD_NEXT, "pthread_cond_timedwait");
        found = function;
    }
    return ((cond_timedwait *)function)(condition, mutex, date);
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict date) {
    if (!program_time_is_active()) return system_cond_timedwait(condition, mutex, date);
    struct timespec limit = real_date(likely_clock(date), date);
    return system_cond_timedwait(condition, mutex, &limit);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict date) {
    static _Atomic(void *) found;
    void *function = found;
    if (function == NULL) {
        function = dlsym(RTLD_NEXT, "sem_timedwait");
        found = function;
    }
    if (!program_time_is_active()) return ((semaphore_timedwait *)function)(semaphore, date);
    struct timespec limit = real_date(CLOCK_REALTIME, date);
    return ((semaphore_timedwait *)function)(semaphore, &limit);
}
