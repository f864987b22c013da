import SwiftUI

/// Tabs and a toolbar of UIKit, with pages of SwiftUI.
struct TabBarUIKitPage: GalleryPage {
    static let name = "uikit-tabs"
    static let title = "UIKit's tabs"
    static let summary = "UITabBarController, UITabBarItem, UIToolbar"
    static let symbol = "rectangle.fill"

    var body: some View {
        TabPages().frame(maxWidth: 480, maxHeight: 420)
    }
}

private struct TabPages: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UITabBarController {
        let tabs = UITabBarController()
        let notes = UIHostingController(rootView: NoteList())
        notes.tabBarItem = UITabBarItem(title: "Notes", image: UIImage(systemName: "note.text"), tag: 0)
        notes.tabBarItem.badgeValue = "3"
        let editor = EditorController()
        editor.tabBarItem = UITabBarItem(title: "Editor", image: UIImage(systemName: "pencil"), tag: 1)
        tabs.viewControllers = [notes, editor]
        tabs.selectedIndex = 1
        return tabs
    }

    func updateUIViewController(_ tabs: UITabBarController, context: Context) {}
}

private struct NoteList: View {
    @State private var isDone = [true, false, false]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(isDone.indices, id: \.self) { index in Toggle("Note \(index + 1)", isOn: $isDone[index]) }
        }
        .padding(24)
    }
}

/// A page with a text and a toolbar above the bar of tabs.
private final class EditorController: UIViewController {
    private let label = UILabel()
    private let toolbar = UIToolbar()
    private var size: CGFloat = 28

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "A text in an editor"
        label.textAlignment = .center
        label.numberOfLines = 0
        toolbar.items = [
            UIBarButtonItem(title: "Smaller", primaryAction: UIAction { [weak self] _ in self?.change(by: -4) }),
            .flexibleSpace(),
            UIBarButtonItem(title: "Larger", primaryAction: UIAction { [weak self] _ in self?.change(by: 4) }),
        ]
        for part in [label, toolbar] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            label.centerYAnchor.constraint(equalTo: area.centerYAnchor, constant: -22),
            toolbar.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            toolbar.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            toolbar.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        ])
        change(by: 0)
    }

    private func change(by points: CGFloat) {
        size = min(max(size + points, 16), 48)
        label.font = .systemFont(ofSize: size)
    }
}
