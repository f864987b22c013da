/// Reader of app playgrounds (`.swiftpm`): a folder with sources, and a manifest that names packages. The manifest is read
/// and not executed, since it imports a module that only Apple's systems have.
enum PlaygroundProgram {
    /// True if the manifest in `folder` is that of a playground.
    ///
    /// - Throws: ``ProjectError`` if it cannot be read.
    static func isPlayground(_ folder: String) throws(ProjectError) -> Bool {
        try Files.text(of: "\(folder)/Package.swift", megabytes: 1).contains("AppleProductTypes")
    }

    /// - Throws: ``ProjectError`` if the folder cannot be read or has no program.
    static func read(_ folder: String, _ request: ProjectRequest) throws(ProjectError) -> FoundProgram {
        let program = try FolderProgram.read(folder, request)
        guard case .modules(var modules, _) = program.content else { return program }
        guard let index = modules.firstIndex(where: { $0.kind == .application }) else { return program }
        modules[index].sources.removeAll { $0.place == "Package.swift" }
        var (packages, remarks): ([PackageReference], Remarks) = ([], Remarks())
        if Files.isFile("\(folder)/Package.swift") {
            let manifest = try Files.text(of: "\(folder)/Package.swift", megabytes: 1)
            for call in ManifestCalls(in: manifest).calls {
                switch call.function {
                case "product":
                    guard let name = call.arguments["name"], let package = call.arguments["package"] else { continue }
                    modules[index].products.append(PackageProduct(name: name, package: package))
                case "package": read(call, in: folder, into: &packages, &remarks)
                case "iOSApplication":
                    if let name = call.arguments["bundleIdentifier"] {
                        modules[index].info["CFBundleIdentifier"] = .text(name)
                    }
                    if let name = call.arguments["name"] { modules[index].info["CFBundleDisplayName"] = .text(name) }
                default: break
                }
            }
        }
        return FoundProgram(
            name: program.name, folder: folder, content: .modules(modules, packages: packages),
            remarks: program.remarks + remarks.lines, folders: program.folders)
    }

    private static func read(
        _ call: ManifestCalls.Call, in folder: String, into packages: inout [PackageReference], _ remarks: inout Remarks
    ) {
        if let path = call.arguments["path"] {
            packages.append(.local(path: Files.normalized(path.hasPrefix("/") ? path : "\(folder)/\(path)")))
        } else if let address = call.arguments["url"] {
            let requirement: PackageRequirement? =
                if let version = call.arguments["from"] {
                    .upToNextMajor(version)
                } else if let version = call.arguments["exact"] {
                    .exact(version)
                } else if let branch = call.arguments["branch"] {
                    .branch(branch)
                } else {
                    call.arguments["revision"].map(PackageRequirement.revision)
                }
            if let requirement {
                packages.append(.remote(address: address, requirement))
            } else {
                remarks.leaveOut([address], "packages whose versions the manifest computes")
            }
        }
    }
}
