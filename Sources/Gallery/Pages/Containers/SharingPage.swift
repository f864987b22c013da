import SwiftUI

/// Services between a program and the desktop: pictures at addresses, sharing, pasting, help texts, and controllers that
/// UIKit presents.
struct SharingPage: GalleryPage {
    static let name = "services"
    static let title = "Desktop services"
    static let summary = "Pictures at addresses, sharing, pasting, help texts, alerts of UIKit"
    static let symbol = "square.and.arrow.up"

    @State private var pasted = ""
    @State private var answer = "no answer yet"

    /// A picture in the address itself, and an address where none is.
    private static let addresses = [
        "data:image/svg+xml;base64,"
            + Data(
                """
                <svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"><rect width="120" height="90" fill="#3478f6"/>\
                <circle cx="60" cy="45" r="28" fill="#ffd60a"/></svg>
                """.utf8
            ).base64EncodedString(),
        "file:///nowhere.png",
    ]

    init() {}

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 20) { pictures }
                    VStack(spacing: 20) { pictures }
                }
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 16) { services }
                    VStack(spacing: 16) { services }
                }
                Text(pasted.isEmpty ? "Nothing pasted" : pasted).lineLimit(1)
                Text(answer).foregroundStyle(.secondary)
            }
            .padding(20)
            .frame(maxWidth: .infinity)
        }
        .scrollBounceBehavior(.basedOnSize)
    }

    private var pictures: some View {
        ForEach(Self.addresses, id: \.self) { address in
            AsyncImage(url: URL(string: address)) { phase in
                switch phase {
                case .success(let image): image.resizable().scaledToFill()
                case .failure: ContentUnavailableView("No picture", systemImage: "eye.slash")
                case .empty: ProgressView()
                }
            }
            .frame(width: 180)
            .frame(minHeight: 120)
            .clipShape(RoundedRectangle(cornerRadius: 12))
        }
    }

    @ViewBuilder private var services: some View {
        ShareLink(item: "Lilt animates.").help("Copies the text, or sends it by email")
        PasteButton(payloadType: String.self) { pasted = $0.joined(separator: " ") }
        Button("Ask") { ask() }.help("Shows an alert of UIKit")
    }

    private func ask() {
        let alert = UIAlertController(
            title: "Is it smooth?", message: "UIKit's alerts are those of SwiftUI.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in answer = "no" })
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answer = "yes" })
        UIApplication.shared.windows.first?.rootViewController?.present(alert, animated: true)
    }
}
