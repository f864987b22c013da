import Testing

/// What is watched on real time has the machine to itself: one test at a time.
@Suite(.serialized) enum RealCompositors {}
