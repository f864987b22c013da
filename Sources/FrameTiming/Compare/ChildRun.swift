import Foundation

/// Failure of a child process that gave no figures.
struct ChildError: Error {
    let status: Int32
    let message: String
}

/// A run of this program in a child process.
struct ChildRun {
    let arguments: [String]

    /// Runs the child and returns the JSON object it printed, with its start time in seconds on the report's clock.
    ///
    /// - Throws: `ChildError` if the child cannot be started, fails, or prints no JSON object.
    func report() throws(ChildError) -> (figures: [String: Any], start: Double) {
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = arguments
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        let start = Double(DispatchTime.now().uptimeNanoseconds) * 1e-9
        do {
            try process.run()
        } catch {
            throw ChildError(status: 70, message: "cannot start \(process.executableURL?.path ?? "itself"): \(error)")
        }
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let line = said.split(separator: "\n").first.map(String.init) ?? "a run gave no figures"
            throw ChildError(status: max(process.terminationStatus, 1), message: line)
        }
        do {
            guard let object = try JSONSerialization.jsonObject(with: printed) as? [String: Any] else {
                throw ChildError(status: 1, message: "a run printed figures that are no JSON object")
            }
            return (object, start)
        } catch let error as ChildError {
            throw error
        } catch {
            throw ChildError(status: 1, message: "the figures of a run cannot be read: \(error.localizedDescription)")
        }
    }
}
