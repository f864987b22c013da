// Columns of a picture that is turned about a vertical axis in perspective.
#pragma once
#include "lanes.h"

typedef double turned_f64x4 __attribute__((ext_vector_type(4)));
typedef uint64_t turned_u64x4 __attribute__((ext_vector_type(4)));

// Sampling of columns that go down a picture evenly: byte offset of each column's left texel, the right one's weight
// four times, and in 16.16 the position in the first row and the step per row. Readable for seven more columns.
typedef struct {
    int32_t *sources;
    uint64_t *weights;
    int32_t *starts;
    int32_t *slopes;
} rows_columns;

// Mapping from target pixels to texels: (x, y) samples the texel at (ua·x + uc, va·x + vb·y + vc)/(wa·x + wc).
typedef struct {
    double ua, uc, va, vb, vc, wa, wc;
    // Greatest left texel of a pair.
    double last_u;
} turned_plan;

LANES_WORD turned_f64x4 turned_held(turned_f64x4 value, double low, double high) {
    return __builtin_elementwise_min(__builtin_elementwise_max(value, (turned_f64x4)(low)), (turned_f64x4)(high));
}

// Computes the sampling of `count` columns from pixel `left` on, and up to three more, from row `row` on.
static __attribute__((noinline, unused)) void turned_prepare(
    turned_plan p, int32_t left, long count, int32_t row, rows_columns columns) {
#pragma STDC FP_CONTRACT OFF
    const turned_f64x4 nearest = 1e-4;
    // Positions stay within 16.16, even 128 rows further down.
    const double most = 16383;
    turned_f64x4 x = (turned_f64x4){0, 1, 2, 3} + left;
    for (long i = 0; i < count; i += 4) {
        turned_f64x4 w = 1 / __builtin_elementwise_max(p.wa * x + p.wc, nearest);
        turned_f64x4 u = turned_held((p.ua * x + p.uc) * w, 0, p.last_u);
        turned_f64x4 v = turned_held((p.va * x + p.vb * row + p.vc) * w, -most, most) * 65536;
        turned_f64x4 slope = turned_held(p.vb * w, -most, most) * 65536;
        lanes_i32x4 whole = __builtin_convertvector(u, lanes_i32x4);
        lanes_i32x4 part = __builtin_convertvector(
            (u - __builtin_convertvector(whole, turned_f64x4)) * 65535, lanes_i32x4);
        turned_u64x4 weight = __builtin_convertvector((lanes_u32x4)part, turned_u64x4);
        weight |= weight << 16;
        weight |= weight << 32;
        lanes_i32x4 source = whole << 2, start = __builtin_convertvector(v, lanes_i32x4);
        // Rounded to the nearest number.
        lanes_i32x4 step = __builtin_convertvector(
            slope + __builtin_elementwise_copysign((turned_f64x4)(0.5), slope), lanes_i32x4);
        memcpy(columns.sources + i, &source, 16);
        memcpy(columns.weights + i, &weight, 32);
        memcpy(columns.starts + i, &start, 16);
        memcpy(columns.slopes + i, &step, 16);
        x += 4;
    }
}
