// Threads that sleep. The main thread's sleep moves the clocks, as nothing but it could; every other thread waits until the clocks
// have been moved to its time.

#define _GNU_SOURCE
#include "process_time.h"

#include <errno.h>
#include <pthread.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

/// One sleeping thread, on its own stack.
struct sleeper {
    uint64_t due;
    bool is_woken;
    struct sleeper *next;
};

/// Every sleep takes some time, also that of a program that sleeps again for what is left of a nanosecond.
static const uint64_t shortest = 1000;

static struct sleeper *sleepers;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t woken = PTHREAD_COND_INITIALIZER;

static bool is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }

static struct sleeper *earliest(void) {
    struct sleeper *first = NULL;
    for (struct sleeper *sleeper = sleepers; sleeper != NULL; sleeper = sleeper->next) {
        if (!sleeper->is_woken && (first == NULL || sleeper->due < first->due)) first = sleeper;
    }
    return first;
}

uint64_t sleepers_next(void) {
    pthread_mutex_lock(&lock);
    struct sleeper *first = earliest();
    uint64_t due = first == NULL ? PROGRAM_TIME_NEVER : first->due;
    pthread_mutex_unlock(&lock);
    return due;
}

bool sleepers_wake(uint64_t time) {
    pthread_mutex_lock(&lock);
    struct sleeper *first = earliest();
    bool is_due = first != NULL && first->due <= time;
    if (is_due) {
        first->is_woken = true;
        pthread_cond_broadcast(&woken);
    }
    pthread_mutex_unlock(&lock);
    return is_due;
}

void sleepers_end(void) {
    pthread_mutex_lock(&lock);
    for (struct sleeper *sleeper = sleepers; sleeper != NULL; sleeper = sleeper->next) sleeper->is_woken = true;
    pthread_cond_broadcast(&woken);
    pthread_mutex_unlock(&lock);
}

static void sleep_until(uint64_t due) {
    if (is_main_thread()) {
        program_time_set(due);
        return;
    }
    struct sleeper self = {due, false, NULL};
    pthread_mutex_lock(&lock);
    self.next = sleepers;
    sleepers = &self;
    while (!self.is_woken && program_time_is_active() && program_time_now() < due) {
        struct timespec limit;
        system_clock_gettime(CLOCK_REALTIME, &limit);
        limit = timespec_of(nanoseconds(&limit) + (int64_t)real_nanoseconds_until(due));
        system_cond_timedwait(&woken, &lock, &limit);
    }
    for (struct sleeper **place = &sleepers; *place != NULL; place = &(*place)->next) {
        if (*place == &self) {
            *place = self.next;
            break;
        }
    }
    pthread_mutex_unlock(&lock);
}

// MARK: What programs and libraries call

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *request, struct timespec *rest) {
    int64_t start;
    if (!program_time_is_active() || request == NULL || request->tv_nsec < 0 || request->tv_nsec > 999999999
        || request->tv_sec < 0 || !clock_start(clock, &start))
        return system_clock_nanosleep(clock, flags, request, rest);
    uint64_t due = program_time_of(clock, request);
    if ((flags & TIMER_ABSTIME) == 0) {
        uint64_t length = (uint64_t)nanoseconds(request);
        due = program_time_now() + (length < shortest ? shortest : length);
    }
    sleep_until(due);
    return 0;
}

int nanosleep(const struct timespec *request, struct timespec *rest) {
    int error = clock_nanosleep(CLOCK_REALTIME, 0, request, rest);
    if (error == 0) return 0;
    errno = error;
    return -1;
}

unsigned sleep(unsigned seconds) {
    struct timespec request = {seconds, 0}, rest = {0, 0};
    return nanosleep(&request, &rest) == 0 ? 0 : (unsigned)rest.tv_sec + (rest.tv_nsec >= 500000000);
}

int usleep(useconds_t microseconds) {
    struct timespec request = timespec_of((int64_t)microseconds * 1000);
    return nanosleep(&request, NULL);
}
