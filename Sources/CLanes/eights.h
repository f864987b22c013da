// Rows of the renderer's kernels, eight pixels a step, for processors with AVX-512, which is checked at run time.
//
// Each function does the same steps in the same order as its namesake in `rows.h`, on vectors twice as wide, so it
// gives the same bytes. Texels are read by one instruction for eight pairs, or pair by pair: `gathers` says which. Which
// is quicker depends on the processor.
#pragma once
#include "rows.h"

#if defined(__x86_64__)

typedef uint8_t eights_u8x32 __attribute__((ext_vector_type(32)));
typedef uint16_t eights_u16x32 __attribute__((ext_vector_type(32)));
typedef uint64_t eights_u64x8 __attribute__((ext_vector_type(8)));
typedef int32_t eights_i32x8 __attribute__((ext_vector_type(8)));
typedef short eights_v32 __attribute__((__vector_size__(64)));
typedef char eights_v64 __attribute__((__vector_size__(64)));
typedef long long eights_v8 __attribute__((__vector_size__(64)));
typedef int eights_w8 __attribute__((__vector_size__(32)));

#define EIGHTS_TARGET "avx2,bmi2,avx512f,avx512bw,avx512vl,avx512dq,evex512"
#define EIGHTS_WORD static inline __attribute__((always_inline, target(EIGHTS_TARGET), min_vector_width(512)))
#define EIGHTS static __attribute__((noinline, unused, target(EIGHTS_TARGET), min_vector_width(512)))

// 1 if the processor has the instructions.
static inline uint8_t eights_are_supported(void) {
    __builtin_cpu_init();
    return __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")
        && __builtin_cpu_supports("avx512dq");
}

// 1 on processors on which eight pixels at a time are quicker than four: Intel's since Sapphire Rapids, and AMD's.
static inline uint8_t eights_are_quick(void) {
    if (!eights_are_supported()) return 0;
    return __builtin_cpu_is("amd") || __builtin_cpu_supports("avx512fp16");
}

// 1 on processors of Intel since Sapphire Rapids: others gather slowly, by design or by the remedy for a fault.
static inline uint8_t eights_gather_quickly(void) {
    return __builtin_cpu_is("intel") && __builtin_cpu_supports("avx512fp16");
}

EIGHTS_WORD eights_u16x32 eights_mulhi(eights_u16x32 a, eights_u16x32 b) {
    return (eights_u16x32)__builtin_ia32_pmulhuw512((eights_v32)a, (eights_v32)b);
}

EIGHTS_WORD eights_u16x32 eights_mix(eights_u16x32 a, eights_u16x32 b, eights_u16x32 f) {
    return a - eights_mulhi(a, f) + eights_mulhi(b, f);
}

// Converts eight pixels to lanes of value·256.
EIGHTS_WORD eights_u16x32 eights_spread(eights_u8x32 pixels) {
    return __builtin_convertvector(pixels, eights_u16x32) << 8;
}

// Converts lanes to eight pixels, rounded.
EIGHTS_WORD eights_u8x32 eights_packed(eights_u16x32 lanes) {
    return __builtin_convertvector((lanes + 128) >> 8, eights_u8x32);
}

// Moves bytes within each 16 of them; a place of 128 gives 0.
EIGHTS_WORD eights_u16x32 eights_moved(eights_u64x8 from, eights_u64x8 places) {
    return (eights_u16x32)__builtin_ia32_pshufb512((eights_v64)from, (eights_v64)places);
}

// The places of two pixels, repeated four times.
#define EIGHTS_PLACES(first, second) \
    ((eights_u64x8){first, second, first, second, first, second, first, second})

EIGHTS_WORD eights_u16x32 eights_inverse_alpha(eights_u16x32 lanes) {
    eights_u16x32 alpha = eights_moved(
        (eights_u64x8)lanes, EIGHTS_PLACES(0x0706070607060706u, 0x0F0E0F0E0F0E0F0Eu));
    eights_u16x32 left = __builtin_elementwise_sub_sat(65280 - alpha, (eights_u16x32)(8));
    return left + (left >> 8);
}

// Draws a colour over pixels.
EIGHTS_WORD eights_u8x32 eights_over(eights_u16x32 colour, eights_u8x32 below) {
    return eights_packed(colour + eights_mulhi(eights_spread(below), eights_inverse_alpha(colour)));
}

// Draws eight pixels over those at `place`.
EIGHTS_WORD void eights_blend(eights_u16x32 colour, uint32_t *place) {
    eights_u8x32 below;
    memcpy(&below, place, 32);
    eights_u8x32 pixels = eights_over(colour, below);
    memcpy(place, &pixels, 32);
}

// Draws eight pixels over those at `place`, which it does not read if all are opaque, nor touch if all are transparent.
EIGHTS_WORD void eights_put(eights_u16x32 colour, uint32_t *place) {
    const eights_u64x8 alphas = (eights_u64x8)(0xFFFF000000000000u);
    eights_u16x32 missing = __builtin_elementwise_sub_sat((eights_u16x32)(65272), colour);
    if (!__builtin_ia32_cmpq512_mask((eights_v8)((eights_u64x8)missing & alphas), (eights_v8)(eights_u64x8)(0), 4, 255)) {
        eights_u8x32 pixels = eights_packed(colour);
        memcpy(place, &pixels, 32);
    } else if (__builtin_ia32_cmpq512_mask(
                   (eights_v8)((eights_u64x8)colour & alphas), (eights_v8)(eights_u64x8)(0), 4, 255)) {
        eights_blend(colour, place);
    }
}

