import Foundation
import Platform
@_spi(Engine) public import Views

extension App {
    /// Runs the program until it ends, then exits the process with a status of docs/contracts.md.
    @MainActor @preconcurrency public static func main() {
        let status = start()
        if let message = status.message {
            FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(message)\n".utf8))
        }
        fflush(nil)
        exit(status.code)
    }

    @MainActor private static func start() -> ExitStatus {
        do throws(HostError) {
            let environment = ProcessInfo.processInfo.environment
            // Before the program's own code runs, because its initializer may read defaults. Wrong options are reported
            // below, after the program has read its own arguments.
            if let options = try? RuntimeOptions(environment: environment) {
                try PrivateHome.enter(options, environment: environment)
            }
            UserFolders.make()
            // The program reads its own arguments first, and reports mistakes in them itself.
            let app = Self()
            let options = try RuntimeOptions(environment: environment)
            OpenedAddresses.take(from: CommandLine.arguments.dropFirst())
            ProgramLife.started()
            defer { ProgramLife.ended() }
            return Program(app: app, options: options).run()
        } catch {
            return error.status
        }
    }
}
