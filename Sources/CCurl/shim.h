#pragma once
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

// libcurl is opened when a program fetches its first address, and never linked: its functions are reached through this
// table. Options are numbers of libcurl's binary interface, which do not change within libcurl.so.4.

struct lilt_curl {
    int (*global_init)(long flags);
    void *(*easy_init)(void);
    int (*easy_setopt)(void *handle, int option, ...);
    int (*easy_perform)(void *handle);
    int (*easy_getinfo)(void *handle, int info, ...);
    void (*easy_cleanup)(void *handle);
    const char *(*easy_strerror)(int code);
};

// What one fetch gave.
struct lilt_fetched {
    // Memory that the caller frees; null without bytes.
    uint8_t *bytes;
    size_t count;
    // Status of HTTP; 0 without an answer.
    long status;
    // True if no answer on the way forbids keeping the bytes.
    bool may_be_kept;
    // True if there were more bytes than allowed.
    bool is_too_long;
    // True if the flag for it was raised.
    bool is_cancelled;
    // libcurl's words for a failure, never freed; null if there was none.
    const char *failure;
};

struct lilt_fetching {
    struct lilt_fetched *result;
    size_t most_bytes;
    size_t capacity;
    const _Atomic(bool) *cancel;
};

// Opens libcurl for the rest of the process; a message if it is not installed, else null.
static inline const char *lilt_open_curl(struct lilt_curl *table) {
    void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!library) library = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!library) return dlerror();
    bool is_whole = true;
#define LILT_FIND(name) \
    do { \
        void *found = dlsym(library, "curl_" #name); \
        memcpy(&table->name, &found, sizeof found); \
        is_whole = is_whole && found; \
    } while (0)
    LILT_FIND(global_init);
    LILT_FIND(easy_init);
    LILT_FIND(easy_setopt);
    LILT_FIND(easy_perform);
    LILT_FIND(easy_getinfo);
    LILT_FIND(easy_cleanup);
    LILT_FIND(easy_strerror);
#undef LILT_FIND
    if (!is_whole) return "libcurl.so.4 lacks functions of version 7.32";
    return table->global_init(3) == 0 ? NULL : "libcurl could not be started";
}

static size_t lilt_fetch_write(char *bytes, size_t size, size_t count, void *context) {
    struct lilt_fetching *fetching = context;
    struct lilt_fetched *result = fetching->result;
    size_t length = size * count;
    if (length > fetching->most_bytes - result->count) {
        result->is_too_long = true;
        return 0;
    }
    size_t needed = result->count + length;
    if (needed > fetching->capacity) {
        size_t capacity = fetching->capacity * 2 > needed ? fetching->capacity * 2 : needed;
        uint8_t *grown = realloc(result->bytes, capacity);
        if (!grown) return 0;
        result->bytes = grown;
        fetching->capacity = capacity;
    }
    memcpy(result->bytes + result->count, bytes, length);
    result->count = needed;
    return length;
}

static size_t lilt_fetch_header(char *bytes, size_t size, size_t count, void *context) {
    struct lilt_fetching *fetching = context;
    size_t length = size * count;
    static const char name[] = "cache-control:";
    if (length > sizeof name && strncasecmp(bytes, name, sizeof name - 1) == 0) {
        char line[256];
        size_t kept = length < sizeof line - 1 ? length : sizeof line - 1;
        memcpy(line, bytes, kept);
        line[kept] = 0;
        for (char *c = line; *c; c++) *c = *c >= 'A' && *c <= 'Z' ? *c + 32 : *c;
        if (strstr(line, "no-store") || strstr(line, "no-cache") || strstr(line, "max-age=0"))
            fetching->result->may_be_kept = false;
    }
    return length;
}

static int lilt_fetch_progress(void *context, int64_t total, int64_t now, int64_t up_total, int64_t up_now) {
    struct lilt_fetching *fetching = context;
    (void)total, (void)now, (void)up_total, (void)up_now;
    if (!atomic_load((_Atomic(bool) *)fetching->cancel)) return 0;
    fetching->result->is_cancelled = true;
    return 1;
}

// A flag that one thread raises and another reads.
static inline _Atomic(bool) *lilt_new_flag(void) { return calloc(1, sizeof(_Atomic(bool))); }
static inline void lilt_raise_flag(void *flag) { atomic_store((_Atomic(bool) *)flag, true); }

static inline bool lilt_flag_is_raised(const void *flag) { return atomic_load((_Atomic(bool) *)flag); }

// Fetches an address of HTTP or HTTPS, following redirections; returns when it is there, has failed, or is cancelled.
static inline struct lilt_fetched lilt_fetch(
    const struct lilt_curl *curl, const char *address, size_t most_bytes, const void *cancel) {
    struct lilt_fetched result = {0};
    result.may_be_kept = true;
    struct lilt_fetching fetching = {&result, most_bytes, 0, (const _Atomic(bool) *)cancel};
    void *handle = curl->easy_init();
    if (!handle) {
        result.failure = "libcurl has no memory left";
        return result;
    }
    curl->easy_setopt(handle, 10002, address);
    curl->easy_setopt(handle, 181, 3L);                     // protocols: HTTP and HTTPS
    curl->easy_setopt(handle, 182, 3L);                     // of redirections too
    curl->easy_setopt(handle, 52, 1L);                      // follows redirections
    curl->easy_setopt(handle, 68, 20L);                     // at most so many
    curl->easy_setopt(handle, 99, 1L);                      // no signals: there are threads
    curl->easy_setopt(handle, 156, 30000L);                 // milliseconds to connect
    curl->easy_setopt(handle, 19, 1L);                      // fewer bytes a second ...
    curl->easy_setopt(handle, 20, 60L);                     // ... for so many seconds are a failure
    curl->easy_setopt(handle, 10018, "Lilt");               // user agent
    curl->easy_setopt(handle, 10102, "");                   // every encoding that it can undo
    curl->easy_setopt(handle, 20011, lilt_fetch_write);
    curl->easy_setopt(handle, 10001, &fetching);
    curl->easy_setopt(handle, 20079, lilt_fetch_header);
    curl->easy_setopt(handle, 10029, &fetching);
    curl->easy_setopt(handle, 20219, lilt_fetch_progress);
    curl->easy_setopt(handle, 10057, &fetching);
    curl->easy_setopt(handle, 43, 0L);                      // calls the function for progress
    int code = curl->easy_perform(handle);
    curl->easy_getinfo(handle, 0x200002, &result.status);
    if (code != 0) result.failure = curl->easy_strerror(code);
    curl->easy_cleanup(handle);
    return result;
}
