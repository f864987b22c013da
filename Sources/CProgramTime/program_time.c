// Program time as the host turns it: clocks, timers and sleeping threads together.

#include "process_time.h"

bool program_time_begin(int64_t date) {
    if (program_time_is_active()) return false;
    clocks_begin(date);
    timers_begin();
    return true;
}

void program_time_end(void) {
    if (!program_time_is_active()) return;
    clocks_end();
    timers_end();
    sleepers_end();
}

uint64_t program_time_next_due(void) {
    uint64_t timer = timers_next(), sleeper = sleepers_next();
    return timer < sleeper ? timer : sleeper;
}

bool program_time_fire_next(void) {
    uint64_t now = program_time_now();
    if (sleepers_next() < timers_next()) return sleepers_wake(now);
    return timers_fire(now);
}
