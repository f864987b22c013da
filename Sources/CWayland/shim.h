#pragma once
#include <dlfcn.h>
#include <stddef.h>
#include <wayland-client-core.h>
#include <wayland-cursor.h>

// GNU extensions that Swift's Glibc module leaves out. Declared here, because _GNU_SOURCE would give this module other
// definitions of common types than that one has.
extern int memfd_create(const char *name, unsigned int flags);
extern void *mremap(void *old, size_t old_size, size_t new_size, int flags, ...);
extern int fcntl(int fd, int command, ...);

// Anonymous memory as a file descriptor that can grow, but not shrink under the compositor's feet.
static inline int lilt_memory_file(const char *name) {
    int fd = memfd_create(name, 3u /* MFD_CLOEXEC | MFD_ALLOW_SEALING */);
    if (fd >= 0) fcntl(fd, 1033 /* F_ADD_SEALS */, 3 /* F_SEAL_SEAL | F_SEAL_SHRINK */);
    return fd;
}

// Limits what waits to be sent to `size` bytes. From 1.23 on, libwayland keeps requests without limit while a compositor
// does not read; before, the limit is always 4096 bytes, and there is nothing to set. Looked up at run time, so that a
// program may be built with one version and run with the other.
static inline void lilt_limit_waiting_requests(struct wl_display *display, size_t size) {
    void (*limit)(struct wl_display *, size_t) = 0;
    *(void **)&limit = dlsym(0 /* RTLD_DEFAULT */, "wl_display_set_max_buffer_size");
    if (limit) limit(display, size);
}

static inline void *lilt_remap(void *old, size_t old_size, size_t new_size) {
    return mremap(old, old_size, new_size, 1 /* MREMAP_MAYMOVE */);
}
