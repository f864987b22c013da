import AnimationCore
import AttributeGraph
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Rule by which a sheet gets its size.
@MainActor @preconcurrency public protocol PresentationSizing {
    /// Returns the size proposed to the sheet's content, in points. The sheet is as large as the content is then, and no larger than
    /// the window lets it be.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
    /// Axes along which the sheet never becomes smaller than it was. Engine interface: programs do not implement it.
    var _stickyAxes: Axis.Set { get }
}

extension PresentationSizing {
    /// Default: none.
    public var _stickyAxes: Axis.Set { [] }

    /// This size, but along the axes that are true that of the content.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        FittedAxesSizing(base: self, horizontal: horizontal, vertical: vertical)
    }

    /// This size, which along the axes that are true grows with the content, but never shrinks.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        StickySizing(base: self, horizontal: horizontal, vertical: vertical)
    }
}

/// Content of a sheet whose size is to be found.
@MainActor @preconcurrency public struct PresentationSizingRoot {
    let measure: @MainActor (ProposedViewSize) -> CGSize

    /// Returns the content's size under a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Circumstances in which a sheet gets its size.
public struct PresentationSizingContext: Sendable {
    /// Greatest size of a sheet in its window, in points.
    package let greatest: CGSize
}

/// The usual size: as ``PagePresentationSizing``.
public struct AutomaticPresentationSizing: PresentationSizing {
    /// The size `.automatic`.
    public nonisolated init() {}
    /// As ``PagePresentationSizing``.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        PagePresentationSizing().proposedSize(for: root, context: context)
    }
}

/// As wide as a page of text, and as high as the window lets it be.
public struct PagePresentationSizing: PresentationSizing {
    /// Width of a page, in points.
    static let width: CGFloat = 680

    /// The size `.page`.
    public nonisolated init() {}
    /// 680 points, and the window's height.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: Self.width, height: context.greatest.height)
    }
}

/// As large as forms usually are: narrower and lower than a page.
public struct FormPresentationSizing: PresentationSizing {
    /// The size `.form`.
    public nonisolated init() {}
    /// 540 × 620 points.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: 540, height: 620)
    }
}

/// As large as the content wants to be.
public struct FittedPresentationSizing: PresentationSizing {
    /// The size `.fitted`.
    public nonisolated init() {}
    /// The content's ideal size.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        .unspecified
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The usual size: as ``page``.
    public nonisolated static var automatic: Self { Self() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    /// As wide as a page of text, and as high as the window lets it be.
    public nonisolated static var page: Self { Self() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    /// As large as forms usually are: narrower and lower than a page.
    public nonisolated static var form: Self { Self() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    /// As large as the content wants to be.
    public nonisolated static var fitted: Self { Self() }
}

private struct FittedAxesSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var proposal = base.proposedSize(for: root, context: context)
        if horizontal { proposal.width = nil }
        if vertical { proposal.height = nil }
        return proposal
    }

    var _stickyAxes: Axis.Set { base._stickyAxes }
}

private struct StickySizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        base.proposedSize(for: root, context: context)
    }

    var _stickyAxes: Axis.Set {
        var axes = base._stickyAxes
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return axes
    }
}

/// Sets the size of the sheet around.
nonisolated private struct SizingModifier: InputsModifier {
    let sizing: any PresentationSizing

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        let environment = inputs.environment
        inputs.sink(modifier.attribute) { graph.peek(environment).coverHandle?.setSizing($0.sizing) }
    }
}

extension View {
    /// Sets the size of the sheet around. Heights of `presentationDetents` come first.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        modifier(SizingModifier(sizing: sizing))
    }
}
