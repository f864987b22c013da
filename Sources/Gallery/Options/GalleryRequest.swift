/// What the command line asks for: `gallery [PAGE]` or `gallery --list`.
@MainActor enum GalleryRequest {
    case index
    case page(PageEntry)
    case list
    case help
    case version

    /// - Parameter arguments: without the program's name.
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
