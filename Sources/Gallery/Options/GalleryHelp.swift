import Lilt

/// The texts that `--help` and `--version` print.
enum GalleryHelp {
    static var help: String {
        """
        Show everything that moves, page by page.

        usage: gallery [PAGE]

          PAGE       name of the page to open [an index of all pages]
          --list     print the names of the pages and exit
          --help     print this text and exit
          --version  print the version and exit

        Variables of the environment:

        \(LiltLibrary.environmentHelp)
        """
    }

    static var version: String { "gallery \(LiltLibrary.version)" }
}
