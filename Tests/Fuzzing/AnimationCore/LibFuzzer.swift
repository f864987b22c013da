import MotionFuzzing

/// Entry point of libFuzzer, which calls it on its main thread for each input (`scripts/fuzz` builds and runs it).
///
/// - Parameters:
///   - data: pointer to the input's first byte; nil if the input is empty.
///   - size: number of bytes.
/// - Returns: 0. A finding ends the process instead, so that libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let input = unsafe Array(UnsafeBufferPointer(start: data, count: size))
    let findings = MainActor.assumeIsolated { AnimatorProgram.run(input) }
    guard findings.lines.isEmpty else { fatalError(findings.lines.joined(separator: "\n")) }
    return 0
}
