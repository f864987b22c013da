import AnimationCore
public import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Look of the surface of a sheet or cover that its content asks for.
struct CoverLook: Equatable {
    /// Fill of the surface; nil for that of the surroundings.
    var ground: CoverGround?
    /// Radius of a sheet's upper corners, in points; nil for the usual one.
    var cornerRadius: CGFloat?
}

/// Fill of the surface of a sheet or cover.
struct CoverGround: Equatable {
    let style: AnyShapeStyle
    /// View in place of the style; nil if there is none.
    private(set) var view: AnyView?
    private(set) var alignment = Alignment.center
    /// The style as a value that can be compared; nil if its type cannot.
    private let value: AnyHashable?

    init<S: ShapeStyle>(_ style: S) {
        self.style = AnyShapeStyle(style)
        value = (style as? any Hashable).map { AnyHashable($0) }
    }

    init(_ view: AnyView, alignment: Alignment) {
        self.init(Color.clear)
        self.view = view
        self.alignment = alignment
    }

    /// True if both are known to look alike.
    static func == (a: CoverGround, b: CoverGround) -> Bool {
        a.view == nil && b.view == nil && a.value != nil && a.value == b.value
    }
}

enum CoverLookKey: PreferenceKey {
    static var defaultValue: CoverLook { CoverLook() }
    static func reduce(value: inout CoverLook, nextValue: () -> CoverLook) {
        let next = nextValue()
        value.ground = value.ground ?? next.ground
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    }
}

extension View {
    /// Fills the surface of the sheet or cover around with `style`.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        transformPreference(CoverLookKey.self) { $0.ground = CoverGround(style) }
    }

    /// Puts `content` on the surface of the sheet or cover around, in place of its fill; `alignment` is its place there if it is
    /// smaller or larger.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let ground = CoverGround(AnyView(content()), alignment: alignment)
        return transformPreference(CoverLookKey.self) { $0.ground = ground }
    }

    /// Sets the radius of the upper corners of the sheet around, in points; nil restores the usual one of 20 points.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        transformPreference(CoverLookKey.self) { $0.cornerRadius = cornerRadius }
    }
}
