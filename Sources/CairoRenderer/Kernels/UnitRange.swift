extension BinaryFloatingPoint {
    /// Held to 0…1; 0 for what is no number.
    var inUnitRange: Self { self > 0 ? Swift.min(self, 1) : 0 }
}
