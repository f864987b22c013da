// The bindings are generated into this target at build time, one file for each `.protocol` file beside this one, from
// the XML that libwayland-dev and wayland-protocols install. SwiftPM wants one source file of our own; this is it.
