// The name under which an editor may import what SwiftUI declares: the same module, by another name.
@_exported public import SwiftUI
