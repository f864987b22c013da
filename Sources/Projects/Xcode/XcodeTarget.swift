import SwiftSources

/// Target of an Xcode project.
struct XcodeTarget {
    enum Product {
        case application
        case library
        case unitTests
        /// Cannot be built here; the text says what it is.
        case other(String)
    }

    let object: XcodeObjects.Object
    let name: String
    let product: Product
    let settings: BuildSettings

    var isApplication: Bool { if case .application = product { true } else { false } }

    /// Name by which other modules import it.
    var moduleName: String { ModuleName.from(ownModuleName) }

    /// True if the project calls it like a module that programs import.
    var hasTakenName: Bool { ModuleName.isTaken(ModuleName.identifier(ownModuleName)) }

    private var ownModuleName: String { settings["PRODUCT_MODULE_NAME"] ?? name }

    init(_ object: XcodeObjects.Object, in project: XcodeProject, _ request: ProjectRequest) {
        self.object = object
        name = object.text("name") ?? object.id
        var settings = BuildSettings(constants: [
            "TARGET_NAME": name, "PROJECT_NAME": project.name, "SRCROOT": project.folder, "PROJECT_DIR": project.folder,
            "CONFIGURATION": request.configuration, "PRODUCT_NAME": name,
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "DEVELOPMENT_LANGUAGE": project.developmentRegion, "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        ])
        for owner in [project.objects.project, object] {
            for values in project.settings(of: owner, request.configuration) {
                settings.add(values, for: request.platform)
            }
        }
        self.settings = settings
        product = Self.product(of: object, settings)
    }

    private static func product(of object: XcodeObjects.Object, _ settings: BuildSettings) -> Product {
        let type = object.text("productType") ?? ""
        let kind = type.split(separator: ".").last.map(String.init) ?? ""
        switch type {
        case "com.apple.product-type.application", "com.apple.product-type.tool":
            let systems = "\(settings["SDKROOT"] ?? "") \(settings["SUPPORTED_PLATFORMS"] ?? "")"
            if systems.hasPrefix("watch") { return .other("watch application") }
            if systems.hasPrefix("appletv") { return .other("TV application") }
            return .application
        case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
            "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
            return .library
        case "com.apple.product-type.bundle.unit-test": return .unitTests
        default: return .other(kind.isEmpty ? "aggregate" : kind)
        }
    }

    /// Settings for the compiler.
    func compilation(_ request: ProjectRequest) -> ModuleSettings {
        var result = ModuleSettings()
        if let version = settings["SWIFT_VERSION"]?.split(separator: ".").first, let number = Int(version) {
            result.languageMode = min(max(number, 4), 6)
        }
        let flags = (settings["OTHER_SWIFT_FLAGS"] ?? "").split(separator: " ")
        let defined = flags.indices.compactMap { index -> Substring? in
            if flags[index] == "-D", index + 1 < flags.count { return flags[index + 1] }
            return flags[index].hasPrefix("-D") && flags[index].count > 2 ? flags[index].dropFirst(2) : nil
        }
        let conditions = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ") + defined
        // Other names could not be in a condition, and would be further options to the compiler.
        result.conditions = conditions.map(String.init).filter { ModuleName.identifier($0) == $0 }
        result.isMainActorDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        result.upcomingFeatures = Self.features.filter { settings.isOn($0.setting) }.map(\.name)
        if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
            result.upcomingFeatures += Self.approachable.filter { !result.upcomingFeatures.contains($0) }
        }
        if result.languageMode >= 6 {
            result.upcomingFeatures.removeAll { Self.partOfSwift6.contains($0) }
        }
        return result
    }

    private static let features: [(setting: String, name: String)] = [
        ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "ExistentialAny"),
        ("SWIFT_UPCOMING_FEATURE_BARE_SLASH_REGEX_LITERALS", "BareSlashRegexLiterals"),
        ("SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE", "ConciseMagicFile"),
        ("SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures"),
        ("SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials"),
        ("SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
        ("SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
        ("SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues"),
        ("SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY", "GlobalConcurrency"),
        ("SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault"),
        ("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
        ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
        ("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
        ("SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"),
    ]

    private static let approachable = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// Features that are errors to name in Swift 6's mode, where they are always on.
    private static let partOfSwift6: Set<String> = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "ForwardTrailingClosures", "ImplicitOpenExistentials",
        "DisableOutwardActorInference", "InferSendableFromCaptures", "IsolatedDefaultValues", "GlobalConcurrency",
        "GlobalActorIsolatedTypesUsability",
    ]
}