// Draws the first `count` of eight pixels, 1 to 7, over those at `place`; the others are not touched.
EIGHTS_WORD void eights_put_some(eights_u16x32 colour, uint32_t *place, long count) {
    uint8_t mask = (uint8_t)__builtin_ia32_bzhi_si(255, (unsigned)count);
    eights_u8x32 below = (eights_u8x32)__builtin_ia32_loaddqusi256_mask(
        (const eights_w8 *)place, (eights_w8)(eights_i32x8)(0), mask);
    __builtin_ia32_storedqusi256_mask((eights_w8 *)place, (eights_w8)eights_over(colour, below), mask);
}

// Mixes the left and right texels of eight pairs.
EIGHTS_WORD eights_u16x32 eights_across(eights_u64x8 pairs, eights_u16x32 f) {
    const eights_u64x8 left = EIGHTS_PLACES(0x0380028001800080u, 0x0B800A8009800880u);
    const eights_u64x8 right = EIGHTS_PLACES(0x0780068005800480u, 0x0F800E800D800C80u);
    return eights_mix(eights_moved(pairs, left), eights_moved(pairs, right), f);
}

// Reads eight pairs of neighbouring texels at byte offsets from `base`.
EIGHTS_WORD eights_u64x8 eights_pairs(const uint8_t *base, eights_i32x8 at, uint8_t gathers) {
    if (gathers)
        return (eights_u64x8)__builtin_ia32_gathersiv8di(
            (eights_v8)(eights_u64x8)(0), base, (eights_w8)at, 255, 1);
    // Two offsets at a time: half as many instructions as one by one.
    rows_u64x4 both = (rows_u64x4)at;
    uint64_t ab = both[0], cd = both[1], ef = both[2], gh = both[3];
    return (eights_u64x8){
        rows_pair(base + (uint32_t)ab), rows_pair(base + (ab >> 32)), rows_pair(base + (uint32_t)cd),
        rows_pair(base + (cd >> 32)), rows_pair(base + (uint32_t)ef), rows_pair(base + (ef >> 32)),
        rows_pair(base + (uint32_t)gh), rows_pair(base + (gh >> 32)),
    };
}

// Samples eight pixels, each from the four texels at its byte offset from `base`.
EIGHTS_WORD eights_u16x32 eights_sample(
    const uint8_t *base, int32_t stride, eights_i32x8 at, eights_u16x32 across, eights_u16x32 down, uint8_t gathers) {
    return eights_mix(
        eights_across(eights_pairs(base, at, gathers), across),
        eights_across(eights_pairs(base + stride, at, gathers), across), down);
}

// Fractions of eight positions in 16.16, each in the four lanes of its pixel.
EIGHTS_WORD eights_u16x32 eights_fractions(eights_i32x8 places) {
    eights_u64x8 wide = __builtin_convertvector((rows_u32x8)places, eights_u64x8);
    return eights_moved(wide, EIGHTS_PLACES(0x0100010001000100u, 0x0908090809080908u));
}

// Whole parts of eight positions in 16.16, not negative, times a stride below 32768.
EIGHTS_WORD eights_i32x8 eights_offsets(eights_i32x8 places, int32_t stride) {
    rows_v16 whole = (rows_v16)((rows_u32x8)places >> 16);
    return (eights_i32x8)__builtin_ia32_pmaddwd256(whole, (rows_v16)(eights_i32x8)(stride));
}

EIGHTS_WORD eights_u16x32 eights_down(
    const void *base, int32_t stride, rows_columns columns, long x, int32_t row, int32_t last_v, uint8_t gathers) {
    eights_i32x8 source, start, slope;
    eights_u16x32 across;
    memcpy(&source, columns.sources + x, 32);
    memcpy(&start, columns.starts + x, 32);
    memcpy(&slope, columns.slopes + x, 32);
    memcpy(&across, columns.weights + x, 64);
    const eights_i32x8 none = 0;
    eights_i32x8 v = start + slope * row;
    // Positions of ignored pixels may be anything.
    v = __builtin_elementwise_min(__builtin_elementwise_max(v, none), (eights_i32x8)(last_v));
    return eights_sample(base, stride, eights_offsets(v, stride) + source, across, eights_fractions(v), gathers);
}

