#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Calls `body` with the tables that the compiler has written into each image of the process, until it returns false.
extern void swift_enumerateAllMetadataSections(
    bool (*_Nonnull body)(const void *_Nonnull sections, void *_Nullable context), void *_Nullable context);

// Table of the witnesses of a type's conformance, made at its first use. `arguments` are those of its conditions.
extern const void *_Nullable swift_getWitnessTable(
    const void *_Nonnull conformance, const void *_Nonnull type, const void *_Nullable const *_Nullable arguments);

typedef struct {
    const void *_Nullable metadata;
    size_t state;
} CSwiftMetadataResponse;

// Metadata of a type without parameters, from the function to which its descriptor refers.
static inline const void *_Nullable CSwiftMetadata(const void *_Nonnull accessor) {
    typedef CSwiftMetadataResponse (*Accessor)(size_t request) __attribute__((swiftcall));
    return ((Accessor)accessor)(0).metadata;
}
