// The bindings are generated into this target at build time, one file for each `.protocol` file beside this one
// (docs/protocols.md). SwiftPM requires a source file in the target: this one.
