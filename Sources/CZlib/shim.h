#pragma once
#include <stddef.h>
#include <stdint.h>
#include <zlib.h>

// Decompresses bytes behind a zlib header. Returns the number of bytes written, at most `room`; what could be read if the data is cut off,
// damaged or longer than that.
static inline size_t lilt_inflate(const uint8_t *input, size_t count, uint8_t *output, size_t room) {
    z_stream stream = {0};
    stream.next_in = (Bytef *)input;
    stream.avail_in = (uInt)count;
    stream.next_out = output;
    stream.avail_out = (uInt)room;
    if (inflateInit(&stream) != Z_OK) return 0;
    inflate(&stream, Z_SYNC_FLUSH);
    size_t written = room - stream.avail_out;
    inflateEnd(&stream);
    return written;
}
