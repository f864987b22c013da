extension BinaryFloatingPoint {
    /// The number clamped to 0…1; 0 for NaN.
    var inUnitRange: Self { self > 0 ? Swift.min(self, 1) : 0 }
}
