import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

extension View {
    /// Continues the view into the safe area around it, by a blurred mirror image at each of its edges. The mirror images are made of the
    /// view, with state of their own, and take no input.
    nonisolated public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }

    /// Continues the view into the safe area around it, by a blurred mirror image at each of its edges, if `isEnabled` is true.
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        modifier(BackgroundExtension(isEnabled: isEnabled))
    }
}

nonisolated private struct BackgroundExtension: ViewModifier {
    let isEnabled: Bool
    /// Radius of the mirror images' blur, in points.
    private static var blurRadius: CGFloat { 10 }

    @MainActor func body(content: Content) -> some View {
        content.background {
            if isEnabled {
                GeometryReader { proxy in
                    ForEach(Edge.allCases, id: \.self) { edge in
                        let strip = ExtensionStrip(edge: edge, insets: proxy.safeAreaInsets)
                        if strip.depth > 0 {
                            let copy = content.frame(width: proxy.size.width, height: proxy.size.height)
                            // Blurred with the view itself, so that the edge between both does not fade.
                            ZStack {
                                copy
                                copy.scaleEffect(x: strip.isHorizontal ? -1 : 1, y: strip.isHorizontal ? 1 : -1)
                                    .offset(strip.offset(in: proxy.size))
                            }
                            .blur(radius: Self.blurRadius)
                            .clipShape(strip)
                        }
                    }
                }
                .allowsHitTesting(false)
                .accessibilityHidden(true)
            }
        }
    }
}

/// Part of the safe area beside one edge of a view.
nonisolated private struct ExtensionStrip: Shape {
    typealias AnimatableData = EmptyAnimatableData
    let edge: Edge
    let insets: EdgeInsets

    var isHorizontal: Bool { edge == .leading || edge == .trailing }

    /// Extent across the edge, in points.
    var depth: CGFloat {
        switch edge {
        case .top: insets.top
        case .bottom: insets.bottom
        case .leading: insets.leading
        case .trailing: insets.trailing
        }
    }

    /// Offset of the mirror image from the view, where leading edges are at the left.
    func offset(in size: CGSize) -> CGSize {
        switch edge {
        case .top: CGSize(width: 0, height: -size.height)
        case .bottom: CGSize(width: 0, height: size.height)
        case .leading: CGSize(width: -size.width, height: 0)
        case .trailing: CGSize(width: size.width, height: 0)
        }
    }

    func path(in rect: CGRect) -> Path {
        switch edge {
        case .top: Path(CGRect(x: rect.minX, y: rect.minY - depth, width: rect.width, height: depth))
        case .bottom: Path(CGRect(x: rect.minX, y: rect.maxY, width: rect.width, height: depth))
        case .leading: Path(CGRect(x: rect.minX - depth, y: rect.minY, width: depth, height: rect.height))
        case .trailing: Path(CGRect(x: rect.maxX, y: rect.minY, width: depth, height: rect.height))
        }
    }
}
