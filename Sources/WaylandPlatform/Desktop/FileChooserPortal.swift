package import DesktopBus
package import Platform

/// File dialogs of the desktop, through the file chooser portal on D-Bus.
///
/// - Source: `org.freedesktop.portal.FileChooser` and `org.freedesktop.portal.Request` of xdg-desktop-portal.
@MainActor package final class FileChooserPortal {
    private let bus: BusConnection
    private let name: String?
    private let watch: BusWatch
    private var questions: [Int: Question] = [:]
    private var next = 0
    private var hasEnded = false

    private struct Question {
        let answer: @MainActor (FileChoiceAnswer) -> Void
        /// Object that stands for the dialog; nil before the portal has answered the call.
        var handle: String?
    }

    private static let path = "/org/freedesktop/portal/desktop"
    private static let request = "org.freedesktop.portal.Request"
    /// Seconds to wait until the portal has begun a dialog; the bus may have to start the portal first.
    private static let patience = 25.0

    /// Begins to listen for answers.
    ///
    /// - Parameters:
    ///   - bus: the connection, which is read from now on.
    ///   - name: the portal's name on the bus; nil if `bus` is connected to the portal directly.
    ///   - system: services for timers and for watching the bus's file.
    ///   - onWake: called before messages of the bus are handled.
    package init(
        on bus: BusConnection, name: String? = "org.freedesktop.portal.Desktop", _ system: SystemServices,
        onWake: @escaping @MainActor () -> Void = {}
    ) {
        self.bus = bus
        self.name = name
        watch = BusWatch(bus, system, onWake: onWake)
        bus.onSignal("Response", ofInterface: Self.request, from: name) { [weak self] path, values in
            self?.responded(path, values)
        }
        watch.onEnd = { [weak self] in self?.ended() }
        watch.begin()
    }

    /// Stops listening. Questions that are open have no answer.
    package func stop() {
        questions = [:]
        watch.stop()
    }

    /// Asks people for files, and calls `answer` once, now or later.
    ///
    /// - Returns: a function that takes the question back; `answer` is not called then.
    package func choose(
        _ choice: FileChoice, answer: @escaping @MainActor (FileChoiceAnswer) -> Void
    ) -> @MainActor () -> Void {
        guard !hasEnded else {
            answer(.unavailable)
            return {}
        }
        let number = next
        next += 1
        questions[number] = Question(answer: answer)
        let method = BusMember(
            path: Self.path, interface: "org.freedesktop.portal.FileChooser",
            name: choice.kind == .save ? "SaveFile" : "OpenFile")
        bus.call(method, of: name, Self.arguments(choice), patience: Self.patience) { [weak self] values in
            self?.begun(number, values?.first?.text)
        }
        watch.process()
        return { [weak self] in self?.takeBack(number) }
    }

    /// Arguments of the call: window of the dialog, title, options.
    static func arguments(_ choice: FileChoice) -> [BusArgument] {
        var options: [(String, BusArgument)] = []
        if let label = choice.confirmation { options.append(("accept_label", .text(label))) }
        if choice.kind != .save {
            options.append(("multiple", .flag(choice.allowsMultiple)))
            if choice.kind == .folder { options.append(("directory", .flag(true))) }
        } else if !choice.name.isEmpty {
            options.append(("current_name", .text(choice.name)))
        }
        if let folder = choice.folder { options.append(("current_folder", .path(folder))) }
        if !choice.filters.isEmpty {
            options.append(("filters", .array(choice.filters.map(filter), of: "(sa(us))")))
        }
        return [.text(""), .text(choice.title), .options(options)]
    }

    private static func filter(_ filter: FileChoice.Filter) -> BusArgument {
        // 0 is a pattern of names, 1 a MIME type.
        let rules =
            filter.patterns.map { BusArgument.structure([.number(0), .text($0)]) }
            + filter.mimeTypes.map { BusArgument.structure([.number(1), .text($0)]) }
        return .structure([.text(filter.name), .array(rules, of: "(us)")])
    }

    private func begun(_ number: Int, _ handle: String?) {
        guard questions[number] != nil else {
            // Taken back before the dialog was there.
            if let handle { close(handle) }
            return
        }
        guard let handle else { return finish(number, .unavailable) }
        questions[number]?.handle = handle
    }

    private func responded(_ path: String, _ values: [BusValue]) {
        guard let number = questions.first(where: { $0.value.handle == path })?.key else { return }
        // 0: chosen; 1: cancelled; 2: the dialog was ended otherwise.
        guard values.first?.number == 0, values.count == 2 else { return finish(number, .cancelled) }
        let results = (values[1].list ?? []).compactMap(\.list)
        let uris = results.first { $0.first?.text == "uris" }?.last?.list?.compactMap(\.text) ?? []
        finish(number, uris.isEmpty ? .cancelled : .chosen(uris))
    }

    private func finish(_ number: Int, _ answer: FileChoiceAnswer) {
        questions.removeValue(forKey: number)?.answer(answer)
    }

    private func takeBack(_ number: Int) {
        if let handle = questions.removeValue(forKey: number)?.handle { close(handle) }
    }

    private func close(_ handle: String) {
        bus.call(
            BusMember(path: handle, interface: Self.request, name: "Close"), of: name, [], patience: Self.patience
        ) { _ in }
        watch.process()
    }

    /// The bus is gone: people cannot answer.
    private func ended() {
        hasEnded = true
        for number in questions.keys.sorted() {
            finish(number, questions[number]?.handle == nil ? .unavailable : .cancelled)
        }
    }
}
