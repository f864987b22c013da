// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Settings of every Swift target, tests included (docs/decisions/0001-house-settings.md).
let house: [SwiftSetting] = [
    .treatAllWarnings(as: .error), .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil) -> Target {
    .target(name: name, dependencies: dependencies, path: path, swiftSettings: house)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude, swiftSettings: house)
}

/// Folder of the toolchain that evaluates this manifest, else of the first `swiftc` in `PATH` that has what `file` names.
func toolchain(with file: String) -> String? {
    let files = FileManager.default
    let asking = try? files.destinationOfSymbolicLink(atPath: "/proc/\(getppid())/exe")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let programs = [asking].compactMap(\.self) + path.split(separator: ":").map { "\($0)/swiftc" }
    let folders = programs.map {
        URL(filePath: $0).resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "..")
            .standardizedFileURL
            .path
    }
    return folders.first { files.fileExists(atPath: "\($0)/\(file)") }
}

/// Folder with the toolchain's libraries for building macros.
let macroLibraries = "\(toolchain(with: "lib/swift/host/libSwiftSyntax.so") ?? "/usr")/lib/swift/host"

/// True if the toolchain has Swift's libraries in the form that is linked in.
let hasStaticLibraries = FileManager.default.fileExists(
    atPath: "\(toolchain(with: "bin/swiftc") ?? "/usr")/lib/swift_static/linux/libFoundation.a")

/// Settings with which programs are linked for release: with Swift's libraries, four of which nothing else names, and with relocations that
/// take no memory (docs/decisions/0139-programs-bring-swifts-libraries.md).
let released: [LinkerSetting] =
    hasStaticLibraries
    ? [
        .unsafeFlags(
            [
                "-static-stdlib", "-l_FoundationICU", "-l_FoundationCollections", "-l_FoundationCShims",
                "-lCoreFoundation",
                "-use-ld=lld", "-Xclang-linker", "-static-libgcc", "-Xlinker", "--as-needed", "-Xlinker",
                "--gc-sections",
                "-Xlinker", "--no-export-dynamic", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
                "-Xlinker", "-T", "-Xlinker", "\(Context.packageDirectory)/scripts/programs.ld",
            ], .when(configuration: .release))
    ] : []

