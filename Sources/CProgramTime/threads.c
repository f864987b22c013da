// The other threads of the process, as the kernel shows them.

#include "process_time.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// State of a thread: third field of its line, R, S, D …; 0 if the thread has gone. The second field, the name, stands in brackets
/// and may hold anything, brackets too.
static char state_of(int folder, const char *thread) {
    char path[64], line[256];
    snprintf(path, sizeof path, "%s/stat", thread);
    int file = openat(folder, path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    ssize_t length = read(file, line, sizeof line - 1);
    close(file);
    if (length <= 0) return 0;
    line[length] = 0;
    const char *bracket = strrchr(line, ')');
    return bracket != NULL && bracket[1] == ' ' ? bracket[2] : 0;
}

int program_time_working_threads(int32_t *threads, int capacity) {
    DIR *folder = opendir("/proc/self/task");
    if (folder == NULL) return 0;
    int count = 0;
    const struct dirent *entry;
    while ((entry = readdir(folder)) != NULL) {
        int thread = atoi(entry->d_name);
        // The main thread has the number of the process.
        if (thread <= 0 || thread == getpid()) continue;
        char state = state_of(dirfd(folder), entry->d_name);
        if ((state == 'R' || state == 'D') && count < capacity) threads[count++] = thread;
    }
    closedir(folder);
    return count;
}
