import CairoRenderer
import Foundation
import PreviewMessages
import Staging
@_spi(Engine) import ViewGraph

/// A window in memory, for tests and servers: after each request it writes a picture of itself and answers.
///
/// Commands of scripts: `tap NAME`, `type TEXT`, `key NAME`, `scroll X Y DX DY`, `size WIDTH HEIGHT`.
@MainActor struct MemorySession {
    private let model: PreviewModel
    private let stage: Stage
    private let file: URL

    init(model: PreviewModel, folder: URL) {
        self.model = model
        stage = Stage(program: PreviewWindow(model: model), size: CGSize(width: 1024, height: 960))
        file = folder.appending(path: "preview.png")
    }

    /// Serves requests until the input ends.
    func run() {
        while let request = RequestLines.next() { RequestLines.answer(answer(to: request)) }
    }

    private func answer(to request: PreviewRequest) -> PreviewAnswer {
        do {
            let answer: PreviewAnswer
            switch request {
            case .load(let request):
                try PreviewLoading(model: model).replace(by: request, in: stage.views) { stage.advance(frames: 1) }
                answer = .shown(request.number)
            case .problems(let problems):
                model.show(problems)
                answer = .problemsShown
            case .script(let command):
                try perform(command)
                answer = .done
            }
            settle()
            try stage.image.writePNG(to: file)
            return answer
        } catch let error as PreviewLibrary.Failure {
            return .failed(error.reason)
        } catch {
            return .failed("\(error)")
        }
    }

    /// Advances until nothing moves, and indicators of scroll views are gone.
    private func settle() {
        // A view that never rests is pictured as it is after the limit.
        stage.rest(limit: 5)
        stage.advance(by: 2)
    }

    /// Performs a command of a script.
    ///
    /// - Throws: ``Staging/StageError`` if there is no such view or key; ``PreviewLibrary/Failure`` for other commands.
    private func perform(_ command: String) throws {
        let words = command.split(separator: " ", maxSplits: 1).map(String.init)
        let rest = words.count == 2 ? words[1] : ""
        let numbers = rest.split(separator: " ").compactMap { Double($0) }
        switch words.first {
        case "tap": try stage.tap(rest)
        case "type": stage.type(rest)
        case "key": try stage.key(rest)
        case "scroll" where numbers.count == 4:
            stage.scroll(
                at: CGPoint(x: numbers[0], y: numbers[1]), by: CGSize(width: numbers[2], height: numbers[3]))
        case "size" where numbers.count == 2: stage.size = CGSize(width: numbers[0], height: numbers[1])
        default: throw PreviewLibrary.Failure(reason: "\(command) is no command")
        }
    }
}
