#pragma once
#include <wayland-server-core.h>

// Variadic in C, and so not to be seen from Swift.
static inline void lilt_post_error(struct wl_resource *resource, uint32_t code, const char *message) {
    wl_resource_post_error(resource, code, "%s", message);
}