let package = Package(
    name: "Lilt",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Lilt", targets: ["Lilt"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "SwiftUICore", targets: ["SwiftUICore"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "OSLog", targets: ["OSLog", "os"]),
        // All of it in one shared library, against which `lilt` compiles programs.
        .library(
            name: "LiltLibrary", type: .dynamic,
            targets: [
                "SwiftUI", "Lilt", "Combine", "CoreGraphics", "UIKit", "SwiftUICore", "UniformTypeIdentifiers",
                "CoreTransferable", "QuartzCore", "OSLog", "os", "PreviewHost",
            ]),
        .plugin(name: "GenerateAssetSymbols", targets: ["GenerateAssetSymbols"]),
        .executable(name: "lilt", targets: ["LiltCommand"]),
        .executable(name: "memory-game", targets: ["MemoryGame"]),
        .executable(name: "gallery", targets: ["Gallery"]),
        .executable(name: "frame-timing", targets: ["FrameTiming"]),
    ],
    targets: [
        // C libraries, found by pkg-config.
        .systemLibrary(name: "CWayland", pkgConfig: "wayland-client", providers: [.apt(["libwayland-dev"])]),
        .systemLibrary(name: "CWaylandServer", pkgConfig: "wayland-server", providers: [.apt(["libwayland-dev"])]),
        .systemLibrary(name: "CSystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),
        // The part of libdispatch that run loops use; Foundation brings it.
        .systemLibrary(name: "CDispatchRunLoop"),
        .systemLibrary(name: "CSwiftRuntime"),
        .systemLibrary(name: "CXKBCommon", pkgConfig: "xkbcommon", providers: [.apt(["libxkbcommon-dev"])]),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPixman", pkgConfig: "pixman-1", providers: [.apt(["libpixman-1-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        // Headers of GLib, which Pango brings, and tables of functions of gdk-pixbuf and librsvg, which are not linked.
        .systemLibrary(name: "CPixbuf", pkgConfig: "gobject-2.0", providers: [.apt(["libglib2.0-dev"])]),
        // A table of functions of libcurl, which is not linked.
        .systemLibrary(name: "CCurl"),
        // Opened when it is used, as well.
        .systemLibrary(name: "CHunspell"),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        // Not a library: a header of vector types for the renderer's kernels.
        .systemLibrary(name: "CLanes"),

        // Counts allocations, for tests and measurements.
        .target(name: "CAllocations"),
        // Replaces the C library's clocks, timers and sleeps, for offscreen runs.
        .target(name: "CProgramTime"),
        // Pages of memory with the program's code, which the system can have back.
        .target(name: "CProgramPages"),
        // Expands macros while a program is compiled; not linked into the program.
        .macro(
            name: "LiltMacros", swiftSettings: house + [.unsafeFlags(["-I", macroLibraries])],
            linkerSettings: [.unsafeFlags(["-L", macroLibraries, "-Xlinker", "-rpath", "-Xlinker", macroLibraries])]),

        // Engines, lowest first.
        module("Geometry"),
        module("LinearConstraints"),
        module("Particles"),
        module("AccessibilityTree"),
        module("AccessibilityAudits", ["AccessibilityTree"]),
        module("PictureFormats", ["CZlib"]),
        module("AssetCatalogs"),
        // Names of assets as Swift symbols, for programs that use the plugin.
        module("AssetNames"),
        .executableTarget(
            name: "AssetSymbols", dependencies: ["AssetCatalogs", "AssetNames"], swiftSettings: house),
        .plugin(
            name: "GenerateAssetSymbols", capability: .buildTool(), dependencies: ["AssetSymbols"],
            path: "Sources/Plugins/GenerateAssetSymbols"),
        module("AnimationCore", ["Geometry", "LiltMacros"]),
        module("AttributeGraph", ["CSwiftRuntime"]),
        module("LayerTree", ["AnimationCore", "Geometry", "PictureFormats"]),
        module("Combine"),
        module("RemoteBytes", ["CCurl"]),
        module("FoundationSupplement", ["RemoteBytes"]),
        module("Spelling", ["CHunspell"]),
        module("os"),
        module("OSLog", ["os"]),
        module("UniformTypeIdentifiers"),
        module("CoreTransferable", ["UniformTypeIdentifiers", "Combine"]),
        .target(
            name: "Symbols", dependencies: ["Geometry"], path: "assets/symbols", swiftSettings: house),
        module(
            "ViewGraph",
            [
                "AccessibilityTree", "AttributeGraph", "LayerTree", "AnimationCore", "Geometry", "Combine",
                "CoreTransferable",
            ]),
        module(
            "Presentations",
            ["AccessibilityTree", "ViewGraph", "AttributeGraph", "LayerTree", "AnimationCore", "Geometry"]),
        module(
            "Views",
            [
                "AccessibilityTree", "ViewGraph", "AttributeGraph", "LayerTree", "AnimationCore", "Geometry",
                "AssetCatalogs",
                "PictureFormats", "Combine", "Symbols", "LiltMacros", "CoreTransferable", "UniformTypeIdentifiers",
            ]),
        module(
            "TextViews",
            ["AccessibilityTree", "Views", "ViewGraph", "AttributeGraph", "LayerTree", "AnimationCore", "Geometry"]),
        module(
            "Controls",
            [
                "AccessibilityTree", "TextViews", "Views", "Presentations", "ViewGraph", "AttributeGraph", "LayerTree",
                "AnimationCore",
                "Geometry", "LiltMacros", "CoreTransferable", "UniformTypeIdentifiers",
            ]),
        module(
            "Navigation",
            [
                "AccessibilityTree", "Controls", "TextViews", "Views", "Presentations", "ViewGraph", "AttributeGraph",
                "LayerTree",
                "AnimationCore", "Geometry",
            ]),

        module(
            "Lists",
            [
                "AccessibilityTree", "Navigation", "Controls", "Views", "Presentations", "ViewGraph", "AttributeGraph",
                "LayerTree",
                "AnimationCore", "Geometry", "CoreTransferable", "UniformTypeIdentifiers",
            ]),

        module(
            "Tables",
            [
                "AccessibilityTree", "Lists", "Navigation", "Controls", "Views", "ViewGraph", "AttributeGraph",
                "LayerTree", "AnimationCore",
                "Geometry",
            ]),

        module(
            "Tabs",
            [
                "AccessibilityTree", "Navigation", "Controls", "TextViews", "Views", "ViewGraph", "AttributeGraph",
                "LayerTree",
                "AnimationCore", "Geometry",
            ]),

        module(
            "FileDialogs",
            [
                "Lists", "Navigation", "Controls", "TextViews", "Views", "ViewGraph", "AnimationCore", "Geometry",
                "Combine", "CoreTransferable", "UniformTypeIdentifiers",
            ]),

        module(
            "MenuBars",
            [
                "AccessibilityTree", "Navigation", "Controls", "TextViews", "Views", "Presentations", "ViewGraph",
                "AttributeGraph",
                "LayerTree", "AnimationCore", "Geometry",
            ]),

        module(
            "Documents",
            [
                "FileDialogs", "MenuBars", "Navigation", "Controls", "TextViews", "Views", "ViewGraph",
                "AttributeGraph", "AnimationCore", "Geometry", "Combine", "CoreTransferable", "UniformTypeIdentifiers",
            ]),

        // Hosts and pixels.
        module("Platform", ["AccessibilityTree", "Geometry"]),
        module(
            "CairoRenderer",
            [
                "LayerTree", "AnimationCore", "Geometry", "PictureFormats", "Platform", "CCairo", "CPango", "CPixbuf",
                "CLanes",
            ]),
        module("RemotePictures", ["PictureFormats", "RemoteBytes"]),
        module("WaylandClient", ["CWayland"]),
        module("WireScanner"),
        .executableTarget(name: "WireGenerator", dependencies: ["WireScanner"], swiftSettings: house),
        .plugin(
            name: "GenerateProtocols", capability: .buildTool(), dependencies: ["WireGenerator"],
            path: "Sources/Plugins/GenerateProtocols"),
        .target(
            name: "WaylandProtocols", dependencies: ["WaylandClient"], path: "protocols",
            swiftSettings: house, plugins: ["GenerateProtocols"]),
        module("DesktopBus", ["CSystemd"]),
        module("AccessibilityBus", ["AccessibilityTree", "DesktopBus"]),
        module(
            "WaylandPlatform",
            [
                "Platform", "AccessibilityTree", "Geometry", "WaylandProtocols", "WaylandClient", "CXKBCommon",
                "CDispatchRunLoop", "DesktopBus", "AccessibilityBus",
            ]),
        module("OffscreenPlatform", ["Platform", "Geometry", "CProgramTime"]),

        // The composition root, and the modules that programs import.
        module(
            "Runtime",
            [
                "AccessibilityAudits", "AccessibilityTree", "Controls", "Views", "Presentations", "ViewGraph",
                "AttributeGraph", "LayerTree",
                "AnimationCore",
                "Geometry", "Combine", "PictureFormats", "Platform", "CairoRenderer", "RemotePictures",
                "WaylandPlatform",
                "OffscreenPlatform", "CoreTransferable", "UniformTypeIdentifiers", "CProgramPages",
            ]),
        module(
            "UIKitCore",
            [
                "AccessibilityTree", "Tabs", "Navigation", "Controls", "TextViews", "Views", "Presentations",
                "ViewGraph",
                "LayerTree",
                "AnimationCore",
                "Geometry", "AttributeGraph", "PictureFormats", "LiltMacros", "LinearConstraints", "Particles",
            ]),
        module(
            "UIKitPrograms",
            [
                "UIKitCore", "Runtime", "CairoRenderer", "Views", "ViewGraph", "AnimationCore", "Geometry",
                "Combine",
            ]),
        module(
            "UIKit",
            [
                "UIKitPrograms", "UIKitCore", "Geometry", "Combine", "CoreTransferable", "FoundationSupplement",
                "Spelling", "_Testing_UIKit",
            ]),
        module("QuartzCore", ["UIKit"]),
        module("_Testing_UIKit"),
        module("_Testing_CoreGraphics"),
        module(
            "SwiftUI",
            [
                "Runtime", "UIKitPrograms", "UIKitCore", "FileDialogs", "Documents", "Lists", "Tables", "Tabs",
                "MenuBars",
                "Navigation",
                "Controls", "TextViews", "Views", "ViewGraph", "LayerTree", "AnimationCore", "Geometry", "Combine",
                "CoreTransferable", "FoundationSupplement", "Spelling",
            ]),
        module("SwiftUICore", ["SwiftUI"]),
        module(
            "Staging",
            [
                "AccessibilityAudits", "AccessibilityTree", "Runtime", "Views", "ViewGraph", "AttributeGraph",
                "LayerTree", "AnimationCore",
                "Platform",
                "CairoRenderer", "OffscreenPlatform",
            ]),
        module(
            "Lilt",
            [
                "AccessibilityAudits", "AccessibilityTree", "Staging", "CairoRenderer", "Views", "ViewGraph",
                "AttributeGraph", "LayerTree",
                "AnimationCore", "Geometry", "Platform",
            ]),
        module("CoreGraphics", ["Geometry", "_Testing_CoreGraphics"]),

        // Previews: the window that shows them, which `lilt preview` talks to.
        module("PreviewMessages"),
        module(
            "PreviewHost",
            [
                "PreviewMessages", "Staging", "Runtime", "Controls", "TextViews", "Views", "ViewGraph",
                "AttributeGraph", "AnimationCore", "Geometry", "CairoRenderer", "Platform",
            ]),

        // The command `lilt`.
        module("CommandLineOptions"),
        module("SwiftSources"),
        module("Projects", ["SwiftSources"]),
        module("ProgramPackages", ["Projects", "SwiftSources", "AssetCatalogs", "AssetNames"]),
        .executableTarget(
            name: "LiltCommand",
            dependencies: ["CommandLineOptions", "SwiftSources", "Projects", "ProgramPackages", "PreviewMessages"],
            swiftSettings: house),

        // Programs.
        .executableTarget(
            name: "MemoryGame", dependencies: ["SwiftUI", "Lilt"], swiftSettings: house, linkerSettings: released),
        .executableTarget(
            name: "Gallery", dependencies: ["SwiftUI", "Lilt", "UniformTypeIdentifiers"],
            resources: [.process("Resources")],
            swiftSettings: house, linkerSettings: released),
        .executableTarget(
            name: "FrameTiming",
            dependencies: [
                "SwiftUI", "Lilt", "Runtime", "Views", "ViewGraph", "AttributeGraph", "LayerTree", "AnimationCore",
                "Geometry", "Platform", "CairoRenderer", "WaylandPlatform", "OffscreenPlatform", "CCairo", "CPixman",
                "CAllocations",
            ], swiftSettings: house, linkerSettings: released),

        // Tests, their shared code, and the programs that they run.
        module("ProgramSupport", path: "Tests/ProgramSupport"),
        module("SeededNumbers", path: "Tests/Support/SeededNumbers"),
        .executableTarget(
            name: "TimerProgram", dependencies: ["OffscreenPlatform", "Platform", "Combine"],
            path: "Tests/Programs/TimerProgram", swiftSettings: house),
        tests("ArchitectureTests", ["ProgramSupport"], exclude: ["unsafe-owners.txt"]),
        tests(
            "RuntimeTests",
            [
                "Runtime", "OffscreenPlatform", "Platform", "ProgramSupport", "AnimatorProgram", "RunLoopProgram",
                "StoreProgram", "DelegatesProgram", "AdaptorProgram", "StrangersProgram",
                "SwiftUI", "Views",
                "ViewGraph", "AttributeGraph", "LayerTree", "AnimationCore", "Geometry", "CairoRenderer", "FrameTiming",
                "CProgramPages",
            ]),
        tests("LinearConstraintsTests", ["LinearConstraints", "SeededNumbers"]),
        tests("ParticlesTests", ["Particles"]),
        tests("UIKitTests", ["UIKit", "CoreGraphics", "SwiftUI", "SwiftUICore", "Lilt"]),
        tests("ModelTests", ["SeededNumbers", "Lilt", "SwiftUI"]),
        tests("AccessibilityTests", ["Lilt", "SwiftUI", "UIKit", "Staging", "AccessibilityTree"]),
        tests("AccessibilityAuditsTests", ["AccessibilityAudits", "AccessibilityTree"]),
        tests("StagingTests", ["Lilt", "SwiftUI", "CairoRenderer", "Staging", "ViewGraph"]),
        tests(
            "LabTests",
            [
                "ProgramSupport", "MemoryGame", "WindowsProgram", "MenusProgram", "DragsProgram", "InputsProgram",
                "CairoRenderer", "LayerTree",
            ]),
        tests(
            "MemoryGameProgramTests",
            [
                "MemoryGame", "SwiftUI", "Runtime", "Presentations", "ViewGraph", "AttributeGraph", "LayerTree",
                "AnimationCore",
                "Geometry", "Platform", "CairoRenderer", "WaylandPlatform", "FakeCompositor", "ProgramSupport",
                "SeededNumbers",
            ]),
        .executableTarget(
            name: "RunLoopProgram", dependencies: ["SwiftUI"], path: "Tests/Programs/RunLoopProgram",
            swiftSettings: house),
        .executableTarget(
            name: "StoreProgram", dependencies: ["SwiftUI"], path: "Tests/Programs/StoreProgram",
            swiftSettings: house),
        .executableTarget(  // three programs as strangers write them, in Swift 6 mode without the house's rules
            name: "StrangersProgram", dependencies: ["SwiftUI"], path: "Tests/Programs/StrangersProgram"),
        .executableTarget(  // started by delegates, with an asset catalogue
            name: "DelegatesProgram", dependencies: ["SwiftUI", "UIKit"], path: "Tests/Programs/DelegatesProgram",
            resources: [.process("Assets.xcassets")], swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: ["GenerateAssetSymbols"]),
        .executableTarget(  // an App that makes a delegate
            name: "AdaptorProgram", dependencies: ["SwiftUI", "UIKit"], path: "Tests/Programs/AdaptorProgram",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(  // an editor of notes, as strangers write it
            name: "NotesProgram", dependencies: ["SwiftUI", "UniformTypeIdentifiers"],
            path: "Tests/Programs/NotesProgram"),
        .executableTarget(
            name: "CommandsProgram", dependencies: ["SwiftUI"], path: "Tests/Programs/CommandsProgram",
            swiftSettings: house),
        .executableTarget(
            name: "WindowsProgram", dependencies: ["SwiftUI"], path: "Tests/Programs/WindowsProgram",
            swiftSettings: house),
        .executableTarget(
            name: "MenusProgram", dependencies: ["SwiftUI"], path: "Tests/Programs/MenusProgram",
            swiftSettings: house),
        .executableTarget(
            name: "DragsProgram", dependencies: ["SwiftUI"], path: "Tests/Programs/DragsProgram",
            swiftSettings: house),
        .executableTarget(
            name: "InputsProgram", dependencies: ["SwiftUI"], path: "Tests/Programs/InputsProgram",
            swiftSettings: house),
        .executableTarget(
            name: "AnimatorProgram", dependencies: ["SwiftUI"], path: "Tests/Programs/AnimatorProgram",
            swiftSettings: house),
        .executableTarget(
            name: "SymbolSheet", dependencies: ["SwiftUI", "Symbols"], path: "Tests/Programs/SymbolSheet",
            swiftSettings: house),
        .executableTarget(
            name: "PetPictures", dependencies: ["SwiftUI", "Lilt"], path: "Tests/Programs/PetPictures",
            swiftSettings: house),
        tests("SymbolsTests", ["SeededNumbers", "Symbols", "Geometry"]),
        tests(
            "OffscreenPlatformTests",
            ["OffscreenPlatform", "Platform", "ProgramSupport", "SeededNumbers", "TimerProgram"]),
        .target(
            name: "FakeCompositor",
            dependencies: [
                "WaylandPlatform", "WaylandProtocols", "WaylandClient", "Platform", "DesktopBus", "CWaylandServer",
                "CSystemd", "CXKBCommon",
            ],
            path: "Tests/Support/FakeCompositor", swiftSettings: house),
        tests(
            "WaylandPlatformTests",
            [
                "FakeCompositor", "BusPeers", "SeededNumbers", "WaylandPlatform", "WaylandClient", "DesktopBus",
                "Platform",
            ]),
        .target(  // reads the installed XML files, for comparison with our descriptions
            name: "ProtocolXML", dependencies: ["WireScanner"], path: "Tests/Support/ProtocolXML", swiftSettings: house),
        tests("WireScannerTests", ["WireScanner", "ProtocolXML", "ProgramSupport"], exclude: ["Descriptions"]),
        // A window without pixels, for tests of what assistive technology reads.
        .target(
            name: "AccessibleForm", dependencies: ["AccessibilityTree"], path: "Tests/Support/AccessibleForm",
            swiftSettings: house),
        .target(name: "BusPeers", dependencies: ["DesktopBus"], path: "Tests/Support/BusPeers", swiftSettings: house),
        tests("DesktopBusTests", ["BusPeers", "DesktopBus"]),
        tests(
            "AccessibilityBusTests",
            [
                "BusPeers", "AccessibleForm", "SeededNumbers", "ProgramSupport", "AccessibilityBus",
                "AccessibilityTree", "DesktopBus", "AccessibleProgram",
            ], exclude: ["Client"]),
        .executableTarget(
            name: "AccessibleProgram",
            dependencies: ["AccessibleForm", "WaylandPlatform", "AccessibilityBus", "AccessibilityTree", "DesktopBus"],
            path: "Tests/Programs/AccessibleProgram", swiftSettings: house),
        tests("CombineTests", ["Combine"]),
        tests("SpellingTests", ["Spelling"]),
        tests("FoundationSupplementTests", ["FoundationSupplement", "os"]),
        tests("UniformTypeIdentifiersTests", ["UniformTypeIdentifiers"]),
        tests("CoreTransferableTests", ["CoreTransferable", "UniformTypeIdentifiers"]),
        .testTarget(  // uses the module from Swift 5 language mode
            name: "CombineSwift5Tests", dependencies: ["Combine"],
            swiftSettings: house + [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "DemandTests", dependencies: ["SwiftUI", "Lilt", "UniformTypeIdentifiers", "CoreTransferable"],
            path: "Tests/DemandTests",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        tests("CAllocationsTests", ["CAllocations"]),
        tests("AttributeGraphTests", ["AttributeGraph", "SeededNumbers"]),
        tests("GeometryTests", ["Geometry", "SeededNumbers"]),
        .target(
            name: "MotionFuzzing", dependencies: ["AnimationCore", "Geometry"], path: "Tests/Fuzzing/AnimationCore",
            exclude: ["LibFuzzer.swift", "seeds.txt"], swiftSettings: house),
        tests("AnimationCoreTests", ["AnimationCore", "Geometry", "CAllocations", "MotionFuzzing", "SeededNumbers"]),
        tests("MacroTests", ["SwiftUI", "ProgramSupport", "AttributeGraph", "Views"], exclude: ["Misuse.swift"]),
        tests("MemoryGameTests", ["MemoryGame", "SwiftUI", "Lilt"]),
        tests("GalleryTests", ["Gallery", "SwiftUI", "Lilt", "ProgramSupport"]),
        tests("FrameTimingTests", ["FrameTiming", "Lilt", "SwiftUI", "Runtime", "ProgramSupport"]),
        tests(
            "LiltTests",
            [
                "Lilt", "SwiftUI", "Views", "ViewGraph", "AnimationCore", "LayerTree", "CairoRenderer", "Platform",
                "PictureFormats", "RemoteBytes", "RemotePictures",
            ]),
        tests(
            "ViewGraphTests",
            [
                "Navigation", "Presentations", "ViewGraph", "AttributeGraph", "LayerTree", "AnimationCore", "Geometry",
                "Combine", "SeededNumbers",
            ]),
        tests(
            "ViewsTests",
            [
                "Runtime", "Tabs", "Navigation", "Controls", "TextViews", "Views", "Presentations", "ViewGraph",
                "AttributeGraph", "LayerTree", "AnimationCore", "Geometry", "AssetCatalogs", "PictureFormats",
                "Symbols", "Combine", "CairoRenderer", "Platform", "SeededNumbers", "CoreTransferable",
                "UniformTypeIdentifiers",
            ]),
        tests("ListsTests", ["SeededNumbers", "SwiftUI", "Lilt", "Staging", "UniformTypeIdentifiers"]),
        tests(
            "FileDialogsTests",
            ["FileDialogs", "SwiftUI", "Lilt", "Staging", "UniformTypeIdentifiers", "Views", "ViewGraph"]),
        tests(
            "DocumentsTests",
            [
                "Documents", "FileDialogs", "SwiftUI", "Runtime", "OffscreenPlatform", "Platform",
                "UniformTypeIdentifiers",
                "Views", "ViewGraph", "LayerTree", "ProgramSupport", "NotesProgram",
            ]),
        tests("TablesTests", ["SwiftUI", "Lilt", "Staging", "Tables"]),
        tests(
            "MenuBarsTests",
            [
                "SwiftUI", "MenuBars", "Runtime", "OffscreenPlatform", "Platform", "Controls", "Views", "ViewGraph",
                "LayerTree",
            ]),
        tests("LayerTreeTests", ["LayerTree", "AnimationCore", "Geometry", "SeededNumbers"]),
        tests("PictureFormatsTests", ["PictureFormats"]),
        tests("CommandLineOptionsTests", ["CommandLineOptions", "ProgramSupport"]),
        tests("SwiftSourcesTests", ["SwiftSources", "SeededNumbers"]),
        tests("ProjectsTests", ["Projects", "SwiftSources", "ProgramSupport", "SeededNumbers"]),
        tests("ProgramPackagesTests", ["ProgramPackages", "Projects", "SwiftSources", "ProgramSupport"]),
        tests("LiltCommandTests", ["LiltCommand", "CommandLineOptions", "PreviewMessages", "ProgramSupport"]),
        tests(
            "CairoRendererTests",
            [
                "CairoRenderer", "LayerTree", "AnimationCore", "Geometry", "PictureFormats", "Platform",
                "SeededNumbers",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

// The sources that are installed have no tests.
if !FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Tests") {
    package.targets.removeAll { $0.type == .test || $0.path?.hasPrefix("Tests/") == true }
}
