/// Packages of a project, and their products that its targets use.
struct XcodePackages {
    private let project: XcodeProject
    private(set) var references: [PackageReference] = []
    /// Packages by the identifier of the object that names them.
    private var byID: [String: PackageReference] = [:]
    /// Packages that lie in the project as folders, with their manifests.
    private var folders: [(package: PackageReference, manifest: String)] = []
    /// Products whose package is not known.
    private(set) var unknown: [String] = []

    init(_ project: XcodeProject) {
        self.project = project
        for object in project.objects.list("packageReferences", of: project.objects.project) {
            if let reference = Self.reference(object, in: project) { byID[object.id] = reference }
        }
        // Older projects have packages among their files.
        for path in Set(project.paths.paths.values).sorted() where Files.isFile("\(path)/Package.swift") {
            // A manifest that cannot be read names no product.
            if let manifest = try? Files.text(of: "\(path)/Package.swift", megabytes: 1) {
                folders.append((.local(path: path), manifest))
            }
        }
    }

    private static func reference(_ object: XcodeObjects.Object, in project: XcodeProject) -> PackageReference? {
        switch object.kind {
        case "XCLocalSwiftPackageReference":
            guard let path = object.text("relativePath") ?? object.text("path") else { return nil }
            return .local(path: Files.normalized("\(project.folder)/\(path)"))
        case "XCRemoteSwiftPackageReference":
            guard let address = object.text("repositoryURL"),
                let requirement = object.fields["requirement"]?.dictionary,
                let wanted = Self.requirement(requirement)
            else { return nil }
            return .remote(address: address, wanted)
        default: return nil
        }
    }

    private static func requirement(_ fields: [String: PropertyListValue]) -> PackageRequirement? {
        let minimum = fields["minimumVersion"]?.text
        switch fields["kind"]?.text {
        case "upToNextMajorVersion": return minimum.map(PackageRequirement.upToNextMajor)
        case "upToNextMinorVersion": return minimum.map(PackageRequirement.upToNextMinor)
        case "exactVersion": return fields["version"]?.text.map(PackageRequirement.exact)
        case "versionRange":
            guard let minimum, let maximum = fields["maximumVersion"]?.text else { return nil }
            return .range(minimum, upTo: maximum)
        case "branch": return fields["branch"]?.text.map(PackageRequirement.branch)
        case "revision": return fields["revision"]?.text.map(PackageRequirement.revision)
        default: return nil
        }
    }

    /// The products of packages that a target uses.
    mutating func products(of target: XcodeTarget) -> [PackageProduct] {
        var products: [PackageProduct] = []
        let linked = project.phaseFiles("PBXFrameworksBuildPhase", of: target.object).compactMap {
            $0.text("productRef")
        }
        for id in target.object.texts("packageProductDependencies") + linked {
            guard let object = project.objects[id], let name = object.text("productName") else { continue }
            guard let package = object.text("package").flatMap({ byID[$0] }) ?? folder(with: name) else {
                unknown.append(name)
                continue
            }
            if !references.contains(package) { references.append(package) }
            let product = PackageProduct(name: name, package: package.name)
            if !products.contains(product) { products.append(product) }
        }
        return products
    }

    private func folder(with product: String) -> PackageReference? {
        let local = byID.values.filter { if case .local = $0 { true } else { false } }
        if let named = folders.first(where: { $0.manifest.contains("\"\(product)\"") }) { return named.package }
        return local.count == 1 ? local.first : nil
    }
}
