import Combine
import SwiftUI
import UIKit

// Names that public programs use, in the forms in which they use them.

struct WildBars: View {
    @State private var name = "Trip"
    @State private var isOpen = false

    var body: some View {
        NavigationStack {
            List {
                Text("Inbox").badge(3).badgeProminence(.increased)
                Text("Locked").selectionDisabled()
                Text("Copy me").textSelection(.enabled).hoverEffect(.highlight)
                ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: false)
                Text("a").foregroundStyle(.placeholder).background(.fill.tertiary, in: .containerRelative)
            }
            .navigationTitle($name)
            .navigationSubtitle("two weeks")
            .toolbarRole(.editor)
            .toolbarTitleDisplayMode(.inlineLarge)
            .toolbarTitleMenu { Button("Duplicate") {} }
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbarBackground(Color.indigo, for: .navigationBar, .tabBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
            .toolbar(removing: .sidebarToggle)
            .toolbar {
                ToolbarItem(placement: .bottomBar) { Button("One") {} }
                ToolbarSpacer(.flexible, placement: .bottomBar)
                ToolbarItem(id: "two", placement: .bottomBar) { Button("Two") {} }
            }
            .sheet(isPresented: $isOpen) {
                Text("sheet")
                    .presentationDetents([.medium, .custom(WildDetent.self)])
                    .presentationBackground {
                        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
                    }
                    .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                    .presentationContentInteraction(.scrolls)
                    .presentationCompactAdaptation(.popover)
            }
            .onOpenURL { name = $0.lastPathComponent }
        }
    }
}

/// A detent that names its context by the short name.
struct WildDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
}

struct WildErrors: View {
    enum Failure: LocalizedError {
        case offline
        var errorDescription: String? { "You are offline" }
    }

    @State private var failure: Failure?
    @State private var isFailing = false
    @State private var sheet: Choice?

    struct Choice: Identifiable { let id: Int }

    var body: some View {
        Text("a")
            .alert(isPresented: $isFailing, error: failure) { Button("Retry") {} }
            .alert(isPresented: $isFailing, error: failure) { _ in
                Button("Retry") {}
            } message: {
                Text($0.failureReason ?? "")
            }
            .actionSheet(item: $sheet) { ActionSheet(title: Text("\($0.id)")) }
    }
}

@MainActor enum WildUIKit {
    static func appearance() {
        let look = UINavigationBarAppearance()
        look.titleTextAttributes = [
            .font: UIFont(name: "Avenir-Heavy", size: 20) ?? UIFont.preferredFont(forTextStyle: .headline)
        ]
        UINavigationBar.appearance().standardAppearance = look
    }

    static func height(of text: String, width: CGFloat) -> CGFloat {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byWordWrapping
        return text.boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin, .usesFontLeading],
            attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style], context: nil
        ).height
    }

    static func picture() -> UIImage? {
        let symbol = UIImage(
            systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
        return ImageRenderer(content: Image(uiImage: symbol?.withTintColor(.red) ?? UIImage())).uiImage
    }

    static func lock(_ scene: UIWindowScene?) {
        scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
        for window in scene?.windows ?? [] { window.overrideUserInterfaceStyle = .dark }
        if let url = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(url) }
    }

    static func draw(_ context: GraphicsContext) {
        context.withCGContext { inner in
            inner.setFillColor(UIColor.red.cgColor)
            inner.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }
}

final class WildDelegate: NSObject, UIApplicationDelegate {
    static var mask = UIInterfaceOrientationMask.all

    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { Self.mask }
}

enum WildWords {
    static let ago: RelativeDateTimeFormatter = {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .full
        return formatter
    }()

    static let clock: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        return formatter
    }()

    static func weather(_ degrees: Double) -> String {
        Measurement(value: degrees, unit: UnitTemperature.celsius)
            .formatted(
                .measurement(
                    width: .abbreviated, usage: .weather, numberFormatStyle: .number.precision(.fractionLength(0))))
    }
}
