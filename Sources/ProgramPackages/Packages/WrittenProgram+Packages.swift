import AssetCatalogs
import AssetNames
import Foundation
import Projects

extension WrittenProgram {
    /// The program with the modules of its packages, as the compiler gets them without SwiftPM.
    ///
    /// - Parameters:
    ///   - manifests: manifests of the packages, in their order.
    ///   - file: the user's file whose module is wanted; nil for the executable's.
    ///   - products: absolute path of the folder for what is built, which gets the bundles of resources.
    /// - Returns: the program; nil if a module needs more than the compiler.
    /// - Throws: ``CacheError`` if a file cannot be written, an error of Foundation if a source is no text.
    package func planned(
        by manifests: [ManifestDump], showing file: String?, into products: String
    ) throws -> WrittenProgram? {
        guard let parts, manifests.count == parts.packages.count,
            manifests.allSatisfy({ ($0.traits ?? []).isEmpty && $0.dependencies.allSatisfy { $0.fileSystem != nil } })
        else { return nil }
        let packages = zip(parts.packages, manifests).map { PackagePlan.Package(folder: $0, manifest: $1) }
        var plan = PackagePlan(of: packages, namesLibrary: librarySources != nil)
        var own: [WrittenModule] = []
        for part in parts.own {
            var module = part.module
            for product in part.products {
                guard let modules = plan.add(product: product) else { return nil }
                module.modules += modules
            }
            own.append(module)
        }
        if own.isEmpty {
            guard let first = packages.first, let root = root(of: first, showing: file),
                plan.add([root], of: first) != nil
            else { return nil }
        }
        var result = self
        result.modules = try plan.targets.map { try write($0, plan, into: products) } + own
        return result
    }

    /// Name of the target with a file, or else of the executable's.
    private func root(of package: PackagePlan.Package, showing file: String?) -> String? {
        let targets = package.manifest.targets
        if let file {
            return targets.first { target in
                guard let planned = PlannedTarget(target, of: package.manifest, in: package.folder) else {
                    return false
                }
                return planned.sources.contains { origins[$0] == file }
            }?.name
        }
        let product = package.manifest.products.first { $0.name == executable && $0.type.keys.contains("executable") }
        let names = product?.targets ?? executable.map { [$0] } ?? []
        return names.first { name in targets.contains { $0.name == name && $0.type == "executable" } }
    }

    /// Writes what belongs to a target besides its copied files: its bundle, and sources that name what is in it.
    ///
    /// - Throws: ``CacheError`` if a file cannot be written, an error of Foundation if a source is no text.
    private func write(_ target: PlannedTarget, _ plan: PackagePlan, into products: String) throws -> WrittenModule {
        var made = CacheFolder(products)
        var sources = target.sources
        if !target.resources.isEmpty {
            for resource in target.resources {
                try made.link(to: resource.path, at: "\(target.bundle)/\(resource.place)")
            }
            try made.removeOthers(below: target.bundle)
            let accessor = "\(target.name).build/LiltResourceBundle.swift"
            try made.write(Self.accessor(of: "\(products)/\(target.bundle)"), to: accessor)
            sources.append("\(products)/\(accessor)")
        }
        let catalogs = target.resources.map(\.path).filter { $0.hasSuffix(".xcassets") }.sorted()
        if !catalogs.isEmpty {
            let read = catalogs.map { AssetCatalog(folder: URL(filePath: $0, directoryHint: .isDirectory)) }
            let file = SymbolFile(
                images: read.flatMap(\.pictureNames), colors: read.flatMap { $0.colors.keys },
                bundle: "Bundle.module", taken: try DeclaredNames.find(in: target.sources))
            let place = "\(target.name).build/LiltAssetNames.swift"
            try made.write(file.text, to: place)
            sources.append("\(products)/\(place)")
        }
        let isScript = target.target.type == "executable" && !(sources.count == 1 && startsByAttribute(sources))
        return WrittenModule(
            name: target.name, sources: sources.sorted(), settings: target.settings,
            modules: plan.imports[target.name] ?? [], isLibrary: !isScript, package: target.package,
            hasBundle: !target.resources.isEmpty)
    }

    private func startsByAttribute(_ sources: [String]) -> Bool {
        // A file that cannot be read is reported by the compiler.
        sources.contains {
            FileManager.default.contents(atPath: $0).map { String(decoding: $0, as: UTF8.self).contains("@main") }
                ?? false
        }
    }

    /// Source of `Bundle.module`: the bundle beside the program, or where it was built.
    private static func accessor(of bundle: String) -> String {
        """
        import Foundation

        extension Foundation.Bundle {
            nonisolated static let module: Bundle = {
                let built = \(ManifestText.literal(bundle))
                let name = URL(filePath: built).lastPathComponent
                return Bundle(url: Bundle.main.bundleURL.appending(path: name)) ?? Bundle(path: built) ?? .main
            }()
        }

        """
    }
}
