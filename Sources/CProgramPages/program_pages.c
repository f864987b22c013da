// A segment that is not for writing can still have pages that are not those of its file: a debugger or another tool has put instructions
// into them. Unmapped, they would come back as the file has them. So the system is asked for each page.

#define _GNU_SOURCE
#include "program_pages.h"

#include <fcntl.h>
#include <link.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

enum { entries_at_once = 1024 };

/// Bits of an entry of /proc/self/pagemap: the page is in memory; it is that of a file.
static const uint64_t is_present = 1ull << 63, is_of_file = 1ull << 61;

struct unmapping {
    int pagemap;
    size_t page;
    bool with_code;
    long count;
};

/// Unmaps those of `count` pages from `start` on that are as their file has them.
static void unmap_clean(struct unmapping *work, uintptr_t start, const uint64_t *entries, size_t count) {
    const uint64_t wanted = is_present | is_of_file;
    for (size_t first = 0, end; first < count; first = end + 1) {
        end = first;
        while (end < count && (entries[end] & wanted) == wanted) end++;
        if (end == first) continue;
        if (madvise((void *)(start + first * work->page), (end - first) * work->page, MADV_DONTNEED) == 0)
            work->count += (long)(end - first);
    }
}

/// Unmaps the clean pages of a segment, and returns 0; 1 if they cannot be told from others.
static int unmap_segment(struct unmapping *work, uintptr_t start, uintptr_t end) {
    uint64_t entries[entries_at_once];
    while (start < end) {
        size_t count = (end - start) / work->page;
        if (count > entries_at_once) count = entries_at_once;
        size_t size = count * sizeof *entries;
        off_t offset = (off_t)(start / work->page * sizeof *entries);
        if (pread(work->pagemap, entries, size, offset) != (ssize_t)size) return 1;
        unmap_clean(work, start, entries, count);
        start += count * work->page;
    }
    return 0;
}

/// Unmaps the clean pages of the program or a library. The loader closes none meanwhile.
static int unmap_object(struct dl_phdr_info *object, size_t size, void *context) {
    (void)size;
    struct unmapping *work = context;
    for (int index = 0; index < object->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &object->dlpi_phdr[index];
        if (segment->p_type != PT_LOAD || segment->p_flags & PF_W) continue;
        if (segment->p_flags & PF_X && !work->with_code) continue;
        uintptr_t start = object->dlpi_addr + segment->p_vaddr, end = start + segment->p_memsz;
        start = (start + work->page - 1) / work->page * work->page;
        if (unmap_segment(work, start, end / work->page * work->page) != 0) return 1;
    }
    return 0;
}

long program_pages_unmap(bool with_code) {
    struct unmapping work = {
        .pagemap = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC),
        .page = (size_t)sysconf(_SC_PAGESIZE),
        .with_code = with_code,
    };
    if (work.pagemap < 0) return -1;
    int failed = dl_iterate_phdr(unmap_object, &work);
    close(work.pagemap);
    return failed ? -1 : work.count;
}
