import Foundation
import Testing
@_spi(Engine) import Views

/// Collection methods behind `onDelete` and `onMove`.
struct IndexSetEditingTests {
    @Test func `elements are removed by their indices`() {
        var letters = Array("abcde")
        letters.remove(atOffsets: [0, 2, 9])
        #expect(letters == Array("bde"))
        letters.remove(atOffsets: [])
        #expect(letters == Array("bde"))
    }

    @Test func `elements are moved to before one of the others, in their order`() {
        func moved(_ source: IndexSet, _ destination: Int) -> String {
            var letters = Array("abcde")
            letters.move(fromOffsets: source, toOffset: destination)
            return String(letters)
        }
        #expect(moved([0], 3) == "bcade" && moved([4], 0) == "eabcd")
        #expect(moved([1, 3], 3) == "acbde" && moved([1, 3], 5) == "acebd" && moved([0, 1], 1) == "abcde")
        #expect(moved([2], 2) == "abcde" && moved([2], 3) == "abcde")
        #expect(moved([0], 99) == "bcdea" && moved([7], 0) == "abcde")
    }

    @Test func `the folders are the user's`() {
        #expect(URL.documentsDirectory.isFileURL && URL.cachesDirectory.path != URL.homeDirectory.path)
    }
}
