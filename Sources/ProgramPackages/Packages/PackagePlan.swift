import Projects

/// Modules of packages in folders, in the order of their imports.
struct PackagePlan {
    /// A package and its manifest.
    struct Package {
        let folder: String
        let manifest: ManifestDump
    }

    private struct Key: Hashable {
        let package: String
        let target: String
    }

    private let packages: [Package]
    /// True if manifests name this library's sources, whose products are no modules of the plan: the compiler finds them built.
    private let namesLibrary: Bool
    private(set) var targets: [PlannedTarget] = []
    /// Names of the modules that a target imports, by its own.
    private(set) var imports: [String: [String]] = [:]
    /// Names of the modules by their targets; nil for one whose dependencies are being planned.
    private var names: [Key: String?] = [:]

    init(of packages: [Package], namesLibrary: Bool) {
        self.packages = packages
        self.namesLibrary = namesLibrary
    }

    /// Plans the targets of a product and all that they need.
    ///
    /// - Returns: names of the product's modules; nil if one of them needs more than the compiler.
    mutating func add(product name: String) -> [String]? {
        for package in packages {
            guard let product = package.manifest.products.first(where: { $0.name == name }) else { continue }
            guard product.type.keys.contains("library") else { return nil }
            return add(product.targets, of: package)
        }
        return namesLibrary && ModuleName.library.contains(name) ? [] : nil
    }

    /// Plans targets of a package, by their names, and all that they need.
    ///
    /// - Returns: names of the modules; nil if one of them needs more than the compiler.
    mutating func add(_ names: [String], of package: Package) -> [String]? {
        var modules: [String] = []
        for name in names {
            guard let module = add(target: name, of: package) else { return nil }
            modules.append(module)
        }
        return modules
    }

    private mutating func add(target name: String, of package: Package) -> String? {
        let key = Key(package: package.folder, target: name)
        // A target that needs itself, by way of others, has no order.
        if let known = names[key] { return known }
        names[key] = .some(nil)
        guard let target = package.manifest.targets.first(where: { $0.name == name }),
            let planned = PlannedTarget(target, of: package.manifest, in: package.folder),
            !targets.contains(where: { $0.name == planned.name })
        else { return nil }
        var needed: [String] = []
        for dependency in target.dependencies {
            guard let modules = add(dependency, of: package) else { return nil }
            needed += modules
        }
        targets.append(planned)
        imports[planned.name] = needed
        names[key] = planned.name
        return planned.name
    }

    /// Plans what one dependency of a target names.
    private mutating func add(_ dependency: [String: [ManifestDump.Part]], of package: Package) -> [String]? {
        guard let (kind, parts) = dependency.first, let name = parts.first?.text else { return nil }
        // A product names its package, and may have aliases and a condition; the others may have a condition.
        guard parts.dropFirst(kind == "product" ? 2 : 1).allSatisfy({ $0 == .none }) else { return nil }
        let isOwn = package.manifest.targets.contains { $0.name == name }
        return kind != "product" && isOwn ? add([name], of: package) : add(product: name)
    }
}
