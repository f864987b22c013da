// Operations for the renderer's kernels: each is one or two instructions on two pixels, or on four numbers.
//
// Swift's SIMD types are clang's vector types, so these functions are inlined into Swift's loops. They are C because
// Swift compiles conversions between vectors of different widths to calls, which makes kernels seven times as slow. The
// code after #else is the definition; the code before gives the same bits.
#pragma once
#include <stdint.h>
#include <string.h>

typedef uint8_t lanes_u8x8 __attribute__((ext_vector_type(8)));
typedef uint8_t lanes_u8x16 __attribute__((ext_vector_type(16)));
typedef uint16_t lanes_u16x8 __attribute__((ext_vector_type(8)));
typedef uint32_t lanes_u32x4 __attribute__((ext_vector_type(4)));
typedef uint64_t lanes_u64x2 __attribute__((ext_vector_type(2)));
typedef uint32_t lanes_u32x8 __attribute__((ext_vector_type(8)));
typedef float lanes_f32x4 __attribute__((ext_vector_type(4)));
typedef int32_t lanes_i32x4 __attribute__((ext_vector_type(4)));

#define LANES_WORD static inline __attribute__((always_inline))

// High halves of the products.
LANES_WORD lanes_u16x8 lanes_mulhi(lanes_u16x8 a, lanes_u16x8 b) {
#if defined(__SSE2__)
    typedef short v8 __attribute__((__vector_size__(16)));
    return (lanes_u16x8)__builtin_ia32_pmulhuw128((v8)a, (v8)b);
#else
    lanes_u32x8 product = __builtin_convertvector(a, lanes_u32x8) * __builtin_convertvector(b, lanes_u32x8);
    return __builtin_convertvector(product >> 16, lanes_u16x8);
#endif
}

LANES_WORD lanes_u32x4 lanes_texels(uint64_t a, uint64_t b) {
    lanes_u64x2 pairs = {a, b};
    return (lanes_u32x4)pairs;
}

// Converts two pixels to eight lanes of value·256.
LANES_WORD lanes_u16x8 lanes_spread(uint64_t pixels) {
    lanes_u8x8 bytes;
    memcpy(&bytes, &pixels, 8);
    return __builtin_convertvector(bytes, lanes_u16x8) << 8;
}

// Converts lanes to two pixels, rounded.
LANES_WORD uint64_t lanes_packed(lanes_u16x8 lanes) {
    lanes_u8x8 bytes = __builtin_convertvector((lanes + 128) >> 8, lanes_u8x8);
    uint64_t pixels;
    memcpy(&pixels, &bytes, 8);
    return pixels;
}

// Weight of the background below two pixels: 65535 for all of it. An alpha within eight of opaque counts as opaque,
// because rounding may have reduced it by as much.
LANES_WORD lanes_u16x8 lanes_inverse_alpha(lanes_u16x8 lanes) {
    lanes_u16x8 alpha = __builtin_shufflevector(lanes, lanes, 3, 3, 3, 3, 7, 7, 7, 7);
    lanes_u16x8 rest = 65280 - alpha;
    lanes_u16x8 left = __builtin_elementwise_sub_sat(rest, (lanes_u16x8)(8));
    return left + (left >> 8);
}

// Interpolates from a to b by the weight f/65536. Equal lanes stay exactly equal.
LANES_WORD lanes_u16x8 lanes_mix(lanes_u16x8 a, lanes_u16x8 b, lanes_u16x8 f) {
    return a - lanes_mulhi(a, f) + lanes_mulhi(b, f);
}

// 1 if both pixels' alphas are at least `least`, otherwise 0.
LANES_WORD uint8_t lanes_both_reach(lanes_u16x8 lanes, uint16_t least) {
#if defined(__SSE2__)
    typedef char v16 __attribute__((__vector_size__(16)));
    lanes_u16x8 missing = __builtin_elementwise_sub_sat((lanes_u16x8)(least), lanes);
    return (__builtin_ia32_pmovmskb128((v16)(missing == 0)) & 0xC0C0) == 0xC0C0;
#else
    return lanes[3] >= least && lanes[7] >= least;
#endif
}

// The first pixel's four lanes of a, then those of b; below, the second pixel's.
LANES_WORD lanes_u16x8 lanes_firsts(lanes_u16x8 a, lanes_u16x8 b) {
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 8, 9, 10, 11);
}
LANES_WORD lanes_u16x8 lanes_seconds(lanes_u16x8 a, lanes_u16x8 b) {
    return __builtin_shufflevector(a, b, 4, 5, 6, 7, 12, 13, 14, 15);
}

// Spreads one weight for each of two pixels.
LANES_WORD lanes_u16x8 lanes_weights(uint16_t a, uint16_t b) {
    return (lanes_u16x8){a, a, a, a, b, b, b, b};
}
LANES_WORD lanes_u16x8 lanes_weight(uint16_t a) { return (lanes_u16x8)(a); }

// The left texels, as lanes, of two pairs of neighbouring texels in memory order; below, the right ones.
LANES_WORD lanes_u16x8 lanes_lefts(uint64_t a, uint64_t b) {
    lanes_u32x4 texels = lanes_texels(a, b);
    lanes_u8x16 bytes = (lanes_u8x16)__builtin_shufflevector(texels, texels, 0, 2, 1, 3);
    lanes_u8x16 none = 0;
    return (lanes_u16x8)__builtin_shufflevector(none, bytes, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}
LANES_WORD lanes_u16x8 lanes_rights(uint64_t a, uint64_t b) {
    lanes_u32x4 texels = lanes_texels(a, b);
    lanes_u8x16 bytes = (lanes_u8x16)__builtin_shufflevector(texels, texels, 0, 2, 1, 3);
    lanes_u8x16 none = 0;
    return (lanes_u16x8)__builtin_shufflevector(none, bytes, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
}

// Clamps numbers to 0…`high` and truncates them.
LANES_WORD lanes_i32x4 lanes_whole(lanes_f32x4 value, lanes_f32x4 high) {
    value = value < high ? value : high;
    value = value > 0 ? value : (lanes_f32x4)(0);
    return __builtin_convertvector(value, lanes_i32x4);
}

// The channel of four pixels that begins at bit `shift`, 0 to 255.
LANES_WORD lanes_f32x4 lanes_channel(lanes_u32x4 pixels, uint32_t shift) {
    return __builtin_convertvector((lanes_i32x4)(pixels >> shift & 255), lanes_f32x4);
}

// Combines four channels, 0 to 255 each, rounded, to four pixels.
LANES_WORD lanes_u32x4 lanes_pixels(lanes_f32x4 blue, lanes_f32x4 green, lanes_f32x4 red, lanes_f32x4 alpha) {
    lanes_i32x4 b = __builtin_convertvector(blue + 0.5f, lanes_i32x4);
    lanes_i32x4 g = __builtin_convertvector(green + 0.5f, lanes_i32x4);
    lanes_i32x4 r = __builtin_convertvector(red + 0.5f, lanes_i32x4);
    lanes_i32x4 a = __builtin_convertvector(alpha + 0.5f, lanes_i32x4);
    return (lanes_u32x4)(a << 24 | r << 16 | g << 8 | b);
}
