/// Names of modules.
package enum ModuleName {
    /// `name` as a module of a program can be called: an identifier, with `App` behind it if the name is taken.
    package static func from(_ name: String) -> String {
        let identifier = identifier(name)
        return isTaken(identifier) ? "\(identifier)App" : identifier
    }

    /// `name` as an identifier, as Xcode has it: everything that is no letter, digit or underscore becomes an underscore.
    package static func identifier(_ name: String) -> String {
        let result = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return result.first?.isNumber ?? true ? "_\(result)" : result
    }

    /// True if no module of a program can have this name.
    package static func isTaken(_ name: String) -> Bool { reserved.contains(name) }

    /// Modules that the built library is made of. Programs find them by these names, so none of their own can have one.
    package static let library: Set<String> = [
        "Geometry", "AccessibilityTree", "AccessibilityAudits", "AnimationCore", "AttributeGraph", "PictureFormats",
        "AssetCatalogs", "LayerTree", "LinearConstraints", "Combine", "FoundationSupplement", "Spelling", "os", "OSLog",
        "QuartzCore",
        "Symbols",
        "UniformTypeIdentifiers", "CoreTransferable", "FileDialogs", "Documents",
        "ViewGraph", "Presentations", "Views", "TextViews", "Controls", "Navigation", "Lists", "Tables", "Tabs",
        "MenuBars",
        "Particles", "Platform",
        "CairoRenderer", "RemoteBytes", "RemotePictures", "WaylandClient", "DesktopBus", "AccessibilityBus",
        "WaylandProtocols",
        "WaylandPlatform",
        "OffscreenPlatform", "Runtime", "UIKitCore", "UIKitPrograms", "UIKit", "_Testing_UIKit",
        "_Testing_CoreGraphics",
        "SwiftUI", "Staging", "Lilt", "CoreGraphics", "SwiftUICore",
        "PreviewMessages", "PreviewHost",
    ]

    private static let reserved = library.union([
        "Swift", "Foundation", "Observation", "Dispatch", "Glibc", "Testing", "XCTest",
    ])
}
