import Foundation
import ProgramSupport

/// A folder that outlives one run.
struct TemporaryHome {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    var path: String { folder.url.path }
}
