import Platform
import WaylandClient
import WaylandProtocols

/// Data that is dragged from a window of this program, with its `wl_data_source`.
@MainActor final class DragDataSource {
    let object: WlDataSource
    let icon: DragIconSurface?
    private let source: DragSource
    private unowned let host: WaylandHost
    private var writers: [PipeWriter] = []
    private let onEnd: @MainActor (DragDataSource) -> Void
    private var hasEnded = false

    init(
        _ object: WlDataSource, _ source: DragSource, host: WaylandHost,
        onEnd: @escaping @MainActor (DragDataSource) -> Void
    ) {
        self.object = object
        self.source = source
        self.host = host
        self.onEnd = onEnd
        icon = source.icon.flatMap { DragIconSurface($0, host: host) }
        object.onEvent { [weak self] event in
            switch consume event {
            case .send(let type, let file): self?.send(type, to: file)
            case .cancelled: self?.end()
            case .dndFinished: self?.end()
            default: break
            }
        }
        for type in source.types { object.offer(mimeType: type) }
        if object.version >= WlDataSource.Since.setActions { object.setActions(dndActions: [.copy]) }
    }

    private func send(_ type: String, to file: consuming FileDescriptor) {
        let pending = PendingFile(file)
        // A type that is not offered has no data: the pipe is closed at once, without bytes.
        guard source.types.contains(type) else { return }
        source.read(type) { [weak self] bytes in
            // The drag may have ended while the data was made: the pipe is closed.
            guard let self, !hasEnded, let file = pending.take() else { return }
            writers.append(
                PipeWriter(bytes ?? [], to: file, host.system) { [weak self] writer in
                    self?.writers.removeAll { $0 === writer }
                })
            host.scheduleTurn()
        }
    }

    /// Ends the drag, whether the data was taken or not.
    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        for writer in writers { writer.cancel() }
        object.destroy()
        icon?.destroy()
        host.scheduleTurn()
        source.ended()
        onEnd(self)
    }
}

/// Writing end of a pipe that waits for its data; closed if it is never taken.
@MainActor private final class PendingFile {
    private var file: FileDescriptor?

    init(_ file: consuming FileDescriptor) { self.file = consume file }

    func take() -> FileDescriptor? { file.take() }
}
