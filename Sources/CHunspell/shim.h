#pragma once
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

// libhunspell is opened when a program checks its first word, and never linked: its functions are reached through this
// table. Words are bytes in the encoding of their dictionary.

struct lilt_hunspell {
    void *(*create)(const char *affixes, const char *words);
    void (*destroy)(void *dictionary);
    int (*spell)(void *dictionary, const char *word);
    int (*suggest)(void *dictionary, char ***list, const char *word);
    void (*free_list)(void *dictionary, char ***list, int count);
    char *(*get_dic_encoding)(void *dictionary);
};

// Opens libhunspell for the rest of the process; a message if it is not installed, else null.
static inline const char *lilt_open_hunspell(struct lilt_hunspell *table) {
    void *library = dlopen("libhunspell-1.7.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return dlerror();
    bool is_whole = true;
#define LILT_FIND(name) \
    do { \
        void *found = dlsym(library, "Hunspell_" #name); \
        memcpy(&table->name, &found, sizeof found); \
        is_whole = is_whole && found; \
    } while (0)
    LILT_FIND(create);
    LILT_FIND(destroy);
    LILT_FIND(spell);
    LILT_FIND(suggest);
    LILT_FIND(free_list);
    LILT_FIND(get_dic_encoding);
#undef LILT_FIND
    return is_whole ? NULL : "libhunspell-1.7.so.0 lacks functions of its interface";
}
