import WaylandClient

/// One of the desktop's two texts, for one seat: what others offer, or what we do.
@MainActor final class Selection {
    private unowned let host: WaylandHost
    private var offer: (any TextOffer)?
    /// While it is ours nobody else need be asked: we would wait for ourselves.
    private var own: (text: String, source: any TextSource)?
    private var readers: [PipeReader] = []
    private var writers: [PipeWriter] = []

    init(_ host: WaylandHost) { self.host = host }

    /// Others, or nobody, offer something now. The offer of our own text comes back to us as well.
    func offered(_ new: (any TextOffer)?) {
        offer?.destroy()
        offer = new
    }

    /// - Parameter makeSource: makes the object by which the text is offered; it calls the first closure for each program
    ///   that wants it, and the second when it is no longer the desktop's.
    func write(
        _ text: String,
        _ makeSource: (
            @escaping @MainActor (consuming FileDescriptor) -> Void, @escaping @MainActor () -> Void
        ) -> any TextSource
    ) {
        let old = own?.source
        let number = nextNumber
        nextNumber += 1
        let source = makeSource(
            { [weak self] file in self?.send(text, to: file) }, { [weak self] in self?.cancelled(number) })
        own = (text, source)
        ownNumber = number
        old?.destroy()
    }

    private var nextNumber = 0
    private var ownNumber = -1

    private func cancelled(_ number: Int) {
        // One that was replaced by our own next has been destroyed already.
        guard number == ownNumber else { return }
        own?.source.destroy()
        own = nil
    }

    private func send(_ text: String, to file: consuming FileDescriptor) {
        writers.append(
            PipeWriter(Array(text.utf8), to: file, host.system) { [weak self] writer in
                self?.writers.removeAll { $0 === writer }
            })
    }

    func read(_ receive: @escaping @MainActor (String?) -> Void) {
        if let own { return receive(own.text) }
        guard let offer, let type = TextTypes.best(of: offer.types), let ends = TextPipe.make() else {
            return receive(nil)
        }
        let reading = FileDescriptor(owning: ends.reading)
        let writing = FileDescriptor(owning: ends.writing)
        // The request keeps a copy of the other end; ours is closed here, or there would never be an end.
        offer.receive(type, into: writing)
        host.scheduleTurn()
        readers.append(
            PipeReader(
                reading, host.system,
                receive: { bytes in receive(bytes.map { String(decoding: $0, as: UTF8.self) }) }
            ) { [weak self] reader in
                self?.readers.removeAll { $0 === reader }
            })
    }

    func destroy() {
        offer?.destroy()
        offer = nil
        own?.source.destroy()
        own = nil
        // Whoever waits for a text is told that none comes.
        for reader in readers { reader.cancel() }
        for writer in writers { writer.cancel() }
    }
}
