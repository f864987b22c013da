#pragma once

#include <stdbool.h>
#include <stdint.h>

// The clocks and timers of this process, on program time instead of the machine's.
//
// Before program_time_begin() everything is as the system has it. After it, all clocks that measure time (realtime, monotonic, boottime and
// their relatives, not those of processor time) stand still except where the host moves them, and a timer descriptor or a
// sleeping thread is due when the clocks have been moved to its time. So whatever a library does with them (Timer,
// DispatchQueue.asyncAfter, Task.sleep, Thread.sleep, Date) happens at an exact program time, however busy the machine is.
//
// Times are nanoseconds of program time. Called on the main thread, except program_time_real_now().

/// Stands for no time at all.
#define PROGRAM_TIME_NEVER UINT64_MAX

/// Puts clocks and timers on program time, which begins at 0; false if the process already runs on it.
///
/// `date` is what the realtime clock shows at program time 0, in nanoseconds since 1970.
bool program_time_begin(int64_t date);

/// Gives clocks and timers back to the system: sleeping threads wake, armed timers go off at once or when they had been due.
void program_time_end(void);

/// The time that clocks show now.
uint64_t program_time_now(void);

/// Moves the clocks forward to `time`; a time that has passed changes nothing.
void program_time_set(uint64_t time);

/// Time of the earliest timer or sleeping thread, PROGRAM_TIME_NEVER if there is none.
uint64_t program_time_next_due(void);

/// Lets the earliest timer or sleeping thread that is due go off; false if none is.
///
/// When it returns, those who wait for a timer's descriptor have been woken.
bool program_time_fire_next(void);

/// Writes the numbers of the process's other threads that run, are ready to run or wait for a page of memory, rather than for
/// somebody; at most `capacity`, whose number is returned. None where there is no procfs.
///
/// Source: proc(5), /proc/self/task/*/stat. The kernel marks a thread as ready before whoever woke it goes on.
int program_time_working_threads(int32_t *threads, int capacity);

/// The machine's monotonic clock, in nanoseconds, whatever the process's clocks show.
uint64_t program_time_real_now(void);
