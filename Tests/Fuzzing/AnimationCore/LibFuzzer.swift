import MotionFuzzing

/// What libFuzzer calls, on its main thread, with one input after another (`scripts/fuzz` builds and runs it).
///
/// - Parameters:
///   - data: the input's first byte; nil if there is none.
///   - size: how many bytes there are.
/// - Returns: 0. A finding ends the process, so that libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let input = unsafe Array(UnsafeBufferPointer(start: data, count: size))
    let findings = MainActor.assumeIsolated { AnimatorProgram.run(input) }
    guard findings.lines.isEmpty else { fatalError(findings.lines.joined(separator: "\n")) }
    return 0
}
