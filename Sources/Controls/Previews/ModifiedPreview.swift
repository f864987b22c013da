import AnimationCore
import Foundation
import TextViews
import ViewGraph
import Views

/// A preview's view in the surroundings of its modifier, when these are there.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
    let modifier: Modifier
    let content: PreviewModifierContent
    /// Changes when the context has come. Its value says nothing: previews hand it over to the next code.
    @State private var arrivals = 0

    var body: some View {
        let _ = arrivals
        switch SharedPreviewContexts.context(of: Modifier.self) {
        case nil:
            Color.clear.task {
                await SharedPreviewContexts.make(for: Modifier.self)
                arrivals += 1
            }
        case .success(let context): modifier.body(content: content, context: context)
        case .failure(let error): Text(verbatim: "\(error)").padding(16)
        }
    }
}

/// Values that previews share, by the type of their modifier. Code that is loaded anew has other types, and makes its own.
@MainActor private enum SharedPreviewContexts {
    private static var contexts: [ObjectIdentifier: Any] = [:]
    private static var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]

    /// The context of a modifier, or the error of making it; nil as long as there is neither.
    static func context<Modifier: PreviewModifier>(
        of modifier: Modifier.Type
    ) -> Result<Modifier.Context, any Error>? {
        // Of its own type by the key.
        contexts[ObjectIdentifier(modifier)] as? Result<Modifier.Context, any Error>
    }

    /// Makes the context of a modifier, unless it is there or being made, and waits for it.
    static func make<Modifier: PreviewModifier>(for modifier: Modifier.Type) async {
        let key = ObjectIdentifier(modifier)
        let task =
            tasks[key]
            ?? Task {
                do {
                    contexts[key] = Result<Modifier.Context, any Error>.success(try await modifier.makeSharedContext())
                } catch {
                    contexts[key] = Result<Modifier.Context, any Error>.failure(error)
                }
            }
        tasks[key] = task
        await task.value
    }
}
