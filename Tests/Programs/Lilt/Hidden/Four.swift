func sizeFour() -> Int { MemoryLayout.size(ofValue: value()) }
