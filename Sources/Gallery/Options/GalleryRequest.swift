/// Parsed command line: `gallery [PAGE]` or `gallery --list`.
@MainActor enum GalleryRequest {
    case index
    case page(PageEntry)
    case list
    case help
    case version

    /// Parses the command line.
    ///
    /// - Parameter arguments: the arguments without the program's name.
    /// - Throws: `OptionError` for an unknown option or page, or a second argument.
    init(arguments: [String]) throws(OptionError) {
        guard let argument = arguments.first else {
            self = .index
            return
        }
        if arguments.contains("--help") {
            self = .help
            return
        }
        if arguments.contains("--version") {
            self = .version
            return
        }
        if arguments.count > 1 { throw .surplusArgument(arguments[1]) }
        if argument == "--list" {
            self = .list
        } else if argument.hasPrefix("-") {
            throw .unknownOption(argument)
        } else if let page = PageList.page(named: argument) {
            self = .page(page)
        } else {
            throw .unknownPage(argument)
        }
    }
}
