import Platform
import WaylandClient
import WaylandProtocols

/// Icons of windows, by xdg-toplevel-icon-v1.
@MainActor final class ToplevelIcons {
    private let manager: XdgToplevelIconManagerV1
    /// Sides that the compositor prefers, in points; the usual ones if it names none.
    private var sides: [Int] = []
    /// Sides in points that suit most desktops: of lists of windows, and of switchers between them.
    private static let usualSides = [32, 64, 128]
    /// Range of plausible sides, in points.
    private static let range: ClosedRange<Int32> = 1...512
    private static let largestCount = 8

    init(_ manager: XdgToplevelIconManagerV1) {
        self.manager = manager
        manager.onEvent { [weak self] event in
            switch event {
            case .iconSize(let side): self?.add(side)
            case .done: break
            }
        }
    }

    private func add(_ side: Int32) {
        guard Self.range.contains(side), sides.count < Self.largestCount, !sides.contains(Int(side)) else { return }
        sides.append(Int(side))
    }

    /// Gives `toplevel` an icon from its next commit on: the one of this name in the user's theme, or the pictures that
    /// `painter` draws.
    ///
    /// - Parameters:
    ///   - toplevel: window that commits afterwards.
    ///   - name: name of an icon.
    ///   - painter: draws pictures for desktops without an icon of that name; nil for none.
    ///   - scale: pixels per point of the pictures, at least 1.
    ///   - shm: makes the buffers.
    /// - Throws: ``MemoryError`` if the machine has no memory, or no file, for the pictures; nothing is changed then.
    func set(
        _ toplevel: XdgToplevel, name: String, painter: (any IconPainter)?, scale: Int, shm: WlShm
    ) throws(MemoryError) {
        let pictures =
            try painter.map { painter throws(MemoryError) in
                try draw(painter, scale: scale, shm: shm)
            } ?? []
        let icon = manager.createIcon()
        icon.setName(iconName: name)
        for picture in pictures { picture.add(to: icon, scale: Int32(scale)) }
        manager.setIcon(toplevel: toplevel, icon: icon)
        // The window has it. Buffers have to live as long as the icon's object.
        icon.destroy()
        for picture in pictures { picture.destroy() }
    }

    /// - Throws: ``MemoryError`` if the machine has no memory, or no file, for a picture.
    private func draw(_ painter: any IconPainter, scale: Int, shm: WlShm) throws(MemoryError) -> [SharedBuffer] {
        var pictures: [SharedBuffer] = []
        do throws(MemoryError) {
            for side in (sides.isEmpty ? Self.usualSides : sides).map({ $0 * scale }) {
                let picture = try SharedBuffer(bytes: side * side * 4, format: .argb8888, shm: shm) {}
                pictures.append(picture)
                try picture.resize(width: side, height: side)
                _ = picture.withPixels(age: 0) { buffer in
                    painter.paint(into: buffer)
                    return []
                }
            }
        } catch {
            for picture in pictures { picture.destroy() }
            throw error
        }
        return pictures
    }

    func destroy() { manager.destroy() }
}

extension Toplevel {
    /// Gives the window the program's icon: the one of its application id in the user's theme, or its own picture. Without
    /// the protocol, desktops show the icon of the program's desktop file.
    func setIcon(_ applicationID: String, _ host: WaylandHost) {
        guard let icons = host.globals.toplevelIcons, let shm = host.globals.shm, !applicationID.isEmpty else { return }
        let scale = host.globals.orderedOutputs.map(\.scale).max() ?? 1
        do {
            try icons.set(object, name: applicationID, painter: host.iconPainter, scale: scale, shm: shm)
        } catch {
            host.system.printMessage("the window has no icon: \(error)")
        }
    }
}
