import AnimationCore
import Controls
public import Foundation
import Navigation
import PictureFormats
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Service of a program's own among those of a ``UIActivityViewController``.
@preconcurrency @MainActor open class UIActivity {
    /// Name of a service.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// The service of this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The service of this name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Copies text and addresses.
        public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        /// Opens addresses.
        public static let openInSafari = ActivityType(rawValue: "com.apple.UIKit.activity.OpenInSafari")
        /// Saves pictures in the user's folder for them.
        public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    }

    /// A service.
    public init() {}

    /// Name of the service, for the program.
    open var activityType: ActivityType? { nil }
    /// Text on the service's button.
    open var activityTitle: String? { nil }
    /// Returns true if the service can use the items; false by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Takes the items, before ``perform()``.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does the service's work.
    open func perform() {}
}

/// Choice among services for items: it copies text and addresses, opens addresses, and saves pictures.
///
/// Desktops have no list of services of other programs; those of the program's own are offered too.
open class UIActivityViewController: UIViewController {
    /// Called at the end: the chosen service, or nil; true if it was done; the items returned; an error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Called at the end.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Services that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    private var items: [Any] = []
    private var activities: [UIActivity] = []
    private var chosen: Service?

    fileprivate struct Service {
        let type: UIActivity.ActivityType?
        let title: String
        let perform: @MainActor () throws -> Void
    }

    /// A choice among services for `activityItems`: strings, URLs and images. Others are for the program's services.
    public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.init(nibName: nil, bundle: nil)
        items = activityItems
        activities = applicationActivities ?? []
    }

    override var isPanel: Bool { true }

    override func coverContent() -> AnyView {
        let services = services
        let view = AlertView(
            title: Text(title ?? "Share"),
            actions: ServiceButtons(services: services) { [weak self] in self?.chosen = $0 },
            message: Text(services.isEmpty ? "No service can use this." : subject).lineLimit(3), isDialog: true)
        return AnyView(view.onAppear { [weak self] in self?.presentation?.contentAppeared() })
    }

    override func presentationEnded() {
        guard let service = chosen else { return finish(nil, nil) }
        chosen = nil
        do {
            try service.perform()
            finish(service.type, nil, isDone: true)
        } catch {
            UIApplication.report("\(service.title) failed: \(error.localizedDescription)")
            finish(service.type, error)
        }
    }

    private func finish(_ type: UIActivity.ActivityType?, _ error: (any Error)?, isDone: Bool = false) {
        completionWithItemsHandler?(type, isDone, nil, error)
    }

    private var texts: [String] { items.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString } }
    private var images: [UIImage] { items.compactMap { $0 as? UIImage } }
    private var subject: String {
        texts.first ?? (images.isEmpty ? "" : images.count == 1 ? "1 picture" : "\(images.count) pictures")
    }

    private var services: [Service] {
        var result: [Service] = []
        let (texts, images) = (texts, images)
        if !texts.isEmpty {
            result.append(
                Service(type: .copyToPasteboard, title: "Copy") {
                    UIPasteboard.general.string = texts.joined(separator: "\n")
                })
        }
        if let url = items.lazy.compactMap({ $0 as? URL }).first {
            result.append(Service(type: .openInSafari, title: "Open") { UIApplication.shared.open(url) })
        }
        if !images.isEmpty {
            result.append(
                Service(type: .saveToCameraRoll, title: "Save to Pictures") { for image in images { try image.save() } }
            )
        }
        result.removeAll { $0.type.map { excludedActivityTypes?.contains($0) == true } ?? false }
        let own = activities.filter { $0.canPerform(withActivityItems: items) }
        return result
            + own.map { activity in
                Service(type: activity.activityType, title: activity.activityTitle ?? "") { [items] in
                    activity.prepare(withActivityItems: items)
                    activity.perform()
                }
            }
    }
}

private struct ServiceButtons: View {
    let services: [UIActivityViewController.Service]
    let choose: (UIActivityViewController.Service) -> Void

    var body: some View {
        ForEach(Array(services.enumerated()), id: \.offset) { _, service in
            Button {
                choose(service)
            } label: {
                Text(verbatim: service.title)
            }
        }
        Button(services.isEmpty ? "OK" : "Cancel", role: .cancel) {}
    }
}

extension UIImage {
    /// Saves the encoded picture in the user's folder for pictures, under a new name.
    ///
    /// - Throws: an error if there are no bytes, or they cannot be written.
    fileprivate func save() throws {
        guard let bytes = try encodedBytes else { throw CocoaError(.fileReadNoSuchFile) }
        let folder =
            FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
            ?? URL(filePath: NSHomeDirectory())
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = "Picture \(UUID().uuidString.prefix(8)).\(bytes.fileExtension)"
        try bytes.data.write(to: folder.appending(path: name), options: .withoutOverwriting)
    }
}

/// Source of a popover. Controllers are presented as sheets here, so that there is none.
@preconcurrency @MainActor public final class UIPopoverPresentationController {
    /// View that the popover points at.
    public var sourceView: UIView?
    /// Part of the view, in points.
    public var sourceRect = CGRect.null
    /// Button that the popover points at.
    public var barButtonItem: UIBarButtonItem?

    private init() {}
}

extension UIViewController {
    /// Nil: controllers are presented as sheets here.
    public var popoverPresentationController: UIPopoverPresentationController? { nil }
}
