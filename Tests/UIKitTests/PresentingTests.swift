import Lilt
import SwiftUI
import Testing
import UIKit

/// Controllers that present others, and windows of SwiftUI that do.
@MainActor struct PresentingTests {
    /// Controller that notes its callbacks.
    private final class Page: UIViewController {
        private let name: String
        private let notes: Notes

        init(_ name: String, _ notes: Notes, _ color: UIColor = .blue) {
            self.name = name
            self.notes = notes
            super.init(nibName: nil, bundle: nil)
            view.backgroundColor = color
            view.accessibilityLabel = name
        }

        required init?(coder: NSCoder) { return nil }

        override func viewWillAppear(_ animated: Bool) { notes.lines.append("\(name) will appear") }
        override func viewDidAppear(_ animated: Bool) { notes.lines.append("\(name) appeared") }
        override func viewWillDisappear(_ animated: Bool) { notes.lines.append("\(name) will disappear") }
        override func viewDidDisappear(_ animated: Bool) { notes.lines.append("\(name) disappeared") }
    }

    private final class Notes { var lines: [String] = [] }

    private struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private func makeStage(_ controller: UIViewController) -> Stage {
        Stage(size: CGSize(width: 300, height: 400)) { Shown(controller: controller) }
    }

    @Test func `a sheet comes in and goes out, and both controllers are told in order`() throws {
        let notes = Notes()
        let home = Page("home", notes, .white)
        let stage = makeStage(home)
        stage.advance(frames: 1)
        notes.lines = []
        let sheet = Page("sheet", notes)
        home.present(sheet, animated: true) { notes.lines.append("presented") }
        stage.advance(frames: 2)
        #expect(notes.lines == ["sheet will appear"])
        #expect(home.presentedViewController === sheet && sheet.presentingViewController === home)
        #expect(sheet.isBeingPresented)
        try stage.settle()
        #expect(notes.lines == ["sheet will appear", "sheet appeared", "presented"])
        #expect(try stage.layer("sheet").frame == CGRect(x: 0, y: 34, width: 300, height: 366))
        notes.lines = []
        sheet.dismiss(animated: true) { notes.lines.append("dismissed") }
        stage.advance(frames: 2)
        #expect(notes.lines == ["sheet will disappear"] && sheet.isBeingDismissed)
        try stage.settle()
        #expect(notes.lines == ["sheet will disappear", "sheet disappeared", "dismissed"])
        #expect(home.presentedViewController == nil && sheet.presentingViewController == nil)
        #expect(stage.problems == [])
    }

    @Test func `a cover hides its presenter, which is told too`() throws {
        let notes = Notes()
        let home = Page("home", notes, .white)
        let stage = makeStage(home)
        stage.advance(frames: 1)
        notes.lines = []
        let cover = Page("cover", notes)
        cover.modalPresentationStyle = .fullScreen
        home.present(cover, animated: false)
        try stage.settle()
        #expect(notes.lines == ["home will disappear", "cover will appear", "cover appeared", "home disappeared"])
        #expect(try stage.layer("cover").frame == CGRect(x: 0, y: 0, width: 300, height: 400))
        notes.lines = []
        home.dismiss(animated: false)
        try stage.settle()
        #expect(notes.lines == ["cover will disappear", "home will appear", "cover disappeared", "home appeared"])
    }

    @Test func `what lies behind a transparent cover shows through, and it fades if asked to`() throws {
        let home = Page("home", Notes(), .red)
        let stage = makeStage(home)
        let cover = Page("cover", Notes(), .clear)
        cover.modalPresentationStyle = .overFullScreen
        cover.modalTransitionStyle = .crossDissolve
        let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        box.accessibilityLabel = "box"
        cover.view.addSubview(box)
        home.present(cover, animated: true)
        stage.advance(by: 0.1)
        #expect(try stage.layer("box").frame == CGRect(x: 100, y: 100, width: 100, height: 100), "it does not move")
        let blue = stage.image[150, 150] & 0xFF
        #expect(blue > 80 && blue < 250, "it is on its way: \(blue)")
        try stage.settle()
        #expect(stage.image[150, 150] == 0xFF00_00FF)
        #expect(stage.image[20, 20] == stage.image[280, 380] && stage.image[20, 20] & 0xFF < 80)
    }

