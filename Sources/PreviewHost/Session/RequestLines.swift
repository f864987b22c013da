import Foundation
import PreviewMessages

/// Requests on standard input.
enum RequestLines {
    /// Waits for the next request; nil at the end of the input. Lines that are no requests are passed over.
    static func next() -> PreviewRequest? {
        while let line = readLine() {
            if let request = PreviewRequest(line: line) { return request }
        }
        return nil
    }

    /// Reads requests on a thread of its own, and hands each over on the main actor.
    ///
    /// - Parameter handle: called with each request, and with nil at the end of the input.
    static func forward(to handle: @escaping @MainActor (PreviewRequest?) -> Void) {
        Thread.detachNewThread {
            while true {
                let request = next()
                Task { @MainActor in handle(request) }
                if request == nil { return }
            }
        }
    }

    /// Writes an answer, at once.
    static func answer(_ answer: PreviewAnswer) {
        FileHandle.standardOutput.write(Data("\(answer.line)\n".utf8))
    }
}