// Draws spans of a picture turned about a vertical axis. The columns begin at pixel `left`, and go down from row `top`;
// they must be readable for seven more.
EIGHTS void eights_turned(
    uint8_t gathers, const void *base, int32_t stride, int32_t last_v, rows_columns columns, int32_t left, int32_t top, uint16_t weight,
    const rows_span *spans, long span_count, uint32_t *out, long out_stride) {
    const eights_u16x32 w = (eights_u16x32)(weight);
    for (long i = 0; i < span_count; i++) {
        rows_span span = spans[i];
        uint32_t *place = out + span.row * out_stride;
        if (i + SPANS_AHEAD < span_count) spans_fetch(spans[i + SPANS_AHEAD], out, out_stride);
        int32_t row = span.row - top, x = span.start;
        for (; x + 7 < span.end; x += 8)
            eights_put(
                eights_mulhi(eights_down(base, stride, columns, x - left, row, last_v, gathers), w), place + x);
        if (x < span.end)
            eights_put_some(
                eights_mulhi(eights_down(base, stride, columns, x - left, row, last_v, gathers), w), place + x,
                span.end - x);
    }
}

// Resamples a row of a picture horizontally, as `rows_resample`. Both arrays must have room for a multiple of four
// pairs.
EIGHTS void eights_resample(
    uint8_t gathers, const void *texels, const int32_t *columns, const lanes_u16x8 *weights, lanes_u16x8 *out, long pairs) {
    for (long i = 0; i < pairs; i += 4) {
        eights_i32x8 sources;
        eights_u16x32 f;
        memcpy(&sources, columns + 2 * i, 32);
        memcpy(&f, weights + i, 64);
        eights_u16x32 mixed = eights_across(eights_pairs(texels, sources, gathers), f);
        memcpy(out + i, &mixed, 64);
    }
}

// Mixes two rows of pixels and draws the result, as `rows_between`. The rows must be readable for seven more pixels.
EIGHTS void eights_between(
    const void *upper, const void *lower, uint16_t fraction, uint16_t weight, uint8_t fades, uint32_t *out, long count) {
    const eights_u16x32 f = (eights_u16x32)(fraction), w = (eights_u16x32)(weight);
    for (long x = 0; x < count; x += 8) {
        eights_u16x32 a, b;
        memcpy(&a, (const uint8_t *)upper + 8 * x, 64);
        memcpy(&b, (const uint8_t *)lower + 8 * x, 64);
        eights_u16x32 colour = eights_mulhi(eights_mix(a, b, f), w);
        if (x + 8 > count) {
            eights_put_some(colour, out + x, count - x);
        } else if (fades) {
            eights_blend(colour, out + x);
        } else {
            eights_put(colour, out + x);
        }
    }
}

// Draws a part of a span of a picture under an affine map.
EIGHTS_WORD void eights_stepped(
    uint8_t gathers, const void *base, int32_t stride, const warped_map *map, warped_part part, eights_u16x32 weight,
    uint32_t *out) {
    const eights_i32x8 steps = {0, 1, 2, 3, 4, 5, 6, 7}, none = 0;
    eights_i32x8 us = part.u + map->du * steps, vs = part.v + map->dv * steps;
    for (int32_t x = part.start; x < part.end; x += 8) {
        eights_i32x8 a = __builtin_elementwise_min(__builtin_elementwise_max(us, none), (eights_i32x8)(map->last_u));
        eights_i32x8 b = __builtin_elementwise_min(__builtin_elementwise_max(vs, none), (eights_i32x8)(map->last_v));
        eights_u16x32 colour = eights_mulhi(
            eights_sample(
                base, stride, eights_offsets(b, stride) + ((a >> 16) << 2), eights_fractions(a), eights_fractions(b), gathers),
            weight);
        if (x + 8 <= part.end) eights_put(colour, out + x); else eights_put_some(colour, out + x, part.end - x);
        us += map->du * 8;
        vs += map->dv * 8;
    }
}

// Draws spans of a picture under an affine map.
EIGHTS void eights_affine(
    uint8_t gathers, const void *base, int32_t stride, warped_map map, uint16_t weight, const rows_span *spans,
    long span_count, uint32_t *out, long out_stride) {
    const eights_u16x32 w = (eights_u16x32)(weight);
    for (long i = 0; i < span_count; i++) {
        rows_span span = spans[i];
        if (i + SPANS_AHEAD < span_count) spans_fetch(spans[i + SPANS_AHEAD], out, out_stride);
        for (int32_t x = span.start; x < span.end;) {
            warped_part part = warped_from(&map, span, x);
            eights_stepped(gathers, base, stride, &map, part, w, out + span.row * out_stride);
            x = part.end;
        }
    }
}

#else

static inline uint8_t eights_are_quick(void) { return 0; }

// Placeholders for processors without AVX-512, never called.
ROWS_NONE(eights_resample, uint8_t gathers, const void *a, const int32_t *b, const lanes_u16x8 *c, lanes_u16x8 *d, long e)
ROWS_NONE(eights_between, const void *a, const void *b, uint16_t c, uint16_t d, uint8_t e, uint32_t *f, long g)
ROWS_NONE(
    eights_turned, uint8_t gathers, const void *a, int32_t b, int32_t c, rows_columns d, int32_t e, int32_t f, uint16_t g,
    const rows_span *h, long i, uint32_t *j, long k)
ROWS_NONE(
    eights_affine, uint8_t gathers, const void *a, int32_t b, warped_map c, uint16_t d, const rows_span *e, long f,
    uint32_t *g, long h)

#endif
