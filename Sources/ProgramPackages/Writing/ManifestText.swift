import Projects

/// Manifest of the package that is made of a program's modules.
enum ManifestText {
    static func text(of modules: [ProgramModule], packages: [PackageReference]) -> String {
        let dependencies = packages.map { "        \(dependency($0))," }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Program",
                dependencies: [
            \(dependencies.joined(separator: "\n"))
                ],
                targets: [
            \(modules.map(target).joined(separator: "\n"))
                ]
            )

            """
    }

    private static func target(_ module: ProgramModule) -> String {
        let function =
            switch module.kind {
            case .application: "executableTarget"
            case .library: "target"
            case .tests: "testTarget"
            }
        let products = module.products.map { ".product(name: \(literal($0.name)), package: \(literal($0.package)))" }
        let dependencies = module.modules.map(literal) + products
        return """
                    .\(function)(
                        name: \(literal(module.name)), dependencies: [\(dependencies.joined(separator: ", "))],
                        path: \(literal("Sources/\(module.name)")),
                        swiftSettings: [\(settings(module.settings).joined(separator: ", "))]),
            """
    }

    private static func settings(_ settings: ModuleSettings) -> [String] {
        var result = [".swiftLanguageMode(.v\(settings.languageMode))"]
        if settings.isMainActorDefault { result.append(".defaultIsolation(MainActor.self)") }
        result += settings.upcomingFeatures.map { ".enableUpcomingFeature(\(literal($0)))" }
        result += settings.conditions.map { ".define(\(literal($0)))" }
        return result
    }

    private static func dependency(_ package: PackageReference) -> String {
        switch package {
        case .local(let path): return ".package(path: \(literal(path)))"
        case .remote(let address, let requirement):
            let versions =
                switch requirement {
                case .upToNextMajor(let version): "from: \(literal(version))"
                case .upToNextMinor(let version): ".upToNextMinor(from: \(literal(version)))"
                case .exact(let version): "exact: \(literal(version))"
                case .range(let from, let end): "\(literal(from))..<\(literal(end))"
                case .branch(let branch): "branch: \(literal(branch))"
                case .revision(let revision): "revision: \(literal(revision))"
                }
            return ".package(url: \(literal(address)), \(versions))"
        }
    }

    /// `text` as a literal of Swift, whatever characters it has.
    static func literal(_ text: String) -> String { String(reflecting: text) }
}
