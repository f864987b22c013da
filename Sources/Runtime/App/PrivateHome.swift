import Foundation
import Platform

/// The home folder that a run has for itself: defaults, scene storage and what else a program keeps are in it, and nothing of
/// the person's.
///
/// Foundation takes the places of such files from the environment when it is loaded, before `main`. So the program is started
/// once more, in the same process, with an environment that names the folder. Offscreen that environment is otherwise the
/// same in every run and for every person: no locale, no time zone, no folders of theirs.
enum PrivateHome {
    /// Says in the environment for which process it was made; programs that this one starts have another number.
    private static let marker = "LILT_HOME_OF"

    /// Starts the program once more in a home of its own, if the run has to have one and has none yet.
    ///
    /// Returns otherwise; then the marker is gone, and a temporary home is removed when the process exits.
    /// - Throws: a ``HostError`` of usage if `LILT_STORE` names something that is no folder and cannot be made one.
    static func enter(_ options: RuntimeOptions, environment: [String: String]) throws(HostError) {
        let isOffscreen = options.host == .offscreen
        guard isOffscreen || options.store != nil else { return }
        let process = "\(ProcessInfo.processInfo.processIdentifier)"
        let temporary = FileManager.default.temporaryDirectory.appending(path: "lilt-home-\(process)")
        if environment[marker] == process {
            unsafe unsetenv(marker)
            if options.store == nil { removeAtExit(temporary) }
            return
        }
        if let store = options.store { try makeFolder(store) }
        let home = options.store ?? temporary
        for (name, value) in variables(of: home, isOffscreen: isOffscreen, environment) {
            if let value { unsafe setenv(name, value, 1) } else { unsafe unsetenv(name) }
        }
        unsafe setenv(marker, process, 1)
        // By its own path, which names the process.
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "/proc/self/exe"
        unsafe execv(program, CommandLine.unsafeArgv)
        let reason = unsafe String(cString: strerror(errno))
        throw HostError(.unavailable("\(program) cannot be started in a home of its own: \(reason)"))
    }

    /// What the environment says in a run whose home is `home`; nil is nothing.
    static func variables(
        of home: URL, isOffscreen: Bool, _ environment: [String: String]
    ) -> [String: String?] {
        var result: [String: String?] = [
            "CFFIXED_USER_HOME": home.path, "XDG_CONFIG_HOME": home.appending(path: ".config").path,
            "XDG_STATE_HOME": home.appending(path: ".local/state").path,
            "XDG_DATA_HOME": home.appending(path: ".local/share").path,
        ]
        guard isOffscreen else { return result }
        result["HOME"] = home.path
        result["XDG_CACHE_HOME"] = home.appending(path: ".cache").path
        result["TZ"] = "UTC"
        result["LANG"] = "C.UTF-8"
        for name in environment.keys
        where name.hasPrefix("LC_") || ["LANGUAGE", "PANGO_LANGUAGE", "XDG_DOCUMENTS_DIR"].contains(name) {
            result.updateValue(nil, forKey: name)
        }
        return result
    }

    private static func makeFolder(_ folder: URL) throws(HostError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw HostError(
                .usage(
                    "LILT_STORE=\(folder.path) is no folder and cannot be made one; name a folder in which the program may write"
                ))
        }
    }

    // MARK: Removing

    /// Removed at exit, if the program kept something in it.
    @MainActor private static var removed: URL?

    private static func removeAtExit(_ folder: URL) {
        MainActor.assumeIsolated { removed = folder }
        atexit {
            MainActor.assumeIsolated {
                guard let folder = PrivateHome.removed, FileManager.default.fileExists(atPath: folder.path) else {
                    return
                }
                do {
                    try FileManager.default.removeItem(at: folder)
                } catch {
                    FileHandle.standardError.write(Data("\(folder.path) cannot be removed: \(error)\n".utf8))
                }
            }
        }
    }
}
