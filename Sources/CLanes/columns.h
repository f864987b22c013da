// Gaussian blur along columns of samples, eight columns at a time, by two recursions down and two up: the time per
// sample does not depend on sigma. `lanes.h` gives the reason for C.
#pragma once
#include "lanes.h"

typedef float columns_f32x8 __attribute__((ext_vector_type(8)));
typedef int32_t columns_i32x8 __attribute__((ext_vector_type(8)));

// Coefficients of one of the two recursions, which goes down and up:
// down y[n] = here·x[n] + behind·x[n-1] - first·y[n-1] - second·y[n-2],
// up   y[n] = next·x[n+1] + following·x[n+2] - first·y[n+1] - second·y[n+2].
typedef struct {
    float here, behind, next, following, first, second;
} columns_recursion;

typedef struct {
    columns_recursion a, b;
} columns_gaussian;

// Loads samples: a byte each or, if `is_wide`, two bytes with 256 times the value.
LANES_WORD columns_f32x8 columns_load(const uint8_t *place, int is_wide, long count) {
    // An invisible amount that keeps sums from becoming denormal, which processors handle slowly.
    const columns_f32x8 bias = 1e-12f;
    if (is_wide) {
        lanes_u16x8 samples;
        memcpy(&samples, place, 16);
        return __builtin_convertvector(samples, columns_f32x8) + bias;
    }
    lanes_u8x8 samples = 0;
    if (count == 8) memcpy(&samples, place, 8); else memcpy(&samples, place, (size_t)count);
    return __builtin_convertvector(samples, columns_f32x8) * 256 + bias;
}

// Stores up to `count` lanes of sums, 0 to 65280 each, column by column: as bytes, or unchanged.
LANES_WORD void columns_store(
    columns_f32x8 sum, uint8_t *place, long column_bytes, int is_wide, int channels, long count) {
    const columns_f32x8 none = 0, all = 65280;
    sum = __builtin_elementwise_min(__builtin_elementwise_max(sum, none), all);
    // Colours are multiplied by alpha and must not exceed it.
    if (channels == 4) sum = __builtin_elementwise_min(sum, __builtin_shufflevector(sum, sum, 3, 3, 3, 3, 7, 7, 7, 7));
    if (is_wide) {
        lanes_u16x8 samples = __builtin_convertvector(__builtin_convertvector(sum + 0.5f, columns_i32x8), lanes_u16x8);
        for (long lane = 0; lane < count; lane += channels) {
            memcpy(place, (const uint16_t *)&samples + lane, 2 * (size_t)channels);
            place += column_bytes;
        }
    } else {
        columns_i32x8 whole = __builtin_convertvector((sum + 128) * (1 / 256.0f), columns_i32x8);
        lanes_u8x8 samples = __builtin_convertvector(whole, lanes_u8x8);
        for (long lane = 0; lane < count; lane += channels) {
            memcpy(place, (const uint8_t *)&samples + lane, (size_t)channels);
            place += column_bytes;
        }
    }
}

// Blurs `count` columns side by side, at most eight, of `length` samples. The input is wide or bytes, and the output
// the other one, transposed: columns become rows.
LANES_WORD void columns_strip(
    const uint8_t *in, long in_stride, int in_is_wide, int channels, long count, long length, columns_f32x8 *sums,
    columns_gaussian g, uint8_t *out, long column_bytes) {
#pragma STDC FP_CONTRACT OFF
    columns_f32x8 x1 = 0, a1 = 0, a2 = 0, b1 = 0, b2 = 0;
    for (long n = 0; n < length; n++) {
        columns_f32x8 x = columns_load(in + n * in_stride, in_is_wide, count);
        columns_f32x8 a = g.a.here * x + g.a.behind * x1 - g.a.second * a2 - g.a.first * a1;
        columns_f32x8 b = g.b.here * x + g.b.behind * x1 - g.b.second * b2 - g.b.first * b1;
        sums[n] = a + b;
        x1 = x;
        a2 = a1;
        a1 = a;
        b2 = b1;
        b1 = b;
    }
    columns_f32x8 x2 = 0;
    x1 = a1 = a2 = b1 = b2 = 0;
    long step = channels * (in_is_wide ? 1 : 2);
    for (long n = length - 1; n >= 0; n--) {
        columns_f32x8 a = g.a.next * x1 + g.a.following * x2 - g.a.second * a2 - g.a.first * a1;
        columns_f32x8 b = g.b.next * x1 + g.b.following * x2 - g.b.second * b2 - g.b.first * b1;
        columns_store(sums[n] + (a + b), out + n * step, column_bytes, !in_is_wide, channels, count);
        x2 = x1;
        x1 = columns_load(in + n * in_stride, in_is_wide, count);
        a2 = a1;
        a1 = a;
        b2 = b1;
        b1 = b;
    }
}

// Blurs the columns of a picture into rows of another one. A row of the first has `lanes` samples; wide ones must be
// readable up to a multiple of eight. `sums` has room for eight numbers for each of its rows.
#define COLUMNS(name, is_wide, channels)                                                                               \
    static __attribute__((noinline, unused)) void name(                                                                \
        const void *in, long in_stride, long lanes, long length, void *sums, columns_gaussian g, void *out,            \
        long column_bytes) {                                                                                           \
        for (long lane = 0; lane < lanes; lane += 8) {                                                                 \
            const uint8_t *from = (const uint8_t *)in + lane * (is_wide ? 2 : 1);                                      \
            uint8_t *to = (uint8_t *)out + lane / channels * column_bytes;                                             \
            if (lanes - lane >= 8)                                                                                     \
                columns_strip(from, in_stride, is_wide, channels, 8, length, sums, g, to, column_bytes);               \
            else                                                                                                       \
                columns_strip(from, in_stride, is_wide, channels, lanes - lane, length, sums, g, to, column_bytes);    \
        }                                                                                                              \
    }

COLUMNS(columns_of_pixels, 0, 4)
COLUMNS(columns_of_wide_pixels, 1, 4)
COLUMNS(columns_of_cover, 0, 1)
COLUMNS(columns_of_wide_cover, 1, 1)
