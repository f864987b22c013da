import Foundation
import Projects
import SwiftSources
import Testing

struct XcodeTests {
    private static let app = "import SwiftUI\n@main struct A: App {}"

    /// Text of a project file with these objects. Of the project itself, `targets` and `extra` are given.
    private static func project(_ targets: String, extra: String = "", _ objects: String) -> String {
        """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 56; objects = {
        ROOT = { isa = PBXProject; mainGroup = MAIN; buildConfigurationList = PLIST; developmentRegion = de;
            targets = ( \(targets) ); \(extra) };
        PLIST = { isa = XCConfigurationList; buildConfigurations = ( PDEBUG ); };
        PDEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; SDKROOT = iphoneos;
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
        \(objects)
        }; rootObject = ROOT; }
        """
    }

    private static func target(
        _ id: String, _ name: String, _ product: String = "application", settings: String = "", phases: String = "",
        more: String = ""
    ) -> String {
        """
        \(id) = { isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(product)";
            buildConfigurationList = \(id)L; buildPhases = ( \(phases) ); \(more) };
        \(id)L = { isa = XCConfigurationList; buildConfigurations = ( \(id)D ); defaultConfigurationName = Debug; };
        \(id)D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };

        """
    }

    @Test func `reads groups, file references and phases of an old project`() throws {
        let folder = try ProjectFolder(
            "Größe & Co",
            [
                "App.xcodeproj/project.pbxproj": Self.project(
                    "T",
                    """
                    MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = ( G, SHARED, MISSING, OBJC ); };
                    G = { isa = PBXGroup; path = "Mein Ordner"; sourceTree = "<group>"; children = ( F1, V, A, D ); };
                    F1 = { isa = PBXFileReference; path = "App.swift"; sourceTree = "<group>"; };
                    SHARED = { isa = PBXFileReference; path = "../Shared/S.swift"; sourceTree = SOURCE_ROOT; };
                    MISSING = { isa = PBXFileReference; path = "Gone.swift"; sourceTree = "<group>"; };
                    OBJC = { isa = PBXFileReference; path = "Old.m"; sourceTree = "<group>"; };
                    V = { isa = PBXVariantGroup; name = Localizable.strings; sourceTree = "<group>"; children = ( L1 ); };
                    L1 = { isa = PBXFileReference; name = de; path = "de.lproj/Localizable.strings"; sourceTree = "<group>"; };
                    A = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
                    D = { isa = PBXFileReference; lastKnownFileType = folder; path = Levels; sourceTree = "<group>"; };
                    S = { isa = PBXSourcesBuildPhase; files = ( B1, B2, B3, B4, NOTHING ); };
                    R = { isa = PBXResourcesBuildPhase; files = ( B5, B6, B7 ); };
                    B1 = { fileRef = F1; }; B2 = { fileRef = SHARED; }; B3 = { fileRef = MISSING; }; B4 = { fileRef = OBJC; };
                    B5 = { fileRef = V; }; B6 = { fileRef = A; }; B7 = { fileRef = D; };
                    """
                        + Self.target(
                            "T", "Mein Programm",
                            settings: """
                                SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) BETA -bad"; OTHER_SWIFT_FLAGS = "-DFLAG -D TWO -O";
                                PRODUCT_NAME = "$(TARGET_NAME)"; INFOPLIST_FILE = Info.plist; SWIFT_VERSION = 6.0;
                                PRODUCT_BUNDLE_IDENTIFIER = "a.$(PRODUCT_NAME:rfc1034identifier)"; MARKETING_VERSION = 1.2;
                                SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES;
                                INFOPLIST_KEY_UILaunchScreen_Generation = YES; INFOPLIST_KEY_CFBundleDisplayName = "Hallo";
                                """, phases: "S, R")),
                "Mein Ordner/App.swift": Self.app, "../Shared/S.swift": "", "Old.m": "",
                "Mein Ordner/de.lproj/Localizable.strings": "", "Mein Ordner/Assets.xcassets/Contents.json": "",
                "Mein Ordner/Levels/1.dat": "",
                "Info.plist": "<plist><dict><key>Own</key><string>$(TARGET_NAME)!</string></dict></plist>",
            ])
        let before = folder.state
        let program = try folder.program()
        let module = try #require(try folder.modules().first)
        #expect(program.name == "Mein_Programm" && module.name == "Mein_Programm")
        #expect(module.sources.map(\.place) == ["Mein Ordner/App.swift", "Outside/1/S.swift"])
        #expect(module.resources.map(\.place) == ["de.lproj/Localizable.strings", "Assets.xcassets", "Levels"])
        #expect(module.settings.languageMode == 6 && module.settings.conditions == ["DEBUG", "BETA", "FLAG", "TWO"])
        #expect(module.settings.isMainActorDefault)
        #expect(module.settings.upcomingFeatures == ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"])
        #expect(module.info["CFBundleIdentifier"] == .text("a.Mein-Programm"))
        #expect(module.info["Own"] == .text("Mein Programm!") && module.info["CFBundleDisplayName"] == .text("Hallo"))
        #expect(
            module.info["CFBundleShortVersionString"] == .text("1.2") && module.info["UILaunchScreen"] == .boolean(true)
        )
        #expect(
            program.remarks == [
                "left out, files that are not there: Gone.swift",
                "left out, sources that only Apple's tools compile: Old.m",
            ])
        #expect(folder.state == before)
    }

    @Test func `reads synchronised folders with their exceptions`() throws {
        let folder = try ProjectFolder([
            "App.xcodeproj/project.pbxproj": Self.project(
                "T, W",
                """
                MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = ( SYNC ); };
                SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = ( E, E2 );
                    explicitFolders = ( Data ); };
                E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = ( Info.plist, "Old/X.swift" ); };
                E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W; membershipExceptions = ( A.swift ); };
                """ + Self.target("T", "App", more: "fileSystemSynchronizedGroups = ( SYNC );")
                    + Self.target("W", "AppWidget", "app-extension")),
            "App/A.swift": Self.app, "App/Old/X.swift": "", "App/Views/V.swift": "", "App/Info.plist": "",
            "App/en.lproj/Localizable.strings": "", "App/Assets.xcassets/a.imageset/a.png": "", "App/Data/a/b.txt": "",
            "App/sounds/s.wav": "",
        ])
        let module = try #require(try folder.modules().first)
        #expect(module.sources.map(\.place) == ["App/A.swift", "App/Views/V.swift"])
        #expect(module.resources.map(\.place) == ["Assets.xcassets", "Data", "en.lproj/Localizable.strings", "s.wav"])
        #expect(
            try folder.program().remarks == ["left out, targets that cannot be built here: AppWidget (app-extension)"])
    }

    @Test func `chooses a target, with its libraries, packages and tests`() throws {
        let objects =
            """
            MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = ( A, K, C, X ); };
            A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            K = { isa = PBXFileReference; path = K.swift; sourceTree = "<group>"; };
            C = { isa = PBXFileReference; path = C.swift; sourceTree = "<group>"; };
            X = { isa = PBXFileReference; path = X.swift; sourceTree = "<group>"; };
            SA = { isa = PBXSourcesBuildPhase; files = ( BA ); }; BA = { fileRef = A; };
            SK = { isa = PBXSourcesBuildPhase; files = ( BK ); }; BK = { fileRef = K; };
            SC = { isa = PBXSourcesBuildPhase; files = ( BC ); }; BC = { fileRef = C; };
            SX = { isa = PBXSourcesBuildPhase; files = ( BX ); }; BX = { fileRef = X; };
            FK = { isa = PBXFrameworksBuildPhase; files = ( BL ); }; BL = { fileRef = COREPRODUCT; };
            DK = { isa = PBXTargetDependency; target = KIT; }; DA = { isa = PBXTargetDependency; target = APP; };
            DC = { isa = PBXTargetDependency; target = KIT; };
            LOCAL = { isa = XCLocalSwiftPackageReference; relativePath = Inner; };
            REMOTE = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.org/r.git";
                requirement = { kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 2.0.0; }; };
            P1 = { isa = XCSwiftPackageProductDependency; productName = Inner; };
            P2 = { isa = XCSwiftPackageProductDependency; productName = R; package = REMOTE; };
            """
            + Self.target("MAC", "Mac", settings: "SDKROOT = macosx;", phases: "SA")
            + Self.target(
                "APP", "App", phases: "SA", more: "dependencies = ( DK ); packageProductDependencies = ( P1, P2 );")
            + Self.target("KIT", "Kit", "framework", phases: "SK, FK", more: "dependencies = ( DC );")
            + Self.target("CORE", "Core", "library.static", phases: "SC", more: "productReference = COREPRODUCT;")
            + Self.target("TEST", "AppTests", "bundle.unit-test", phases: "SX", more: "dependencies = ( DA );")
            + Self.target("WATCH", "Watch", settings: "SDKROOT = watchos;", phases: "SA")
        let folder = try ProjectFolder([
            "App.xcodeproj/project.pbxproj": Self.project(
                "MAC, APP, KIT, CORE, TEST, WATCH", extra: "packageReferences = ( LOCAL, REMOTE );", objects),
            "A.swift": Self.app, "K.swift": "", "C.swift": "", "X.swift": "", "Inner/Package.swift": "\"Inner\"",
        ])
        let program = try folder.program("") { $0.includesTests = true }
        guard case .modules(let modules, let packages) = program.content else {
            Issue.record()
            return
        }
        #expect(modules.map(\.name) == ["Core", "Kit", "App", "AppTests"])
        #expect(modules.map(\.kind) == [.library, .library, .application, .tests])
        #expect(modules.map(\.modules) == [[], ["Core"], ["Core", "Kit"], ["Core", "Kit", "App"]])
        #expect(
            packages == [
                .local(path: "\(folder.path)/Inner"),
                .remote(address: "https://x.org/r.git", .range("1.0.0", upTo: "2.0.0")),
            ])
        #expect(
            modules[2].products == [
                PackageProduct(name: "Inner", package: "Inner"), PackageProduct(name: "R", package: "r"),
            ])
        #expect(
            program.remarks == [
                "left out, targets that cannot be built here: Watch (watch application)",
                "target App; --target chooses another: Mac",
            ])
        #expect(try folder.modules("") { $0.target = "Mac" }.map(\.name) == ["Mac"])
        #expect(try folder.modules("") { $0.platform = .macos }.map(\.name) == ["Mac"])
        #expect(throws: ProjectError.noTarget("No", known: ["Mac", "App"])) {
            try folder.modules("") { $0.target = "No" }
        }
    }

    @Test func `settings come from configuration files, and never grow without a limit`() throws {
        let folder = try ProjectFolder([
            "App.xcodeproj/project.pbxproj": Self.project(
                "T",
                """
                MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = ( A, CONF ); };
                A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                CONF = { isa = PBXFileReference; path = base.xcconfig; sourceTree = "<group>"; };
                S = { isa = PBXSourcesBuildPhase; files = ( B ); }; B = { fileRef = A; };
                """
                    + Self.target(
                        "T", "App",
                        settings: """
                            A0 = "$(A1)$(A1)$(A1)$(A1)"; A1 = "$(A0)$(A0)$(A0)$(A0)"; PRODUCT_BUNDLE_IDENTIFIER = "$(A0)x";
                            MARKETING_VERSION = "$(FROM_FILE) $(MORE"; "FROM_FILE[sdk=macosx*]" = mac;
                            """, phases: "S"
                    ).replacing("TD = { isa", with: "TD = { baseConfigurationReference = CONF; isa")),
            "A.swift": Self.app,
            "base.xcconfig":
                "#include \"base.xcconfig\"\n#include? \"none.xcconfig\"\nFROM_FILE = one // note\nFROM_FILE[sdk=iphone*] = two",
        ])
        let module = try #require(try folder.modules().first)
        #expect(module.info["CFBundleShortVersionString"] == .text("two $(MORE"))
        #expect((module.info["CFBundleIdentifier"]?.text?.utf8.count ?? .max) <= 70_000)
    }

    @Test func `a library cannot have the name of one of Lilt's`() throws {
        let objects =
            """
            MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = ( A ); };
            A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            S = { isa = PBXSourcesBuildPhase; files = ( B ); }; B = { fileRef = A; };
            D = { isa = PBXTargetDependency; target = KIT; };
            """ + Self.target("APP", "Lists", phases: "S", more: "dependencies = ( D );")
        let folder = try ProjectFolder([
            "App.xcodeproj/project.pbxproj": Self.project(
                "APP, KIT", objects + Self.target("KIT", "Navigation", "framework")), "A.swift": Self.app,
        ])
        #expect(throws: ProjectError.takenName(target: "Navigation")) { try folder.program() }
        try folder.write(Self.project("APP", objects), to: "App.xcodeproj/project.pbxproj")
        #expect(try folder.modules().map(\.name) == ["ListsApp"])
    }

    @Test func `cycles, nonsense and lies end in one line`() throws {
        let objects =
            """
            MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = ( MAIN, G ); };
            G = { isa = PBXGroup; path = "../../../../../../etc"; sourceTree = "<group>"; children = ( MAIN, G, P ); };
            P = { isa = PBXFileReference; path = "passwd.swift"; sourceTree = "<group>"; };
            S = { isa = PBXSourcesBuildPhase; files = ( B, B, S, T ); }; B = { fileRef = P; };
            D = { isa = PBXTargetDependency; target = T; };
            """ + Self.target("T", "App", phases: "S, S", more: "dependencies = ( D, D );")
        let folder = try ProjectFolder(["App.xcodeproj/project.pbxproj": Self.project("T, T, NONE", objects)])
        #expect(throws: ProjectError.noSources(folder: "\(folder.path)/App.xcodeproj")) { try folder.program() }
        for (text, reason) in [
            ("{", "line 1 begins something that is not closed"), ("", "line 1 begins something that is not closed"),
            ("{}", "it has no objects"), ("{ objects = {}; rootObject = A; }", "it has no root object"),
            (String(repeating: "(", count: 1_000), "line 1 is nested more than 64 levels deep"),
        ] {
            try folder.write(text, to: "App.xcodeproj/project.pbxproj")
            let path = "\(folder.path)/App.xcodeproj/project.pbxproj"
            #expect(throws: ProjectError.badProject(path: path, reason: reason)) { try folder.program() }
        }
        try folder.write(Self.project("", "MAIN = {};"), to: "App.xcodeproj/project.pbxproj")
        #expect(throws: ProjectError.noApplication(path: "\(folder.path)/App.xcodeproj", targets: [])) {
            try folder.program()
        }
    }
}
