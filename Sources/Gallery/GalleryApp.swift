import SwiftUI

@main
struct GalleryApp: App {
    private let page: PageEntry?

    /// `--list` and a wrong command line end the program here, before any window opens.
    init() {
        do throws(OptionError) {
            switch try GalleryRequest(arguments: Array(CommandLine.arguments.dropFirst())) {
            case .index: page = nil
            case .page(let entry): page = entry
            case .list:
                print(PageList.text)
                exit(0)
            }
        } catch {
            FileHandle.standardError.write(Data("gallery: \(error)\n".utf8))
            exit(64)  // EX_USAGE of sysexits.h
        }
    }

    var body: some Scene {
        WindowGroup("Gallery") {
            GalleryView(page: page)
        }
        .defaultSize(width: 1200, height: 860)
    }
}
