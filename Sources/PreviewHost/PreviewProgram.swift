import Foundation
import Glibc
import Platform
import PreviewMessages
import Runtime
@_spi(Engine) import Views

/// The program that shows previews. `lilt preview` starts it and tells it by lines on its standard input what to load.
public enum PreviewProgram {
    /// Runs the program until its window closes or its input ends.
    @MainActor public static func main() {
        guard let options = options else {
            FileHandle.standardError.write(Data("this program is started by lilt preview\n".utf8))
            exit(64)
        }
        PreviewApp.options = options
        let environment = ProcessInfo.processInfo.environment
        guard let folder = options.pictures ?? memoryFolder(environment) else { return PreviewApp.main() }
        enterPrivateHome(environment)
        if options.pictures != nil {
            exit(writePictures(in: options.look, to: URL(filePath: folder)))
        } else {
            MemorySession(model: PreviewModel(look: options.look), folder: URL(filePath: folder)).run()
            exit(0)
        }
    }

    private static var options: PreviewOptions? {
        let arguments = CommandLine.arguments
        guard arguments.count == 2 else { return nil }
        return try? JSONDecoder().decode(PreviewOptions.self, from: Data(arguments[1].utf8))
    }

    /// Folder for pictures of a window in memory; nil if there is a desktop.
    private static func memoryFolder(_ environment: [String: String]) -> String? {
        guard environment["LILT_HOST"] == RuntimeOptions.HostChoice.offscreen.rawValue else { return nil }
        return environment["LILT_OUT"] ?? FileManager.default.currentDirectoryPath
    }

    /// Executes the program again in an environment that is the same for everybody, so that pictures are.
    private static func enterPrivateHome(_ environment: [String: String]) {
        do {
            var options = try RuntimeOptions(environment: environment)
            options.host = .offscreen
            try PrivateHome.enter(options, environment: environment)
        } catch {
            FileHandle.standardError.write(Data("\(error.status.message ?? "")\n".utf8))
            exit(error.status.code)
        }
    }

    /// Writes pictures of the previews in the first library that standard input names.
    ///
    /// - Returns: exit status.
    @MainActor private static func writePictures(in look: PreviewLook, to folder: URL) -> Int32 {
        guard case .load(let request)? = RequestLines.next() else { return 64 }
        let previews: [FoundPreview]
        do throws(PreviewLibrary.Failure) {
            previews = try PreviewLibrary.previews(of: request)
        } catch {
            RequestLines.answer(.failed(error.reason))
            return 65
        }
        do {
            for file in try PreviewPictures.write(previews, in: look, to: folder) { print(file.path) }
            fflush(nil)
            RequestLines.answer(.shown(request.number))
            return 0
        } catch {
            RequestLines.answer(.failed("\(folder.path) cannot be written: \(error)"))
            return 73
        }
    }
}
