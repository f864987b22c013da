@_spi(Engine) import Navigation

// Transitions between the pages, and the callbacks of these.
extension UINavigationController {
    func begin(animated: Bool) {
        isAnimated = animated && hasAppeared
        if isAnimated, let completion = CATransaction.completion {
            completion.begin()
            heldCompletions.append(completion)
        }
        tabBarController?.stackChanged(animated: isAnimated)
        stage.begin(machine.transition)
        tell()
        if !isAnimated {
            machine.finish()
            tell()
            stage.end(front: machine.front)
            transitionEnded()
        }
        dropOthers()
    }

    /// Begins a drag of the page in front; returns false if there is nothing to drag.
    func grab() -> Bool {
        guard machine.grab() else { return false }
        isAnimated = true
        tabBarController?.stackChanged(animated: true)
        stage.begin(machine.transition)
        tell()
        return true
    }

    /// The drag was released so that the page returns.
    func cancelPop() {
        machine.cancelPop()
        tabBarController?.stackChanged(animated: true)
    }

    /// The flight has come to rest.
    func motionEnded() {
        machine.motionEnded()
        tell()
        guard machine.transition != .none else {
            stage.end(front: machine.front)
            dropOthers()
            return transitionEnded()
        }
        // A cancelled pop: the page has arrived one turn later (S20.11).
        stage.afterThisTurn { [weak self] in
            guard let self else { return }
            machine.turnEnded()
            tell()
            if machine.transition == .none { stage.end(front: machine.front) }
            dropOthers()
            transitionEnded()
        }
    }

    /// Calls the completions of transactions in which the ended transition began.
    func transitionEnded() {
        guard machine.transition == .none else { return }
        let held = heldCompletions
        heldCompletions = []
        for completion in held { completion.end() }
    }

    func tell() {
        guard hasAppeared else { return }
        for notice in machine.takeNotices() {
            let page = notice.page
            switch notice.callback {
            case .willAppear: page.viewWillAppear(isAnimated)
            case .isAppearing:
                page.view.layoutIfNeeded()
                page.viewIsAppearing(isAnimated)
            case .didAppear: page.viewDidAppear(isAnimated)
            case .willDisappear: page.viewWillDisappear(isAnimated)
            case .didDisappear: page.viewDidDisappear(isAnimated)
            }
        }
    }

    func dropOthers() {
        for child in children where !machine.pages.contains(child) && child !== machine.front && child !== machine.back
        {
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
    }
}
