import AttributeGraph
@_spi(Engine) import LayerTree

extension UpdatePipeline {
    /// Pass 8: runs the actions of views: `onDisappear`, `onAppear`, `onChange` and similar ones (S19.1, S12.9).
    func runActions() {
        while let due = queue.takeActions() {
            for action in due { run(action) }
        }
    }

    /// Runs one action.
    func run(_ action: DueAction) {
        switch action {
        case .call(let action): action()
        case .appearance(let place):
            let modifier = Attribute<_AppearModifier>(place)
            if host.graph.isAlive(modifier) { host.graph.peek(modifier).action?() }
        }
    }
}
