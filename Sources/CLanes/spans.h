// Spans of the target, and filling them with one colour.
#pragma once
#include "lanes.h"

// Run of pixels in one row of the target.
typedef struct {
    int32_t row;
    int32_t start;
    // First pixel behind the run.
    int32_t end;
    // Pixel from which steps along the row are counted. It does not depend on clips and items above, so the bytes do
    // not either.
    int32_t anchor;
} rows_span;

// Pixels of one row: from `start` to before `end`; none if the end is not greater.
typedef struct {
    int32_t start;
    int32_t end;
} rows_interval;

typedef double spans_f64x4 __attribute__((ext_vector_type(4)));

// Computes the pixels between straight edges for `count` rows from `row` on, and for up to three more.
//
// Edges are lines x = slope·y + offset: first `lefts` edges, right of which pixels are kept; the last `rights` of eight,
// left of which they are kept. Coordinates are clamped to ±`far`, at most 2^30.
static __attribute__((noinline, unused)) void spans_between(
    const double *slopes, const double *offsets, long lefts, long rights, double far, long row, long count,
    rows_interval *out) {
#pragma STDC FP_CONTRACT OFF
    // Vertical edges bound all rows alike.
    double leftmost = -far, rightmost = far;
    for (long i = 0; i < lefts; i++)
        if (slopes[i] == 0 && offsets[i] > leftmost) leftmost = offsets[i];
    for (long i = 8 - rights; i < 8; i++)
        if (slopes[i] == 0 && offsets[i] < rightmost) rightmost = offsets[i];
    const spans_f64x4 most = far;
    spans_f64x4 y = (spans_f64x4){0, 1, 2, 3} + row;
    for (long n = 0; n < count; n += 4, y += 4) {
        spans_f64x4 left = leftmost, right = rightmost;
        for (long i = 0; i < lefts; i++) {
            if (slopes[i] == 0) continue;
            spans_f64x4 x = slopes[i] * y + offsets[i];
            left = x > left ? x : left;
        }
        for (long i = 8 - rights; i < 8; i++) {
            if (slopes[i] == 0) continue;
            spans_f64x4 x = slopes[i] * y + offsets[i];
            right = x < right ? x : right;
        }
        left = left < most ? left : most;
        right = right > -most ? right : -most;
        // Rounded up and down by cutting off the fraction of numbers that are not negative.
        lanes_i32x4 starts = (int32_t)far - __builtin_convertvector(most - left, lanes_i32x4);
        lanes_i32x4 ends = __builtin_convertvector(right + most, lanes_i32x4) - (int32_t)far + 1;
        lanes_i32x4 low = __builtin_shufflevector(starts, ends, 0, 4, 1, 5);
        lanes_i32x4 high = __builtin_shufflevector(starts, ends, 2, 6, 3, 7);
        memcpy(out + n, &low, 16);
        memcpy(out + n + 2, &high, 16);
    }
}

// Number of spans between the one that is drawn and the one whose memory is fetched. In a window the lines of memory of
// a frame are not in the cache: the compositor has read them since, and other programs have run. Processors do not
// foresee them, because each row begins in another page.
#define SPANS_AHEAD 4

// Fetches the line of memory of a pixel, which will be written, so that no other processor has it any more.
LANES_WORD void spans_fetch_line(const uint32_t *pixel) {
#if defined(__x86_64__)
    // Processors without this instruction skip it.
    __asm__ volatile("prefetchw %0" : : "m"(*pixel));
#else
    __builtin_prefetch(pixel, 1);
#endif
}

// Fetches the first lines of memory of a span, which will be written. Processors foresee the others of a long one, and
// can wait for few lines at a time.
LANES_WORD void spans_fetch(rows_span span, uint32_t *out, long out_stride) {
    const uint32_t *place = out + span.row * out_stride + span.start;
    long left = span.end - span.start;
    if (left > 96) left = 32;
    for (; left > 0; left -= 16, place += 16) spans_fetch_line(place);
}

// Replaces every pixel of the spans by `pixel`.
static __attribute__((noinline, unused)) void spans_fill(
    uint32_t pixel, const rows_span *spans, long count, uint32_t *out, long out_stride) {
    const lanes_u32x4 four = (lanes_u32x4)(pixel);
    for (long i = 0; i < count; i++) {
        if (i + SPANS_AHEAD < count) spans_fetch(spans[i + SPANS_AHEAD], out, out_stride);
        uint32_t *row = out + spans[i].row * out_stride, *place = row + spans[i].start, *end = row + spans[i].end;
        if (end - place >= 4) {
            for (; end - place > 4; place += 4) memcpy(place, &four, 16);
            // The last four, of which some may be written already.
            memcpy(end - 4, &four, 16);
        } else {
            for (; place < end; place++) *place = pixel;
        }
    }
}
