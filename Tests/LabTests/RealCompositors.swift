import Foundation
import Testing

/// What is watched on real time has the machine to itself: one test at a time.
@Suite(.serialized) enum RealCompositors {
    /// Tries up to three times what a busy machine may spoil: where a compositor, or the tools that press its buttons and
    /// count its frames, do not get their turn, it says nothing about the program. Each failed try is printed.
    ///
    /// - Parameter attempt: gives what was wrong, or nil; what it throws is wrong too.
    static func insist(
        _ name: String, sourceLocation: SourceLocation = #_sourceLocation, _ attempt: () async throws -> String?
    ) async {
        var problem: String?
        for number in 1...3 {
            do { problem = try await attempt() } catch { problem = "\(error)" }
            guard let problem else { return }
            FileHandle.standardError.write(Data("try \(number) of \(name): \(problem)\n".utf8))
        }
        Issue.record("\(name): \(problem ?? "")", sourceLocation: sourceLocation)
    }
}
