import Foundation
import ProgramSupport

/// A temporary folder that can be shared by several runs.
struct TemporaryHome {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    var path: String { folder.url.path }
}
