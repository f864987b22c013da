#pragma once

#include <stdbool.h>
#include <stdint.h>

// Calls `body` with the tables that the compiler has written into each image of the process, until it returns false.
extern void swift_enumerateAllMetadataSections(
    bool (*_Nonnull body)(const void *_Nonnull sections, void *_Nullable context), void *_Nullable context);

// Table of the witnesses of a type's conformance, made at its first use. `arguments` are those of its conditions.
extern const void *_Nullable swift_getWitnessTable(
    const void *_Nonnull conformance, const void *_Nonnull type, const void *_Nullable const *_Nullable arguments);
