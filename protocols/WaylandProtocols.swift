// The bindings are generated into this target at build time, one file for each `.protocol` file beside this one, from
// the XML files of libwayland-dev and wayland-protocols. SwiftPM requires a source file in the target: this one.
