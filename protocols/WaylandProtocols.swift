// The bindings are generated into this target; see docs/decisions.
