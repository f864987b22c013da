@_spi(Engine) package import AnimationCore
import AttributeGraph
import Foundation
@_spi(Engine) import Presentations
@_spi(Engine) package import ViewGraph
import Views

/// Sheet, cover or alert over a whole window that an object opens and closes, where no view's modifier does.
///
/// Its content has the environment of the window's root, and outlives the views that are behind it.
@MainActor package final class ControlledCover<Content: View> {
    private let presenter: CoverPresenter
    private let style: CoverStyle
    private let surface: Attribute<CoverSurface<Content>>
    private let host: ViewHost
    private let lifetime: Lifetime
    /// Called once, when the cover has disappeared, or its window has closed.
    package var gone: @MainActor () -> Void = {}

    /// Creates a cover over the window of `host`, not presented yet.
    ///
    /// - Parameters:
    ///   - content: the views on the cover.
    ///   - style: placement and entry.
    ///   - dissolves: true if it fades in and out at its place instead of sliding.
    ///   - host: the window's views.
    ///   - box: box over whose storey the cover lies, and with which it ends; nil for the window's own views.
    package init(
        _ content: Content, style: CoverStyle, dissolves: Bool = false, over host: ViewHost, above box: LayoutBox? = nil
    ) {
        self.style = style
        self.host = host
        let lifetime = Lifetime(graph: host.graph, outer: host.lifetime)
        self.lifetime = lifetime
        let surface = lifetime.perform { host.graph.addSource(CoverSurface(content: content, style: style)) }
        self.surface = surface
        let inputs = _ViewInputs(
            host: host, environment: host.rootEnvironment, scope: host.root.scope, list: host.root.content,
            lifetime: lifetime)
        presenter = CoverPresenter(box: box ?? host.root, inputs: inputs) { _, inputs in
            CoverSurface<Content>._makeView(_GraphValue(surface), inputs: inputs)
        }
        presenter.dissolves = dissolves
        presenter.dismissed = { lifetime.end() }
        lifetime.onEnd { [weak self] in
            let gone = self?.gone
            self?.gone = {}
            gone?()
        }
    }

    /// Called when people or the content ask to dismiss the cover; the owner decides, usually by ``close(animates:)``.
    package var dismissalRequested: @MainActor () -> Void {
        get { presenter.end }
        set { presenter.end = newValue }
    }

    /// Called when the cover is open and rests.
    package var opened: @MainActor () -> Void {
        get { presenter.opened }
        set { presenter.opened = newValue }
    }

    /// Replaces the content; views whose identity stays keep their state.
    package func show(_ content: Content) {
        guard !lifetime.hasEnded else { return }
        let surface = CoverSurface(content: content, style: style)
        host.enqueue(Transaction.current) { [host, lifetime, attribute = self.surface] in
            if !lifetime.hasEnded { host.graph.set(attribute, to: surface) }
        }
    }

    /// Opens the cover, once.
    package func open(animates: Bool) { presenter.show((identity: nil, style: style), animates: animates) }

    /// Closes the cover. ``gone`` is called at the end.
    package func close(animates: Bool) { presenter.show(nil, animates: animates) }
}

extension EnvironmentValues {
    /// Requests the dismissal of the sheet, cover or alert around.
    ///
    /// - Returns: false if there is none.
    @MainActor package func dismissCover() -> Bool {
        guard let presentation = coverHandle?.presentation else { return false }
        presentation.dismissalRequested()
        return true
    }
}
