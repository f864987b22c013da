func sizeTwo() -> Int { MemoryLayout.size(ofValue: value()) }
