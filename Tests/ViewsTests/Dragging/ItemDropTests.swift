import AnimationCore
import Combine
import CoreTransferable
import Foundation
import LayerTree
import Testing
import UniformTypeIdentifiers
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

extension UTType {
    fileprivate static let piece = UTType(exportedAs: "com.example.piece")
}

/// `onDrag`, `onDrop` and delegates, within a window.
@MainActor struct ItemDropTests {
    @MainActor final class Journal {
        var lines: [String] = []
        var proposal: DropProposal?
        var isValid = true
        var made = 0
    }

    /// Writes down each call.
    private struct Writer: DropDelegate {
        let journal: Journal

        func validateDrop(info: DropInfo) -> Bool {
            journal.lines.append("validate")
            return journal.isValid
        }
        func dropEntered(info: DropInfo) { journal.lines.append("entered \(info.location.x) \(info.location.y)") }
        func dropUpdated(info: DropInfo) -> DropProposal? {
            journal.lines.append("updated \(info.location.x)")
            return journal.proposal
        }
        func dropExited(info: DropInfo) { journal.lines.append("exited") }
        func performDrop(info: DropInfo) -> Bool {
            let count = info.itemProviders(for: [.text]).count
            journal.lines.append("performed \(count) \(info.hasItemsConforming(to: ["public.url"]))")
            return true
        }
    }

