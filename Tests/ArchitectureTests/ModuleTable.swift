/// What each module may import: the table of the design, with what
/// building it has taught. A module of ours that is not named here may not be there.
enum ModuleTable {
    struct Entry {
        let module: String
        let folder: String
        let imports: Set<String>

        init(_ module: String, _ imports: String, folder: String? = nil) {
            self.module = module
            self.folder = folder ?? "Sources/\(module)"
            self.imports = Set(imports.split(separator: " ").map(String.init))
        }
    }

    static let entries = [
        // Engines, lowest first.
        Entry("Geometry", "Foundation"),
        Entry("AnimationCore", "Geometry Foundation Synchronization"),
        Entry("AttributeGraph", "Swift"),
        Entry("LayerTree", "AnimationCore Geometry Foundation"),
        Entry("Combine", "Foundation"),
        Entry("Symbols", "Geometry Foundation", folder: "assets/symbols"),
        Entry(
            "ViewGraph",
            "AttributeGraph LayerTree AnimationCore Geometry Combine Foundation Observation Dispatch Synchronization"),
        Entry(
            "Views", "ViewGraph AttributeGraph LayerTree AnimationCore Geometry Combine Symbols Foundation Observation"),

        // Hosts and pixels.
        Entry("Platform", "Geometry Foundation"),
        Entry(
            "CairoRenderer", "LayerTree AnimationCore Geometry Platform CCairo CPango CLanes Foundation Synchronization"
        ),
        Entry("WaylandClient", "CWayland Foundation Dispatch Glibc Synchronization"),
        Entry("DesktopBus", "CSystemd Glibc"),
        Entry("WaylandProtocols", "WaylandClient CWayland", folder: "protocols"),
        Entry(
            "WaylandPlatform",
            "Platform Geometry WaylandProtocols WaylandClient CXKBCommon DesktopBus Foundation CoreFoundation Dispatch "
                + "Glibc"),
        Entry("OffscreenPlatform", "Platform Geometry Foundation Dispatch"),

        // The composition root, and the names that programs import.
        Entry(
            "Runtime",
            "Views ViewGraph AttributeGraph LayerTree AnimationCore Geometry Combine Platform CairoRenderer "
                + "WaylandPlatform OffscreenPlatform Foundation Dispatch"),
        Entry("UIKitCore", "Views ViewGraph LayerTree AnimationCore Geometry Foundation"),
        Entry("UIKit", "UIKitCore"),
        Entry("_Testing_UIKit", ""),
        Entry("_Testing_CoreGraphics", ""),
        Entry(
            "SwiftUI",
            "Runtime UIKitCore Views ViewGraph LayerTree AnimationCore Geometry Combine Foundation Observation"),
        Entry(
            "Staging",
            "Runtime Views ViewGraph AttributeGraph LayerTree AnimationCore Geometry Platform CairoRenderer "
                + "OffscreenPlatform Foundation"),
        Entry(
            "Lilt",
            "Staging Runtime Views ViewGraph AttributeGraph LayerTree AnimationCore Geometry CairoRenderer Foundation"),
        Entry("CoreGraphics", "Geometry Foundation"),
        Entry("SwiftUICore", "SwiftUI"),

        // Tools of the build.
        Entry(
            "LiltMacros",
            "SwiftSyntax SwiftSyntaxBuilder SwiftSyntaxMacros SwiftDiagnostics SwiftCompilerPluginMessageHandling"),
        Entry("WireScanner", "Foundation FoundationXML"),
        Entry("WireGenerator", "WireScanner Foundation"),
        Entry("GenerateProtocols", "Foundation PackagePlugin", folder: "Sources/Plugins/GenerateProtocols"),

        // Programs, which know what every program knows.
        Entry("MemoryGame", "SwiftUI"),
        Entry("Gallery", "SwiftUI Lilt"),
        Entry(
            "FrameTiming",
            "SwiftUI Lilt Runtime Views ViewGraph AttributeGraph LayerTree AnimationCore Geometry Platform CairoRenderer "
                + "WaylandPlatform OffscreenPlatform CCairo CPixman CAllocations Foundation"),
    ]

    /// Folders of `Sources` that hold C and no Swift.
    static let cModules: Set = [
        "CAllocations", "CWayland", "CWaylandServer", "CXKBCommon", "CSystemd", "CCairo", "CPixman", "CPango", "CLanes",
    ]

    /// Modules that may ask what time it is: hosts have a clock, the root measures, and a timer is Combine's to offer.
    static let mayReadClocks: Set = ["WaylandPlatform", "OffscreenPlatform", "Runtime", "Combine"]

    /// Programs, and tools of the build: no engine of ours.
    static let programs: Set = [
        "MemoryGame", "Gallery", "FrameTiming", "WireScanner", "WireGenerator", "GenerateProtocols", "LiltMacros",
    ]
}
