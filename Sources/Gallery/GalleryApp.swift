import SwiftUI

@main
struct GalleryApp: App {
    private let page: PageEntry?

    /// `--list`, `--help`, `--version` and a wrong command line end the program here, before any window opens.
    init() {
        do throws(OptionError) {
            switch try GalleryRequest(arguments: Array(CommandLine.arguments.dropFirst())) {
            case .index: page = nil
            case .page(let entry): page = entry
            case .list: Self.end(printing: PageList.text)
            case .help: Self.end(printing: GalleryHelp.help)
            case .version: Self.end(printing: GalleryHelp.version)
            }
        } catch {
            FileHandle.standardError.write(Data("gallery: \(error)\n".utf8))
            exit(64)  // EX_USAGE of sysexits.h
        }
    }

    private static func end(printing text: String) -> Never {
        print(text)
        exit(0)
    }

    var body: some Scene {
        WindowGroup("Gallery") {
            GalleryView(page: page)
        }
        .defaultSize(width: 1200, height: 860)
        Notebook.scene
        Settings { GallerySettings() }
    }
}
