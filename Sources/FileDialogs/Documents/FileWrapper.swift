public import Foundation

/// A file, or a folder with its files, in memory.
open class FileWrapper {
    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
    }

    private var content: Content
    /// Name of the file or folder on disk; nil if it was not read from there.
    open var filename: String?
    /// Name that the file or folder should have in its folder; nil if there is none.
    open var preferredFilename: String?

    /// Ways of reading a file.
    public struct ReadingOptions: OptionSet, Sendable {
        /// One bit for each way.
        public let rawValue: UInt
        /// The ways whose bits are set in `rawValue`.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reads at once. Files are always read at once.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Reads without mapping files into memory. Files are never mapped.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// Ways of writing a file.
    public struct WritingOptions: OptionSet, Sendable {
        /// One bit for each way.
        public let rawValue: UInt
        /// The ways whose bits are set in `rawValue`.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Writes elsewhere first, so that a failure leaves an existing file as it was.
        public static let atomic = WritingOptions(rawValue: 1)
        /// Sets ``FileWrapper/filename`` to the name of the file that was written.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    /// A file with content.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// A folder with files by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// The file or folder at an address.
    ///
    /// - Parameters:
    ///   - url: the address.
    ///   - options: ways of reading.
    /// - Throws: Foundation's error if it cannot be read.
    public init(url: URL, options: ReadingOptions = []) throws {
        if try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
            var children: [String: FileWrapper] = [:]
            for child in try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
                children[child.lastPathComponent] = try FileWrapper(url: child, options: options)
            }
            content = .folder(children)
        } else {
            content = .file(try Data(contentsOf: url))
        }
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
    }

    /// True for a folder.
    open var isDirectory: Bool { fileWrappers != nil }
    /// True for a file.
    open var isRegularFile: Bool { !isDirectory }
    /// Always false: the targets of links are read.
    open var isSymbolicLink: Bool { false }

    /// Content of a file; nil for a folder.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }

    /// Files of a folder by their names; nil for a file.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }

    /// Adds a file to a folder; nothing happens to a file.
    ///
    /// - Parameter child: the file, with a preferred name.
    /// - Returns: the name under which it was added: the preferred one, with a number if there is such a file.
    @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
        let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
        guard case .folder(var children) = content else { return wanted }
        var name = wanted
        var number = 2
        while children[name] != nil {
            name = "\(number)__#\(wanted)"
            number += 1
        }
        children[name] = child
        content = .folder(children)
        return name
    }

    /// Adds a file with content to a folder; nothing happens to a file.
    ///
    /// - Parameters:
    ///   - data: content of the file.
    ///   - fileName: preferred name of the file.
    /// - Returns: the name under which it was added.
    @discardableResult open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Removes a file from a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = content else { return }
        content = .folder(children.filter { $0.value !== child })
    }

    /// Returns the name under which a file was added to the folder; nil if it was not.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    /// Writes the file or folder.
    ///
    /// - Parameters:
    ///   - url: address of the file or folder, which is replaced if it exists.
    ///   - options: ways of writing.
    ///   - originalContentsURL: address that it was read from; not used, since everything is written.
    /// - Throws: Foundation's error if it cannot be written.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil) throws {
        switch content {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .folder(let children):
            let exists = FileManager.default.fileExists(atPath: url.path)
            guard options.contains(.atomic), exists else {
                if exists { try FileManager.default.removeItem(at: url) }
                try write(children, to: url, options)
                break
            }
            let other = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).new")
            do {
                try write(children, to: other, options)
            } catch {
                // Best effort: the error of writing is the one to report.
                try? FileManager.default.removeItem(at: other)
                throw error
            }
            // The old folder is there until the new one is in its place.
            let old = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).old")
            if FileManager.default.fileExists(atPath: old.path) { try FileManager.default.removeItem(at: old) }
            try FileManager.default.moveItem(at: url, to: old)
            do { try FileManager.default.moveItem(at: other, to: url) } catch {
                try FileManager.default.moveItem(at: old, to: url)
                throw error
            }
            try FileManager.default.removeItem(at: old)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    /// Writes the files of a folder, which is made.
    ///
    /// - Throws: Foundation's error if a file cannot be written.
    private func write(_ children: [String: FileWrapper], to url: URL, _ options: WritingOptions) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, child) in children {
            // A name of several components would lead out of the folder.
            let last = (name as NSString).lastPathComponent
            guard last == name, name != "..", name != "." else { throw CocoaError(.fileWriteInvalidFileName) }
            try child.write(to: url.appending(path: name), options: options.subtracting(.atomic))
        }
    }
}
