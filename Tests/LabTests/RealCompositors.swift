import Foundation
import Testing

/// Suite of tests in real time, which run one at a time.
@Suite(.serialized) enum RealCompositors {
    /// Tries up to three times: on a busy machine a compositor, or the tools that press its buttons and count its
    /// frames, may be too late, which is no fault of the program. Each failed try is printed.
    ///
    /// `attempt` returns a description of the problem, or nil; an error that it throws is a problem as well.
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
