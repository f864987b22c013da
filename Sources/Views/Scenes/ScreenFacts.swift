package import Foundation

/// The program's view of its screen: size and scale of the window that was resized last, since a program knows no more.
@MainActor package enum ScreenFacts {
    /// Size in points.
    package static var size = CGSize.zero
    /// Device pixels per point.
    package static var scale: CGFloat = 1
}
