import Foundation
import Platform
public import Views

extension App {
    /// Runs the program until it ends, with the exit statuses of docs/contracts.md.
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
            // Before anything of the program runs: it may read defaults when it is made. What is wrong with the options is
            // said below, after the program's own arguments.
            if let options = try? RuntimeOptions(environment: environment) {
                try PrivateHome.enter(options, environment: environment)
            }
            // The program reads its own arguments first; what it finds wrong there is its own to say.
            let app = Self()
            let options = try RuntimeOptions(environment: environment)
            return Program(app: app, options: options).run()
        } catch {
            return error.status
        }
    }
}
