func sizeOne() -> Int { MemoryLayout.size(ofValue: value()) }
