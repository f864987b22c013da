protocol Value {}
extension Int: Value {}
extension String: Value {}

/// A value whose type others do not know.
func value() -> some Value { 1 }
