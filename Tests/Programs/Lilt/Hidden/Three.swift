func sizeThree() -> Int { MemoryLayout.size(ofValue: value()) }
