import CoreTransferable
import Foundation
import Platform
@_spi(Engine) import ViewGraph

/// Starts drags from a window's views on the desktop, with a picture.
@MainActor final class HostDrags: DragDesktop {
    private unowned let pipeline: FramePipeline
    private weak var window: (any Platform.Window)?
    /// Drag that this program has begun, and the type by which it is recognised over a window of the program.
    private(set) static var running: (token: String, item: DragItem)?

    init(_ pipeline: FramePipeline, in window: any Platform.Window) {
        self.pipeline = pipeline
        self.window = window
    }

    func startDrag(_ item: DragItem, from frame: CGRect, at location: CGPoint) -> Bool {
        guard let window else { return false }
        let offered = OfferedContent(item.providers)
        let token = "application/x-lilt-drag-\(UUID().uuidString)"
        let picture = DragPicture(pipeline, in: window)
        let source = DragSource(
            types: offered.names + [token], icon: picture.icon(of: item, from: frame, at: location),
            ended: { if Self.running?.token == token { Self.running = nil } },
            read: { [weak views = pipeline.views] name, receive in
                offered.load(name) { content in
                    onMainActor {
                        switch content {
                        case .success(let data): receive([UInt8](data))
                        case .failure(let error):
                            views?.report("A drag has no content to give: \(error.localizedDescription)")
                            receive(nil)
                        }
                    }
                }
            })
        Self.running = (token, item)
        let isTaken = window.startDrag(source)
        if !isTaken { Self.running = nil }
        return isTaken
    }
}
