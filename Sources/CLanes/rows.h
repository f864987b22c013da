// Rows of the renderer's kernels, four pixels a step, for processors with AVX2, which is checked at run time.
//
// Each function does the same steps in the same order as one of Swift's kernels, on vectors twice as wide, so it gives
// the same bytes. Scaled pictures gain most (1.8 times as fast), then those under other affine transforms (1.4 times).
#pragma once
#include "spans.h"
#include "turned.h"
#include "warped.h"

#if defined(__x86_64__)

typedef uint8_t rows_u8x32 __attribute__((ext_vector_type(32)));
typedef uint16_t rows_u16x16 __attribute__((ext_vector_type(16)));
typedef uint32_t rows_u32x8 __attribute__((ext_vector_type(8)));
typedef uint64_t rows_u64x4 __attribute__((ext_vector_type(4)));
typedef short rows_v16 __attribute__((__vector_size__(32)));
typedef long long rows_v4 __attribute__((__vector_size__(32)));

#define ROWS_WORD static inline __attribute__((always_inline, target("avx2")))
#define ROWS static __attribute__((noinline, unused, target("avx2")))

static inline uint8_t rows_are_wide(void) {
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx2") != 0;
}

ROWS_WORD rows_u16x16 rows_mulhi(rows_u16x16 a, rows_u16x16 b) {
    return (rows_u16x16)__builtin_ia32_pmulhuw256((rows_v16)a, (rows_v16)b);
}

ROWS_WORD rows_u16x16 rows_mix(rows_u16x16 a, rows_u16x16 b, rows_u16x16 f) {
    return a - rows_mulhi(a, f) + rows_mulhi(b, f);
}

// Converts four pixels to lanes of value·256.
ROWS_WORD rows_u16x16 rows_spread(lanes_u8x16 pixels) { return __builtin_convertvector(pixels, rows_u16x16) << 8; }

// Converts lanes to four pixels, rounded.
ROWS_WORD lanes_u8x16 rows_packed(rows_u16x16 lanes) {
    rows_v16 bytes = (rows_v16)((lanes + 128) >> 8);
    rows_u64x4 halves = (rows_u64x4)__builtin_ia32_packuswb256(bytes, bytes);
    return (lanes_u8x16)__builtin_shufflevector(halves, halves, 0, 2);
}

