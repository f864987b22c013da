import WaylandClient

/// Clipboard or primary selection of one seat, as text, offered by another program or by this one.
@MainActor final class Selection {
    private unowned let host: WaylandHost
    private var offer: (any TextOffer)?
    /// The text that this program offers. Reads use it directly: through the compositor the program would wait for
    /// itself.
    private var own: (text: String, source: any TextSource)?
    private var readers: [PipeReader] = []
    private var writers: [PipeWriter] = []

    init(_ host: WaylandHost) { self.host = host }

    /// Replaces the offer; nil if no program offers a text. An offer of this program's own text arrives here, too.
    func offered(_ new: (any TextOffer)?) {
        offer?.destroy()
        offer = new
    }

    /// Offers `text` to other programs.
    ///
    /// - Parameters:
    ///   - text: the text, sent in UTF-8.
    ///   - makeSource: makes the object that offers the text. The object calls the first closure for each program that
    ///     requests the text, and the second when another selection has replaced this one.
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
        // A source that was replaced by the next one of this program has been destroyed already.
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
        // The request keeps a copy of the writing end. This copy is closed at the end of the function: while it is
        // open, reading does not end.
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
        // Readers that still wait get nil.
        for reader in readers { reader.cancel() }
        for writer in writers { writer.cancel() }
    }
}
