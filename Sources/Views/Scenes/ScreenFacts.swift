package import Foundation

/// What a program is told of its screen: of the window that was sized last, since that is all of the screen that is its own.
@MainActor package enum ScreenFacts {
    /// In points.
    package static var size = CGSize.zero
    /// Device pixels per point.
    package static var scale: CGFloat = 1
}