ROWS_WORD rows_u16x16 rows_inverse_alpha(rows_u16x16 lanes) {
    rows_u16x16 alpha = __builtin_shufflevector(lanes, lanes, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
    rows_u16x16 left = __builtin_elementwise_sub_sat(65280 - alpha, (rows_u16x16)(8));
    return left + (left >> 8);
}

// Blends four pixels over those at `place`, without testing for opaque ones.
ROWS_WORD void rows_blend(rows_u16x16 colour, uint32_t *place) {
    lanes_u8x16 below;
    memcpy(&below, place, 16);
    lanes_u8x16 pixels = rows_packed(colour + rows_mulhi(rows_spread(below), rows_inverse_alpha(colour)));
    memcpy(place, &pixels, 16);
}

// Draws four pixels over those at `place`, which it does not read if all four are opaque, nor touch if all are
// transparent.
ROWS_WORD void rows_put(rows_u16x16 colour, uint32_t *place) {
    const rows_v4 alphas = (rows_v4)(rows_u64x4)(0xFFFF000000000000u);
    rows_u16x16 missing = __builtin_elementwise_sub_sat((rows_u16x16)(65272), colour);
    if (__builtin_ia32_ptestz256((rows_v4)missing, alphas)) {
        lanes_u8x16 pixels = rows_packed(colour);
        memcpy(place, &pixels, 16);
    } else if (!__builtin_ia32_ptestz256((rows_v4)colour, alphas)) {
        rows_blend(colour, place);
    }
}

// Draws the first `count` of four pixels, 1 to 3, over those at `place`; the others are not touched.
ROWS_WORD void rows_put_some(rows_u16x16 colour, uint32_t *place, long count) {
    typedef int v4 __attribute__((__vector_size__(16)));
    const lanes_i32x4 numbers = {0, 1, 2, 3};
    v4 mask = (v4)(numbers < (lanes_i32x4)((int32_t)count));
    lanes_u8x16 below = (lanes_u8x16)__builtin_ia32_maskloadd((const v4 *)place, mask);
    lanes_u8x16 pixels = rows_packed(colour + rows_mulhi(rows_spread(below), rows_inverse_alpha(colour)));
    __builtin_ia32_maskstored((v4 *)place, mask, (v4)pixels);
}

ROWS_WORD uint64_t rows_pair(const uint8_t *texels) {
    uint64_t pair;
    memcpy(&pair, texels, 8);
    return pair;
}

// Mixes each of four pairs of neighbouring texels.
ROWS_WORD rows_u16x16 rows_across(
    const uint8_t *a, const uint8_t *b, const uint8_t *c, const uint8_t *d, rows_u16x16 f) {
    rows_u64x4 pairs = {rows_pair(a), rows_pair(b), rows_pair(c), rows_pair(d)};
    rows_u32x8 texels = (rows_u32x8)pairs;
    rows_u8x32 bytes = (rows_u8x32)__builtin_shufflevector(texels, texels, 0, 2, 1, 3, 4, 6, 5, 7), none = 0;
    rows_u8x32 lefts = __builtin_shufflevector(
        none, bytes, 0, 32, 1, 33, 2, 34, 3, 35, 4, 36, 5, 37, 6, 38, 7, 39, 16, 48, 17, 49, 18, 50, 19, 51, 20, 52, 21,
        53, 22, 54, 23, 55);
    rows_u8x32 rights = __builtin_shufflevector(
        none, bytes, 8, 40, 9, 41, 10, 42, 11, 43, 12, 44, 13, 45, 14, 46, 15, 47, 24, 56, 25, 57, 26, 58, 27, 59, 28, 60,
        29, 61, 30, 62, 31, 63);
    return rows_mix((rows_u16x16)lefts, (rows_u16x16)rights, f);
}

// Whole parts of four positions in 16.16, not negative, times a stride below 32768.
ROWS_WORD lanes_i32x4 rows_offsets(lanes_i32x4 places, int32_t stride) {
    typedef short v8 __attribute__((__vector_size__(16)));
    // Sums of two 16-bit products, the second of which is 0: one instruction less than a 32-bit product.
    lanes_u32x4 whole = (lanes_u32x4)places >> 16;
    return (lanes_i32x4)__builtin_ia32_pmaddwd128((v8)whole, (v8)(lanes_i32x4)(stride));
}

// Fractions of four positions in 16.16, each in the four lanes of its pixel.
ROWS_WORD rows_u16x16 rows_fractions(lanes_i32x4 places) {
    lanes_u16x8 halves = (lanes_u16x8)places;
    return __builtin_shufflevector(halves, halves, 0, 0, 0, 0, 2, 2, 2, 2, 4, 4, 4, 4, 6, 6, 6, 6);
}

// Samples four pixels, each from the four texels at its byte offset from `base`.
ROWS_WORD rows_u16x16 rows_sample(
    const uint8_t *base, int32_t stride, lanes_i32x4 at, rows_u16x16 across, rows_u16x16 down) {
    // Two offsets at a time: half as many instructions as one by one.
    lanes_u64x2 both = (lanes_u64x2)at;
    uint64_t ab = both[0], cd = both[1];
    const uint8_t *a = base + (uint32_t)ab, *b = base + (ab >> 32), *c = base + (uint32_t)cd, *d = base + (cd >> 32);
    return rows_mix(
        rows_across(a, b, c, d, across), rows_across(a + stride, b + stride, c + stride, d + stride, across), down);
}

// Resamples a row of a picture horizontally: out[i] are two pixels, from the texels at the byte offsets columns[2i] and
// columns[2i + 1] and their right neighbours. Both arrays must have room for an even number of pairs.
ROWS void rows_resample(
    const void *texels, const int32_t *columns, const lanes_u16x8 *weights, lanes_u16x8 *out, long pairs) {
    const uint8_t *row = texels;
    for (long i = 0; i < pairs; i += 2) {
        rows_u16x16 f;
        memcpy(&f, weights + i, 32);
        const int32_t *at = columns + 2 * i;
        rows_u16x16 mixed = rows_across(row + at[0], row + at[1], row + at[2], row + at[3], f);
        memcpy(out + i, &mixed, 32);
    }
}

// Mixes two rows of pixels, four lanes each, and draws the result; `fades` if all pixels are translucent. The rows must
// be readable for three more pixels.
ROWS void rows_between(
    const void *upper, const void *lower, uint16_t fraction, uint16_t weight, uint8_t fades, uint32_t *out, long count) {
    const rows_u16x16 f = (rows_u16x16)(fraction), w = (rows_u16x16)(weight);
    for (long x = 0; x < count; x += 4) {
        rows_u16x16 a, b;
        memcpy(&a, (const uint8_t *)upper + 8 * x, 32);
        memcpy(&b, (const uint8_t *)lower + 8 * x, 32);
        rows_u16x16 colour = rows_mulhi(rows_mix(a, b, f), w);
        if (x + 4 > count) {
            rows_put_some(colour, out + x, count - x);
        } else if (fades) {
            rows_blend(colour, out + x);
        } else {
            rows_put(colour, out + x);
        }
    }
}

ROWS_WORD rows_u16x16 rows_down(
    const void *base, int32_t stride, rows_columns columns, long x, int32_t row, int32_t last_v) {
    lanes_i32x4 source, start, slope;
    rows_u16x16 across;
    memcpy(&source, columns.sources + x, 16);
    memcpy(&start, columns.starts + x, 16);
    memcpy(&slope, columns.slopes + x, 16);
    memcpy(&across, columns.weights + x, 32);
    const lanes_i32x4 none = 0;
    lanes_i32x4 v = start + slope * row;
    // Positions of ignored pixels may be anything.
    v = __builtin_elementwise_min(__builtin_elementwise_max(v, none), (lanes_i32x4)(last_v));
    return rows_sample(base, stride, rows_offsets(v, stride) + source, across, rows_fractions(v));
}

// Draws spans of a picture turned about a vertical axis. The columns begin at pixel `left`, and go down from row `top`.
ROWS void rows_turned(
    const void *base, int32_t stride, int32_t last_v, rows_columns columns, int32_t left, int32_t top, uint16_t weight,
    const rows_span *spans, long span_count, uint32_t *out, long out_stride) {
    const rows_u16x16 w = (rows_u16x16)(weight);
    for (long i = 0; i < span_count; i++) {
        rows_span span = spans[i];
        uint32_t *place = out + span.row * out_stride;
        if (i + SPANS_AHEAD < span_count) spans_fetch(spans[i + SPANS_AHEAD], out, out_stride);
        int32_t row = span.row - top, x = span.start;
        for (; x + 3 < span.end; x += 4)
            rows_put(rows_mulhi(rows_down(base, stride, columns, x - left, row, last_v), w), place + x);
        if (x < span.end)
            rows_put_some(
                rows_mulhi(rows_down(base, stride, columns, x - left, row, last_v), w), place + x, span.end - x);
    }
}

// Draws a part of a span of a picture under an affine map.
ROWS_WORD void rows_stepped(
    const void *base, int32_t stride, const warped_map *map, warped_part part, rows_u16x16 weight,
    uint32_t *out) {
    const lanes_i32x4 steps = {0, 1, 2, 3}, none = 0;
    lanes_i32x4 us = part.u + map->du * steps, vs = part.v + map->dv * steps;
    for (int32_t x = part.start; x < part.end; x += 4) {
        lanes_i32x4 a = __builtin_elementwise_min(__builtin_elementwise_max(us, none), (lanes_i32x4)(map->last_u));
        lanes_i32x4 b = __builtin_elementwise_min(__builtin_elementwise_max(vs, none), (lanes_i32x4)(map->last_v));
        rows_u16x16 colour = rows_mulhi(
            rows_sample(
                base, stride, rows_offsets(b, stride) + ((a >> 16) << 2), rows_fractions(a), rows_fractions(b)),
            weight);
        if (x + 4 <= part.end) rows_put(colour, out + x); else rows_put_some(colour, out + x, part.end - x);
        us += map->du * 4;
        vs += map->dv * 4;
    }
}

// Draws spans of a picture under an affine map.
ROWS void rows_affine(
    const void *base, int32_t stride, warped_map map, uint16_t weight, const rows_span *spans,
    long span_count, uint32_t *out, long out_stride) {
    const rows_u16x16 w = (rows_u16x16)(weight);
    for (long i = 0; i < span_count; i++) {
        rows_span span = spans[i];
        if (i + SPANS_AHEAD < span_count) spans_fetch(spans[i + SPANS_AHEAD], out, out_stride);
        for (int32_t x = span.start; x < span.end;) {
            warped_part part = warped_from(&map, span, x);
            rows_stepped(base, stride, &map, part, w, out + span.row * out_stride);
            x = part.end;
        }
    }
}

// Draws pixels at the positions (u + du·n, v + dv·n)/(w + dw·n), n from `first` on.
ROWS void rows_projective(
    const void *base, int32_t stride, float u, float v, float w, float du, float dv, float dw, float first,
    float last_u, float last_v, uint16_t weight, uint32_t *out, long count) {
#pragma STDC FP_CONTRACT OFF
    const rows_u16x16 opacity = (rows_u16x16)(weight);
    lanes_f32x4 n = (lanes_f32x4){0, 1, 2, 3} + first;
    for (long x = 0; x < count; x += 4) {
        lanes_f32x4 scale = 65536 / (w + dw * n);
        lanes_i32x4 a = lanes_whole((u + du * n) * scale, (lanes_f32x4)(last_u));
        lanes_i32x4 b = lanes_whole((v + dv * n) * scale, (lanes_f32x4)(last_v));
        rows_u16x16 colour = rows_mulhi(
            rows_sample(base, stride, rows_offsets(b, stride) + ((a >> 16) << 2), rows_fractions(a), rows_fractions(b)),
            opacity);
        if (x + 4 <= count) rows_put(colour, out + x); else rows_put_some(colour, out + x, count - x);
        n += 4;
    }
}

#else

static inline uint8_t rows_are_wide(void) { return 0; }

// Placeholders for processors without AVX2, never called.
#define ROWS_NONE(name, ...) static inline void name(__VA_ARGS__) {}
ROWS_NONE(rows_resample, const void *a, const int32_t *b, const lanes_u16x8 *c, lanes_u16x8 *d, long e)
ROWS_NONE(rows_between, const void *a, const void *b, uint16_t c, uint16_t d, uint8_t e, uint32_t *f, long g)
ROWS_NONE(
    rows_turned, const void *a, int32_t b, int32_t c, rows_columns d, int32_t e, int32_t f, uint16_t g,
    const rows_span *h, long i, uint32_t *j, long k)
ROWS_NONE(
    rows_affine, const void *a, int32_t b, warped_map c, uint16_t d, const rows_span *e, long f, uint32_t *g, long h)
ROWS_NONE(
    rows_projective, const void *a, int32_t b, float c, float d, float e, float f, float g, float h, float i, float j,
    float k, uint16_t l, uint32_t *m, long n)

#endif
