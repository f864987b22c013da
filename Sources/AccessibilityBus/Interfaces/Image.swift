import DesktopBus
import Foundation

extension BusInterface<ElementObject> {
    /// `org.a11y.atspi.Image`.
    static var image: BusInterface<ElementObject> {
        BusInterface(InterfaceName.image)
            .property("version", "u") { _ in .number(1) }
            .property("ImageDescription", "s") { .text($0.name) }
            .property("ImageLocale", "s") { .text($0.bridge.application.locale) }
            .method("GetImageExtents", takes: "u", gives: "(iiii)") { object, call in
                [.structure(BusRectangle(object.frame, from: object.origin(call.integer(0))).arguments)]
            }
            .method("GetImagePosition", takes: "u", gives: "ii") { object, call in
                Array(BusRectangle(object.frame, from: object.origin(call.integer(0))).arguments.prefix(2))
            }
            .method("GetImageSize", gives: "ii") { object, _ in
                Array(BusRectangle(object.frame, from: .zero).arguments.suffix(2))
            }
    }
}
