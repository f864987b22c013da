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
        case .success(let context):
            modifier.body(content: content, context: context)
                .onAppear { SharedPreviewContexts.noteShown(Modifier.self) }
        case .failure(let error):
            Text(verbatim: "\(error)").padding(16)
                .onAppear { SharedPreviewContexts.noteShown(Modifier.self) }
        }
    }
}
