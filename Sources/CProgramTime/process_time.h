#pragma once

// Shared by the files of this target: the system's own functions, and program time behind the public header.

#include "program_time.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/timerfd.h>
#include <time.h>

/// Clocks and timers run on program time.
bool program_time_is_active(void);

/// Starts and stops the clocks; see program_time_begin().
void clocks_begin(int64_t date);
void clocks_end(void);

/// Nanoseconds that `clock` shows at program time 0; false for a clock that does not follow program time.
bool clock_start(clockid_t clock, int64_t *start);

/// Program time at which `clock` shows `date`; 0 for what has passed.
uint64_t program_time_of(clockid_t clock, const struct timespec *date);

/// For how long the machine has to wait until clocks show `time` by themselves, should nobody move them.
uint64_t real_nanoseconds_until(uint64_t time);

/// Notes what all armed timers are due at, when program time begins.
void timers_begin(void);

/// Arms all timers by the system's clocks again.
void timers_end(void);

/// Time of the earliest armed timer.
uint64_t timers_next(void);

/// Lets the earliest timer go off if it is due by `time`.
bool timers_fire(uint64_t time);

/// Wakes all sleeping threads.
void sleepers_end(void);

/// Time of the earliest sleeping thread.
uint64_t sleepers_next(void);

/// Wakes the earliest sleeping thread if it is due by `time`.
bool sleepers_wake(uint64_t time);

// The C library's functions, which this target replaces.
int system_clock_gettime(clockid_t clock, struct timespec *result);
int system_timerfd_create(int clock, int flags);
int system_timerfd_settime(int descriptor, int flags, const struct itimerspec *setting, struct itimerspec *before);
int system_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *date);
int system_clock_nanosleep(clockid_t clock, int flags, const struct timespec *request, struct timespec *rest);

static inline int64_t nanoseconds(const struct timespec *time) {
    return (int64_t)time->tv_sec * 1000000000 + time->tv_nsec;
}

static inline struct timespec timespec_of(int64_t nanoseconds) {
    struct timespec result = {nanoseconds / 1000000000, nanoseconds % 1000000000};
    return result;
}
