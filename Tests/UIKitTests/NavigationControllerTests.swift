import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// Callbacks, interruption and zoom transitions of UIKit's navigation controller: S20.8 to S20.15, S21.8.
@MainActor struct NavigationControllerTests {
    private let log = UILog()
    private let navigation: UINavigationController
    private let list: ListController
    private let stage: Stage

    init() {
        list = ListController(log: log)
        let navigation = UINavigationController(rootViewController: list)
        self.navigation = navigation
        stage = Stage(size: CGSize(width: 300, height: 400)) { Shown(navigation: navigation) }
        _ = log.take()
    }

    private struct Shown: UIViewControllerRepresentable {
        let navigation: UINavigationController
        func makeUIViewController(context: Context) -> UINavigationController { navigation }
        func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {}
    }

    @Test func `a push that completes: appearing on the way, appeared at its end (S20.9)`() throws {
        list.show("red")
        #expect(navigation.viewControllers.count == 2, "the stack is the new one at once (S20.15)")
        #expect(log.take() == ["list willDisappear", "red willAppear", "red isAppearing 300"])
        stage.advance(by: 0.1)
        #expect(log.take().isEmpty)
        try stage.settle()
        #expect(log.take() == ["list didDisappear", "red didAppear"])
        #expect(stage.isIdle)
    }

    @Test func `a pop that completes: disappearing, then disappeared (S20.10)`() throws {
        list.show("red")
        try stage.settle()
        _ = log.take()
        #expect((navigation.popViewController(animated: true) as? EditorController)?.item == "red")
        #expect(log.take() == ["red willDisappear", "list willAppear", "list isAppearing 300"])
        try stage.settle()
        #expect(log.take() == ["red didDisappear", "list didAppear"])
        #expect(navigation.popViewController(animated: true) == nil, "the root stays")
    }

    @Test func `a push that is popped on its way is not cancelled: it has arrived first, in the same turn (S20.12)`()
        throws
    {
        list.show("red")
        stage.advance(by: 0.1)
        _ = log.take()
        let before = try frame("red")
        navigation.popViewController(animated: true)
        let said = log.take()
        #expect(said.prefix(3) == ["list didDisappear", "red didAppear", "red willDisappear"])
        #expect(try frame("red") == before, "it turns round where it is")
        try stage.settle()
        #expect(log.take().contains("red didDisappear"))
    }

    @Test func `a pop that is cancelled passes through appearing to appeared one turn later (S20.11)`() throws {
        list.show("red")
        try stage.settle()
        _ = log.take()
        stage.press(at: CGPoint(x: 150, y: 100))
        for step in 1...4 {
            stage.advance(frames: 1)
            stage.move(to: CGPoint(x: 150, y: 100 + 5 * Double(step)))
        }
        #expect(log.take().first == "red willDisappear", "it goes as soon as it is grabbed")
        #expect(navigation.viewControllers.count == 1)
        stage.advance(by: 0.3)
        stage.release()
        #expect(navigation.viewControllers.count == 2, "the stack is as before (S20.15)")
        #expect(log.take().isEmpty, "until it has come to rest")
        try stage.settle()
        let said = log.take().filter { $0.hasPrefix("red") }
        #expect(said == ["red willAppear", "red isAppearing 300", "red didAppear"])
    }

    @Test func `thrown down it goes, and the source is asked for what is shown now (S21.8)`() throws {
        list.show("red")
        #expect(list.asked == ["red"], "at the push")
        try stage.settle()
        (navigation.topViewController as? EditorController)?.item = "blue"
        stage.press(at: CGPoint(x: 150, y: 100))
        for step in 1...8 {
            stage.advance(frames: 1)
            stage.move(to: CGPoint(x: 150, y: 100 + 20 * Double(step)))
        }
        stage.release()
        #expect(list.asked.last == "blue", "at the way back")
        // The page shrinks into the cell of the item that it shows now.
        var smallest = CGFloat.infinity
        for _ in 0..<60 where navigation.visibleViewController is EditorController {
            stage.advance(frames: 1)
            if let rect = try? frame("blue") { smallest = min(smallest, rect.width) }
        }
        try stage.settle()
        #expect(smallest < 70, "\(smallest)")
        #expect(log.take().last == "list didAppear")
        #expect(list.cells.allSatisfy { try! stage.layer("cell " + $0.key).opacity == 1 }, "all cells are at home")
    }

    @Test func `it grows out of its cell, which flies along and leaves its place empty (S20.4)`() throws {
        let cell = try frame("cell red")
        list.show("red")
        #expect(abs(try frame("red").width - cell.width) < 2)
        #expect(abs(try frame("red").midX - cell.midX) < 2)
        stage.advance(by: 0.15)
        let between = try frame("red")
        #expect(between.width > cell.width && between.width < 300)
        try stage.settle()
        #expect(try frame("red") == CGRect(x: 0, y: 0, width: 300, height: 400))
    }

    @Test func `a push on the way of another just works`() throws {
        list.show("red")
        stage.advance(by: 0.1)
        list.show("blue")
        stage.advance(by: 0.1)
        list.show("green")
        try stage.settle()
        #expect(navigation.viewControllers.map { ($0 as? EditorController)?.item } == [nil, "red", "blue", "green"])
        var open: [String: Int] = [:]
        for line in log.take() {
            let words = line.split(separator: " ").map(String.init)
            if words[1] == "didAppear" { open[words[0], default: 0] += 1 }
            if words[1] == "didDisappear" { open[words[0], default: 0] -= 1 }
        }
        #expect(open == ["list": -1, "red": 0, "blue": 0, "green": 1], "each came and went as often as it should")
    }

