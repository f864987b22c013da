import CProgramPages

/// Gives the system back the memory of code and constants that only the start of a program reads. What is read again is mapped again, from
/// the system's cache (docs/decisions/0141-the-start-gives-its-memory-back.md).
@MainActor struct StartMemory {
    /// Numbers of frames after which memory is given back: frames run code for the first time ever more rarely.
    private static let frames = [1, 2, 4, 8, 16, 32, 64]

    /// Contents of the memory that is given back.
    enum Part {
        case constants
        case codeAndConstants
    }

    private let giveBack: @MainActor (Part) -> Void
    private var frame = 0

    /// - Parameter giveBack: gives memory back.
    init(giveBack: @MainActor @escaping (Part) -> Void = { _ = program_pages_unmap($0 == .codeAndConstants) }) {
        self.giveBack = giveBack
    }

    /// Gives back constants, which loading the program has read, while the program waits for the window that it has asked for. Most of the
    /// code is needed again for the views.
    func windowOpened() { giveBack(.constants) }

    /// Gives memory back before the first frame is drawn, for its pictures and buffers.
    func viewsPlaced() {
        if frame == 0 { giveBack(.codeAndConstants) }
    }

    /// Gives memory back after some frames, when they have been handed in.
    ///
    /// - Returns: false if no later frame gives memory back.
    mutating func frameEnded() -> Bool {
        frame += 1
        if Self.frames.contains(frame) { giveBack(.codeAndConstants) }
        return frame < Self.frames.last ?? 0
    }
}
