import Foundation
@_spi(Engine) import Navigation
@_spi(Engine) import ViewGraph
import Views

/// One controller that another one presents over a window, from its entry until it is gone.
@MainActor final class ControllerPresentation {
    private enum State {
        case opening(completion: (() -> Void)?)
        case open
        case closing(completions: [() -> Void])
        case gone
    }

    let controller: UIViewController
    let presenter: UIViewController
    /// Views of the window.
    let host: ViewHost
    private let cover: ControlledCover<AnyView>
    private let isAnimated: Bool
    private var state: State
    /// True if the dismissal came from people or from the content, not from the program.
    private var endsByRequest = false

    /// Presents `controller` over the window of `host`.
    init(
        _ controller: UIViewController, by presenter: UIViewController, over host: ViewHost, animated: Bool,
        completion: (() -> Void)?
    ) {
        self.controller = controller
        self.presenter = presenter
        self.host = host
        isAnimated = animated
        state = .opening(completion: completion)
        let style = controller.modalPresentationStyle
        cover = ControlledCover(
            controller.coverContent(), style: controller.isPanel ? .alert : style.fillsWindow ? .full : .sheet,
            dissolves: controller.modalTransitionStyle == .crossDissolve, over: host,
            above: presenter.viewIfLoaded?.window?.boxAbove)
        cover.dismissalRequested = { [weak self] in self?.closeByRequest() }
        cover.opened = { [weak self] in self?.opened() }
        cover.gone = { [self] in ended() }
        controller.presentation = self
        presenter.presenting = self
        cover.open(animates: animated)
    }

    /// True from the begin of the dismissal on.
    var isClosing: Bool {
        switch state {
        case .opening, .open: false
        case .closing, .gone: true
        }
    }

    /// True until the entry has ended.
    var isOpening: Bool { if case .opening = state { true } else { false } }

    private var hidesPresenter: Bool { controller.modalPresentationStyle.hidesPresenter }

    /// Called when the views of the content are in place.
    func contentAppeared() {
        guard case .opening = state else { return }
        if hidesPresenter { presenter.beginAppearanceTransition(false, animated: isAnimated) }
        controller.beginAppearanceTransition(true, animated: isAnimated)
    }

    /// Shows options of the controller that have changed.
    func contentChanged() {
        guard !isClosing else { return }
        controller.coverVersion += 1
        cover.show(controller.coverContent())
    }

    private func opened() {
        guard case .opening(let completion) = state else { return }
        state = .open
        controller.endAppearanceTransition(animated: isAnimated)
        if hidesPresenter { presenter.endAppearanceTransition(animated: isAnimated) }
        completion?()
    }

    private func closeByRequest() {
        guard !isClosing else { return }
        endsByRequest = true
        let sheet = controller.sheetPresentationController
        if let sheet { sheet.delegate?.presentationControllerWillDismiss(sheet) }
        close(animated: true, completion: nil)
    }

    /// Dismisses the controller. A dismissal under way goes on, and `completion` is called at its end.
    func close(animated: Bool, completion: (() -> Void)?) {
        switch state {
        case .opening, .open: break
        case .closing(let completions):
            state = .closing(completions: completions + [completion ?? {}])
            return
        case .gone:
            completion?()
            return
        }
        // A presentation that is dismissed on its way completes first, as a push does that a pop interrupts.
        opened()
        controller.presenting?.close(animated: false, completion: nil)
        state = .closing(completions: completion.map { [$0] } ?? [])
        controller.beginAppearanceTransition(false, animated: animated)
        if hidesPresenter { presenter.beginAppearanceTransition(true, animated: animated) }
        cover.close(animates: animated)
    }

    private func ended() {
        opened()
        var completions: [() -> Void] = []
        if case .closing(let waiting) = state { completions = waiting }
        state = .gone
        cover.gone = {}
        controller.presentation = nil
        presenter.presenting = nil
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition(animated: isAnimated)
        if hidesPresenter {
            presenter.beginAppearanceTransition(true, animated: false)
            presenter.endAppearanceTransition(animated: isAnimated)
        }
        controller.presentationEnded()
        if endsByRequest, let sheet = controller.sheetPresentationController {
            sheet.delegate?.presentationControllerDidDismiss(sheet)
        }
        for completion in completions { completion() }
    }
}
