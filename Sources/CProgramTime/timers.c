// Timer descriptors: what is armed, and for which program time.

#include "process_time.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stddef.h>
#include <unistd.h>

/// One timer descriptor of this process.
struct timer {
    int descriptor;
    clockid_t clock;
    /// Setting that would arm it on its own clock: when it goes off, and the interval after which it does so again.
    struct timespec date;
    uint64_t interval;
    /// In program time; PROGRAM_TIME_NEVER while it is not armed.
    uint64_t due;
    bool is_armed;
};

/// libdispatch and a run loop have some five between them. Descriptors beyond these stay on the system's clocks.
enum { capacity = 128 };

static struct timer timers[capacity];
static int count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct timer *timer_of(int descriptor) {
    for (int index = 0; index < count; index++) {
        if (timers[index].descriptor == descriptor) return &timers[index];
    }
    return NULL;
}

static void forget(struct timer *timer) { *timer = timers[--count]; }

/// Has the system wake those who wait for the descriptor when clocks come to the timer's time without being moved.
static int arm_by_patience(const struct timer *timer) {
    struct itimerspec setting = {{0, 0}, {0, 0}};
    if (timer->is_armed) {
        uint64_t wait = real_nanoseconds_until(timer->due);
        setting.it_value = timespec_of(wait > 0 ? (int64_t)wait : 1);
    }
    return system_timerfd_settime(timer->descriptor, 0, &setting, NULL);
}

void timers_begin(void) {
    pthread_mutex_lock(&lock);
    for (int index = 0; index < count; index++) {
        struct timer *timer = &timers[index];
        if (!timer->is_armed) continue;
        timer->due = program_time_of(timer->clock, &timer->date);
        if (arm_by_patience(timer) != 0) forget(timer), index--;
    }
    pthread_mutex_unlock(&lock);
}

void timers_end(void) {
    pthread_mutex_lock(&lock);
    for (int index = 0; index < count; index++) {
        struct timer *timer = &timers[index];
        if (!timer->is_armed) continue;
        struct itimerspec setting = {timespec_of((int64_t)timer->interval), timer->date};
        if (system_timerfd_settime(timer->descriptor, TFD_TIMER_ABSTIME, &setting, NULL) != 0) forget(timer), index--;
    }
    pthread_mutex_unlock(&lock);
}

static struct timer *earliest(void) {
    struct timer *first = NULL;
    for (int index = 0; index < count; index++) {
        struct timer *timer = &timers[index];
        if (timer->is_armed && (first == NULL || timer->due < first->due)) first = timer;
    }
    return first;
}

uint64_t timers_next(void) {
    pthread_mutex_lock(&lock);
    struct timer *first = earliest();
    uint64_t due = first == NULL ? PROGRAM_TIME_NEVER : first->due;
    pthread_mutex_unlock(&lock);
    return due;
}

bool timers_fire(uint64_t time) {
    pthread_mutex_lock(&lock);
    struct timer *first = earliest();
    bool is_due = first != NULL && first->due <= time;
    struct pollfd question = {is_due ? first->descriptor : -1, POLLIN, 0};
    if (is_due) {
        struct itimerspec soon = {{0, 0}, {0, 1}};
        if (first->interval > 0) {
            first->due += first->interval;
        } else {
            first->is_armed = false;
        }
        if (system_timerfd_settime(first->descriptor, 0, &soon, NULL) != 0) {
            // Closed since: nobody waits for it.
            forget(first);
            question.fd = -1;
        }
    }
    // Until it has gone off: those who wait for the descriptor are woken with this thread. One that is quicker and arms the
    // timer again has to wait for the lock, so that going off cannot be missed.
    if (question.fd >= 0) {
        while (poll(&question, 1, 1000) < 0 && errno == EINTR) {}
    }
    pthread_mutex_unlock(&lock);
    return is_due;
}

// MARK: What libraries call

int timerfd_create(int clock, int flags) {
    int descriptor = system_timerfd_create(clock, flags);
    if (descriptor < 0) return descriptor;
    pthread_mutex_lock(&lock);
    // The number may have belonged to one that was closed.
    struct timer *timer = timer_of(descriptor);
    if (timer == NULL && count < capacity) timer = &timers[count++];
    if (timer != NULL) {
        *timer = (struct timer){.descriptor = descriptor, .clock = clock, .due = PROGRAM_TIME_NEVER};
    }
    pthread_mutex_unlock(&lock);
    return descriptor;
}

int timerfd_settime(int descriptor, int flags, const struct itimerspec *setting, struct itimerspec *before) {
    pthread_mutex_lock(&lock);
    struct timer *timer = timer_of(descriptor);
    int64_t start;
    if (timer == NULL || setting == NULL || !clock_start(timer->clock, &start)) {
        pthread_mutex_unlock(&lock);
        return system_timerfd_settime(descriptor, flags, setting, before);
    }
    timer->is_armed = nanoseconds(&setting->it_value) > 0;
    timer->interval = (uint64_t)nanoseconds(&setting->it_interval);
    timer->date = setting->it_value;
    if (timer->is_armed && (flags & TFD_TIMER_ABSTIME) == 0) {
        struct timespec now;
        clock_gettime(timer->clock, &now);
        timer->date = timespec_of(nanoseconds(&now) + nanoseconds(&setting->it_value));
    }
    int result;
    if (program_time_is_active()) {
        timer->due = timer->is_armed ? program_time_of(timer->clock, &timer->date) : PROGRAM_TIME_NEVER;
        if (before != NULL) *before = (struct itimerspec){{0, 0}, {0, 0}};
        result = arm_by_patience(timer);
    } else {
        result = system_timerfd_settime(descriptor, flags, setting, before);
    }
    if (result != 0) forget(timer);
    pthread_mutex_unlock(&lock);
    return result;
}