    @Test func `dismissing the lowest takes all above with it`() throws {
        let notes = Notes()
        let (home, middle, top) = (Page("home", notes), Page("middle", notes), Page("top", notes))
        let stage = makeStage(home)
        home.present(middle, animated: false)
        try stage.settle()
        middle.present(top, animated: false)
        try stage.settle()
        #expect(middle.presentedViewController === top)
        var isDone = false
        home.dismiss(animated: true) { isDone = true }
        try stage.settle()
        #expect(isDone && home.presentedViewController == nil && middle.presentedViewController == nil)
        #expect(!stage.layers.all.contains { $0.label == "middle" || $0.label == "top" })
    }

    @Test func `one dismissed while it comes in has appeared first`() throws {
        let notes = Notes()
        let home = Page("home", notes)
        let stage = makeStage(home)
        let sheet = Page("sheet", notes)
        home.present(sheet, animated: true) { notes.lines.append("presented") }
        stage.advance(by: 0.1)
        notes.lines = []
        home.dismiss(animated: true) { notes.lines.append("dismissed") }
        try stage.settle()
        #expect(
            notes.lines == ["sheet appeared", "presented", "sheet will disappear", "sheet disappeared", "dismissed"])
    }

    @Test func `a second one is refused, and so is one without a window`() throws {
        let home = Page("home", Notes())
        let stage = makeStage(home)
        let first = Page("first", Notes())
        home.present(first, animated: false)
        home.present(Page("second", Notes()), animated: false)
        #expect(stage.problems.count == 1 && stage.problems[0].contains("it presents Page already"))
        try stage.settle()
        #expect(home.presentedViewController === first)
    }

    private final class Follower: UIAdaptivePresentationControllerDelegate {
        var dismissals = 0
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { dismissals += 1 }
    }

    @Test func `people dismiss a sheet, unless it is modal`() throws {
        let home = Page("home", Notes())
        let stage = makeStage(home)
        let follower = Follower()
        let sheet = Page("sheet", Notes())
        sheet.isModalInPresentation = true
        sheet.presentationController?.delegate = follower
        home.present(sheet, animated: false)
        try stage.settle()
        try stage.key("Escape")
        try stage.settle()
        #expect(home.presentedViewController === sheet && follower.dismissals == 0)
        sheet.isModalInPresentation = false
        try stage.settle()
        try stage.key("Escape")
        try stage.settle()
        #expect(home.presentedViewController == nil && follower.dismissals == 1)
    }

    @Test func `a sheet has the heights of its controller`() throws {
        let home = Page("home", Notes())
        let stage = makeStage(home)
        let sheet = Page("sheet", Notes())
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        home.present(sheet, animated: false)
        try stage.settle()
        #expect(try stage.layer("sheet").frame.minY == 34 + 183)
        sheet.sheetPresentationController?.animateChanges {
            sheet.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        try stage.settle()
        #expect(try stage.layer("sheet").frame.minY == 34)
    }

    // MARK: Programs with an App

    private struct Content: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Close") { dismiss() } }
    }

    private struct Program: View {
        @State private var shows = false
        var body: some View {
            Button("Show") { shows = true }.sheet(isPresented: $shows) { Text("Sheet of SwiftUI") }
        }
    }

    @Test func `the root of a window presents views, which dismiss themselves`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Program() }
        let root = UIApplication.shared.windows.last?.rootViewController
        root?.present(UIHostingController(rootView: Content()), animated: true)
        try stage.settle()
        #expect(root?.presentedViewController != nil)
        try stage.tap("Close")
        try stage.settle()
        #expect(root?.presentedViewController == nil && !stage.layers.all.contains { $0.text == "Close" })
        #expect(stage.problems == [])
    }

    @Test func `the root of a window dismisses sheets of SwiftUI`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Program() }
        try stage.tap("Show")
        try stage.settle()
        #expect(stage.layers.all.contains { $0.text == "Sheet of SwiftUI" })
        var isDone = false
        UIApplication.shared.windows.last?.rootViewController?.dismiss(animated: true) { isDone = true }
        try stage.settle()
        #expect(isDone && !stage.layers.all.contains { $0.text == "Sheet of SwiftUI" })
    }

    // MARK: Alerts

    @Test func `an alert calls the handler of its choice when it is gone`() throws {
        let home = Page("home", Notes(), .white)
        let stage = makeStage(home)
        let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
        var chosen: [String] = []
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak home] action in
                chosen.append(action.title ?? "")
                #expect(home?.presentedViewController == nil, "it can present the next one")
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancelled") })
        home.present(alert, animated: true)
        try stage.settle()
        let frames = ["Cancel", "Delete"].map { text in stage.layers.all.first { $0.text == text }?.frame.minX ?? -1 }
        #expect(frames[0] >= 0 && frames[0] < frames[1])
        try stage.tap("Delete")
        try stage.settle()
        #expect(chosen == ["Delete"] && stage.problems == [])
    }

    @Test func `presses reach what is behind an alert as soon as it is answered`() throws {
        let home = Page("home", Notes(), .white)
        var presses = 0
        let button = UIButton(type: .system, primaryAction: UIAction { _ in presses += 1 })
        button.frame = CGRect(x: 100, y: 180, width: 100, height: 60)
        home.view.addSubview(button)
        let stage = makeStage(home)
        let alert = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        home.present(alert, animated: true)
        try stage.settle()
        stage.tap(at: CGPoint(x: 150, y: 190))
        #expect(presses == 0)
        try stage.tap("OK")
        stage.advance(by: 0.05)
        #expect(stage.layers.all.contains { $0.text == "OK" }, "it is still to be seen")
        stage.tap(at: CGPoint(x: 150, y: 190))
        try stage.settle()
        #expect(presses == 1 && home.presentedViewController == nil)
    }

    @Test func `the first field of an alert has the keyboard`() throws {
        let home = Page("home", Notes(), .white)
        let stage = makeStage(home)
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "First" }
        alert.addTextField { $0.placeholder = "Second" }
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        home.present(alert, animated: true)
        try stage.settle()
        stage.type("Ann")
        #expect(alert.textFields?.map(\.text) == ["Ann", nil] || alert.textFields?.map(\.text) == ["Ann", ""])
        try stage.tap("OK")
        try stage.settle()
        #expect(home.presentedViewController == nil)
    }

    @Test func `a choice that is off does nothing until it is on`() throws {
        let home = Page("home", Notes(), .white)
        let stage = makeStage(home)
        let alert = UIAlertController(title: nil, message: "Message", preferredStyle: .actionSheet)
        var count = 0
        let action = UIAlertAction(title: "Go", style: .default) { _ in count += 1 }
        action.isEnabled = false
        alert.addAction(action)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        home.present(alert, animated: false)
        try stage.settle()
        try? stage.tap("Go")
        try stage.settle()
        #expect(count == 0 && home.presentedViewController === alert)
        action.isEnabled = true
        try stage.settle()
        try stage.tap("Go")
        try stage.settle()
        #expect(count == 1 && home.presentedViewController == nil)
    }

    @Test func `items are shared by what desktops have, and by the program's own services`() throws {
        final class Printing: UIActivity {
            var prints: [String] = []
            override var activityTitle: String? { "Print" }
            override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
            override func prepare(withActivityItems activityItems: [Any]) { prints += activityItems.map { "\($0)" } }
            override func perform() { prints.append("done") }
        }
        let home = Page("home", Notes(), .white)
        let stage = makeStage(home)
        let printing = Printing()
        let sharing = UIActivityViewController(activityItems: ["words"], applicationActivities: [printing])
        var ends: [Bool] = []
        sharing.completionWithItemsHandler = { _, isDone, _, _ in ends.append(isDone) }
        sharing.popoverPresentationController?.sourceView = home.view
        home.present(sharing, animated: true)
        try stage.settle()
        #expect(stage.layers.all.contains { $0.text == "Copy" } && !stage.layers.all.contains { $0.text == "Open" })
        try stage.tap("Print")
        try stage.settle()
        #expect(printing.prints == ["words", "done"] && ends == [true])
        home.present(sharing, animated: true)
        try stage.settle()
        try stage.tap("Cancel")
        try stage.settle()
        #expect(ends == [true, false] && stage.problems == [])
    }
}
