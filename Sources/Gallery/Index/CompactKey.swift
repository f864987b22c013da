import SwiftUI

private enum CompactKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// True if the window is so low that there is room for a page's content only, without title and buttons.
    var isCompact: Bool {
        get { self[CompactKey.self] }
        set { self[CompactKey.self] = newValue }
    }
}