    private struct Desk: View {
        let journal: Journal
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100)
                    .onDrag {
                        journal.made += 1
                        return NSItemProvider(object: "piece" as NSString)
                    }
                Color.blue.frame(width: 100, height: 100)
                    .onDrop(of: [.plainText], delegate: Writer(journal: journal))
            }
        }
    }

    private let journal = Journal()

    private func drag(_ stage: ViewStage, through points: [CGPoint]) {
        stage.host.pointer.pressed(at: CGPoint(x: 50, y: 50), time: stage.time)
        for point in points { stage.move(to: point) }
        stage.host.pointer.released(at: points.last ?? .zero, time: stage.time)
        stage.frame()
    }

    @Test func `a delegate is told in order, in the view's own coordinates`() {
        let stage = ViewStage(size: CGSize(width: 200, height: 100), Desk(journal: journal))
        drag(stage, through: [CGPoint(x: 60, y: 50), CGPoint(x: 120, y: 40), CGPoint(x: 130, y: 40)])
        #expect(
            journal.lines == [
                "validate", "entered 20.0 40.0", "updated 20.0", "updated 30.0", "updated 30.0", "performed 1 false",
            ])
        #expect(journal.made == 1)
    }

    @Test func `items that leave are told to leave, and come in anew`() {
        let stage = ViewStage(size: CGSize(width: 200, height: 100), Desk(journal: journal))
        drag(
            stage,
            through: [CGPoint(x: 120, y: 40), CGPoint(x: 60, y: 50), CGPoint(x: 120, y: 40), CGPoint(x: 50, y: 50)])
        #expect(
            journal.lines == [
                "validate", "entered 20.0 40.0", "updated 20.0", "exited", "validate", "entered 20.0 40.0",
                "updated 20.0", "exited",
            ])
    }

    @Test func `a delegate that refuses is asked once and told nothing`() {
        journal.isValid = false
        let stage = ViewStage(size: CGSize(width: 200, height: 100), Desk(journal: journal))
        drag(stage, through: [CGPoint(x: 120, y: 40), CGPoint(x: 130, y: 40), CGPoint(x: 140, y: 40)])
        #expect(journal.lines == ["validate"])
    }

    @Test(arguments: [DropOperation.cancel, .forbidden])
    func `what a proposal forbids is not dropped`(operation: DropOperation) {
        journal.proposal = DropProposal(operation: operation)
        let stage = ViewStage(size: CGSize(width: 200, height: 100), Desk(journal: journal))
        drag(stage, through: [CGPoint(x: 120, y: 40)])
        #expect(journal.lines.last == "exited" && !journal.lines.contains { $0.hasPrefix("performed") })
    }

    // MARK: Tiles that make way

    @MainActor final class Board: ObservableObject {
        @Published var pieces = [0, 1, 2, 3]
        var dragged: Int?
        var dropped: [Int] = []
    }

    private struct Mover: DropDelegate {
        let piece: Int
        let board: Board

        func dropEntered(info: DropInfo) {
            guard let dragged = board.dragged, dragged != piece, let from = board.pieces.firstIndex(of: dragged),
                let to = board.pieces.firstIndex(of: piece)
            else { return }
            withAnimation(.linear(duration: 1)) {
                board.pieces.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
            }
        }

        func performDrop(info: DropInfo) -> Bool {
            if let dragged = board.dragged { board.dropped.append(dragged) }
            board.dragged = nil
            return true
        }
    }

    private struct BoardView: View {
        @ObservedObject var board: Board

        var body: some View {
            HStack(spacing: 0) {
                ForEach(board.pieces, id: \.self) { piece in
                    Color.red.frame(width: 100, height: 100)
                        .accessibilityLabel("piece \(piece)")
                        .onDrag {
                            board.dragged = piece
                            return NSItemProvider(object: "\(piece)" as NSString)
                        }
                        .onDrop(of: [UTType.text], delegate: Mover(piece: piece, board: board))
                }
            }
        }
    }

    @Test func `pieces make way with the animation of the delegate while one is dragged over them`() throws {
        let board = Board()
        let stage = ViewStage(size: CGSize(width: 400, height: 100), BoardView(board: board))
        stage.host.pointer.pressed(at: CGPoint(x: 50, y: 50), time: stage.time)
        stage.move(to: CGPoint(x: 70, y: 50))
        #expect(board.dragged == 0 && board.pieces == [0, 1, 2, 3])
        stage.move(to: CGPoint(x: 150, y: 50))
        #expect(board.pieces == [1, 0, 2, 3])
        #expect(stage.centre("piece 1").x == 150, "it has only begun to move")
        stage.jump(by: 0.5)
        #expect(stage.centre("piece 1").x == 100 && stage.centre("piece 0").x == 100)
        stage.jump(by: 0.5)
        #expect(stage.centre("piece 1").x == 50 && stage.centre("piece 0").x == 150)
        stage.move(to: CGPoint(x: 350, y: 50))
        #expect(board.pieces == [1, 2, 3, 0])
        stage.jump(by: 0.25)
        #expect(
            stage.centre("piece 0").x == 200 && stage.centre("piece 2").x == 225 && stage.centre("piece 3").x == 325)
        stage.host.pointer.released(at: CGPoint(x: 350, y: 50), time: stage.time)
        stage.advance(by: 1)
        #expect(board.dropped == [0] && board.dragged == nil && board.pieces == [1, 2, 3, 0])
        #expect(stage.centre("piece 0").x == 350)
    }

    // MARK: Values of one's own

    struct Piece: Codable, Transferable, Equatable {
        var name: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .piece)
        }
    }

    @MainActor final class Found {
        var pieces: [Piece] = []
        var colors: [Color] = []
    }

    @Test func `a value of the program's own type arrives as it was`() {
        let found = Found()
        let stage = ViewStage(
            size: CGSize(width: 300, height: 100),
            HStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100).draggable(Piece(name: "gr\u{fc}n"))
                Color.blue.frame(width: 100, height: 100).dropDestination(for: Color.self) { colors, _ in
                    found.colors += colors
                    return true
                }
                Color.blue.frame(width: 100, height: 100).dropDestination(for: Piece.self) { pieces, _ in
                    found.pieces += pieces
                    return true
                }
            })
        drag(stage, through: [CGPoint(x: 150, y: 40)])
        drag(stage, through: [CGPoint(x: 250, y: 40)])
        #expect(found.pieces == [Piece(name: "gr\u{fc}n")] && found.colors.isEmpty)
    }

    @Test func `colours and pictures come back`() async throws {
        let color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.25)
        let data = try await color.exported(as: nil)
        #expect([UInt8](data) == [255, 255, 0, 128, 0, 0, 0, 64])
        let back = try await Color(importing: data, contentType: nil).resolve(in: EnvironmentValues())
        #expect(abs(back.green - 0.5) < 1e-4 && abs(back.opacity - 0.25) < 1e-4 && abs(back.red - 1) < 1e-6)
        await #expect(throws: (any Error).self) { try await Color(importing: Data([1]), contentType: nil) }
        let picture =
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
            ?? Data()
        let image = try await Image(importing: picture, contentType: .png)
        #expect(image.exportedContentTypes() == [.png])
        #expect(try await image.exported(as: .image) == picture)
        #expect(Image(systemName: "star").exportedContentTypes().isEmpty)
        await #expect(throws: (any Error).self) { try await Image(importing: Data([1]), contentType: .png) }
    }
}
