import AnimationCore
import AttributeGraph
import Foundation
import PreviewMessages
import Runtime
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// The program that shows previews in a window of the desktop.
struct PreviewApp: App {
    /// Set before the program starts.
    @MainActor static var options = PreviewOptions(look: PreviewLook(), pictures: nil, title: "Previews")

    private let model = PreviewModel(look: Self.options.look)

    var body: some Scene {
        WindowGroup(Self.options.title) {
            PreviewWindow(model: model)
                .background(HostReader { host in WindowSession.begin(model: model, in: host) })
        }
        .defaultSize(width: 1024, height: 960)
    }
}

/// Requests served by the window.
@MainActor enum WindowSession {
    /// Serves requests until the input ends, which ends the program.
    static func begin(model: PreviewModel, in host: ViewHost) {
        RequestLines.forward { [weak host] request in
            guard let host, let request else { exit(0) }
            switch request {
            case .load(let request):
                do throws(PreviewLibrary.Failure) {
                    try PreviewLoading(model: model).replace(by: request, in: host) { host.update() }
                    RequestLines.answer(.shown(request.number))
                } catch {
                    model.show([CompilerProblem(place: "", text: error.reason)])
                    RequestLines.answer(.failed(error.reason))
                }
            case .problems(let problems):
                model.show(problems)
                RequestLines.answer(.problemsShown)
            case .script: RequestLines.answer(.failed("a window of the desktop plays no script"))
            }
        }
    }
}

/// Empty view that hands out the host of its window, once.
private struct HostReader: _PrimitiveView {
    let action: @MainActor (ViewHost) -> Void

    init(_ action: @escaping @MainActor (ViewHost) -> Void) { self.action = action }

    @MainActor static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let host = inputs.host
        inputs.graph.untracked { inputs.graph.read(view.attribute) }.action(host)
    }
}
