import DesktopBus
package import Platform

extension WaylandHost {
    /// Asks people for files by the desktop's dialog; unavailable without D-Bus, or without a portal on it.
    func chooseFiles(
        _ choice: FileChoice, answer: @escaping @MainActor (FileChoiceAnswer) -> Void
    ) -> @MainActor () -> Void {
        if fileChooser == nil, let bus = BusConnection() {
            fileChooser = FileChooserPortal(on: bus, system, onWake: { [weak self] in self?.note(.settings) })
        }
        guard let fileChooser else {
            answer(.unavailable)
            return {}
        }
        return fileChooser.choose(choice) { [weak self] chosen in
            answer(chosen)
            self?.scheduleTurn()
        }
    }
}

extension WaylandWindow {
    package func chooseFiles(
        _ choice: FileChoice, answer: @escaping @MainActor (FileChoiceAnswer) -> Void
    ) -> @MainActor () -> Void {
        guard let host else {
            answer(.unavailable)
            return {}
        }
        return host.chooseFiles(choice, answer: answer)
    }
}
