// Places of a picture's texels under an affine map.
#pragma once
#include "spans.h"

// Affine map: pixel (x, y) of the target samples the texel at (ua·x + ub·y + uc, va·x + vb·y + vc).
typedef struct {
    double ua, ub, uc, va, vb, vc;
    // Steps from pixel to pixel of a row, rounded, in 16.16.
    int32_t du, dv;
    // Greatest left and upper texels of a pair, with the greatest fractions, in 16.16.
    int32_t last_u, last_v;
} warped_map;

// Part of a span in which positions count from one pixel.
typedef struct {
    int32_t start;
    // First pixel behind the part.
    int32_t end;
    // Position of the first pixel, in 16.16.
    int32_t u, v;
} warped_part;

// Number of pixels after which positions are computed again: sums of rounded steps deviate by 1/131072 for each step.
#define WARPED_STEPS 128

LANES_WORD int32_t warped_place(double start, int32_t step, int32_t count) {
    return (int32_t)((uint32_t)(int64_t)(start * 65536) + (uint32_t)step * (uint32_t)count);
}

// The part of a span that begins with pixel `start`.
LANES_WORD warped_part warped_from(const warped_map *map, rows_span span, int32_t start) {
#pragma STDC FP_CONTRACT OFF
    int32_t count = (start - span.anchor) % WARPED_STEPS, anchor = start - count;
    double x = anchor, y = span.row;
    return (warped_part){
        .start = start,
        .end = anchor + WARPED_STEPS < span.end ? anchor + WARPED_STEPS : span.end,
        .u = warped_place(map->ua * x + map->ub * y + map->uc, map->du, count),
        .v = warped_place(map->va * x + map->vb * y + map->vc, map->dv, count),
    };
}
