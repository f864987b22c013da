// The C library's functions behind those that this target replaces. System calls would do, but reading a clock by one takes ten
// times as long.

#define _GNU_SOURCE
#include "process_time.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

int system_clock_gettime(clockid_t clock, struct timespec *result) {
    static _Atomic(void *) found;
    int (*function)(clockid_t, struct timespec *) = (int (*)(clockid_t, struct timespec *))atomic_load(&found);
    if (function == NULL) {
        // Threads that come here at the same time find the same.
        void *symbol = dlsym(RTLD_NEXT, "clock_gettime");
        if (symbol == NULL) return (int)syscall(SYS_clock_gettime, clock, result);
        atomic_store(&found, symbol);
        function = (int (*)(clockid_t, struct timespec *))symbol;
    }
    return function(clock, result);
}

int system_timerfd_create(int clock, int flags) { return (int)syscall(SYS_timerfd_create, clock, flags); }

int system_timerfd_settime(int descriptor, int flags, const struct itimerspec *setting, struct itimerspec *before) {
    return (int)syscall(SYS_timerfd_settime, descriptor, flags, setting, before);
}

int system_clock_nanosleep(clockid_t clock, int flags, const struct timespec *request, struct timespec *rest) {
    long result = syscall(SYS_clock_nanosleep, clock, flags, request, rest);
    // The C library's returns the error instead of setting errno.
    return result == 0 ? 0 : errno;
}
