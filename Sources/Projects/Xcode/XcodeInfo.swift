/// `Info.plist` of an application: its file, and the entries that Xcode makes from build settings.
enum XcodeInfo {
    /// - Throws: ``ProjectError`` if the file cannot be read.
    static func entries(
        of target: XcodeTarget, in project: XcodeProject
    ) throws(ProjectError) -> [String: PropertyListValue] {
        let settings = target.settings
        var entries: [String: PropertyListValue] = [
            "CFBundleName": .text(settings["PRODUCT_NAME"] ?? target.name),
            "CFBundleExecutable": .text(target.moduleName),
            "CFBundlePackageType": .text("APPL"),
            "CFBundleDevelopmentRegion": .text(project.developmentRegion),
            "CFBundleInfoDictionaryVersion": .text("6.0"),
        ]
        entries["CFBundleIdentifier"] = settings["PRODUCT_BUNDLE_IDENTIFIER"].map(PropertyListValue.text)
        entries["CFBundleShortVersionString"] = settings["MARKETING_VERSION"].map(PropertyListValue.text)
        entries["CFBundleVersion"] = settings["CURRENT_PROJECT_VERSION"].map(PropertyListValue.text)
        let prefix = "INFOPLIST_KEY_"
        for name in settings.names(startingWith: prefix) {
            guard let value = settings[name] else { continue }
            let key = name.dropFirst(prefix.count).prefix { $0 != "_" }
            entries[String(key)] =
                value == "YES" || value == "NO" ? .boolean(value == "YES") : .text(value)
        }
        if let file = settings["INFOPLIST_FILE"], !file.isEmpty {
            let path = Files.normalized(file.hasPrefix("/") ? file : "\(project.folder)/\(file)")
            // Projects name files that are made later; Xcode then reports them, and a program runs without.
            if Files.isFile(path) {
                entries.merge(try FolderProgram.info(path).mapValues { replaced($0, settings) }) { $1 }
            }
        }
        return entries
    }

    /// `value` with variables of the build replaced in all its texts.
    private static func replaced(_ value: PropertyListValue, _ settings: BuildSettings) -> PropertyListValue {
        switch value {
        case .text(let text): .text(settings.expanded(text))
        case .list(let list): .list(list.map { replaced($0, settings) })
        case .dictionary(let values): .dictionary(values.mapValues { replaced($0, settings) })
        default: value
        }
    }
}