    @Test(arguments: 1...12)
    func `whatever is pushed, popped, grabbed and let go, and when, callbacks come in pairs and in order`(seed: UInt64)
        throws
    {
        var random = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15)
        let items = ["red", "blue", "green", "nowhere"]
        var isHeld = false
        var y = 100.0
        for _ in 0..<24 {
            switch random.roll(6) {
            case 0,
                1 where !isHeld:
                list.show(items[random.roll(4)])
            case 2 where !isHeld: navigation.popViewController(animated: random.roll(4) > 0)
            case 3 where !isHeld:
                (isHeld, y) = (true, 100)
                stage.press(at: CGPoint(x: 150, y: y))
            case 4 where isHeld:
                isHeld = false
                stage.release()
            default:
                y += Double(random.roll(60)) - 10
                if isHeld { stage.move(to: CGPoint(x: 150, y: y)) }
            }
            stage.advance(frames: random.roll(5))
        }
        if isHeld { stage.release() }
        try stage.settle()
        var steps: [String: [String]] = [:]
        for line in log.take() {
            let words = line.split(separator: " ").map(String.init)
            steps[words[0], default: []].append(words[1])
        }
        let balance = { (name: String) in
            let all = steps[name] ?? []
            return (
                all.filter { $0 == "willAppear" }.count, all.filter { $0 == "didAppear" }.count,
                all.filter { $0 == "willDisappear" }.count, all.filter { $0 == "didDisappear" }.count
            )
        }
        let front = (navigation.visibleViewController as? EditorController)?.first ?? "list"
        for name in items + ["list"] {
            let (will, did, willNot, didNot) = balance(name)
            #expect(will == did && willNot == didNot, "\(name), seed \(seed)")
            // The list appeared before counting began.
            let isThere = (name == front ? 1 : 0) - (name == "list" ? 1 : 0)
            #expect(did - didNot == isThere, "\(name), seed \(seed)")
        }
        #expect(stage.isIdle && stage.problems.isEmpty)
    }

    /// Pseudorandom numbers, equal in every run (xorshift64*).
    private struct Dice {
        var state: UInt64
        mutating func roll(_ sides: Int) -> Int {
            state ^= state >> 12
            state ^= state << 25
            state ^= state >> 27
            return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % sides
        }
    }

    @Test func `without animation everything has happened when it returns`() {
        let editor = EditorController("red", log: log)
        navigation.pushViewController(editor, animated: false)
        #expect(
            log.take() == [
                "list willDisappear", "red willAppear", "red isAppearing 300", "list didDisappear", "red didAppear",
            ])
        #expect(editor.navigationController === navigation)
        navigation.popToRootViewController(animated: false)
        #expect(log.take().last == "list didAppear")
        #expect(editor.navigationController == nil)
    }

    @Test func `a source that is not there leaves it to the middle`() throws {
        list.show("nowhere")
        #expect(abs(try frame("nowhere").midX - 150) < 2)
        try stage.settle()
        navigation.popViewController(animated: true)
        try stage.settle()
        #expect(log.take().last == "list didAppear")
        #expect(stage.problems.isEmpty)
    }

    private func frame(_ name: String) throws -> CGRect { try stage.layer(name).frame }
}

private final class ListController: UIViewController {
    let log: UILog
    var cells: [String: UIView] = [:]
    var asked: [String] = []

    init(log: UILog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        view.backgroundColor = .white
        for (index, name) in ["red", "blue", "green"].enumerated() {
            let cell = UIView(frame: CGRect(x: 20 + 90 * CGFloat(index), y: 200, width: 60, height: 80))
            cell.backgroundColor = .gray
            cell.accessibilityLabel = "cell \(name)"
            view.addSubview(cell)
            cells[name] = cell
        }
    }

    func cell(for item: String) -> UIView? {
        asked.append(item)
        return cells[item]
    }

    func show(_ item: String) {
        let editor = EditorController(item, log: log)
        // The listing of the talk, with its own names.
        editor.preferredTransition = .zoom { context in
            let editor =
                context.zoomedViewController
                as! EditorController
            return cell(for: editor.item)
        }
        navigationController?.pushViewController(editor, animated: true)
    }

    override func viewWillAppear(_ animated: Bool) { log.add("list willAppear") }
    override func viewIsAppearing(_ animated: Bool) { log.add("list isAppearing \(Int(view.bounds.width))") }
    override func viewDidAppear(_ animated: Bool) { log.add("list didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.add("list willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.add("list didDisappear") }
}

private final class EditorController: UIViewController {
    var item: String { didSet { view.accessibilityLabel = item } }
    let first: String
    let log: UILog

    init(_ item: String, log: UILog) {
        self.item = item
        first = item
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        view.backgroundColor = .yellow
        view.accessibilityLabel = item
    }

    override func viewWillAppear(_ animated: Bool) { log.add("\(first) willAppear") }
    override func viewIsAppearing(_ animated: Bool) { log.add("\(first) isAppearing \(Int(view.bounds.width))") }
    override func viewDidAppear(_ animated: Bool) { log.add("\(first) didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.add("\(first) willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.add("\(first) didDisappear") }
}
