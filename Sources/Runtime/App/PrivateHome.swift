import Foundation
package import Platform

/// Private home folder of a run: it contains the defaults, the scene storage and other files of the program, and none
/// of the user's files.
///
/// Foundation reads the locations of such files from the environment when it is loaded, before `main`. Therefore the
/// program executes itself again, in the same process, with an environment that names the folder. Offscreen, that
/// environment is otherwise equal in every run and for every user: it has no locale, no time zone and no folders of the
/// user.
package enum PrivateHome {
    /// Environment variable with the number of the process for which the environment was made. Child processes have
    /// another number.
    private static let marker = "LILT_HOME_OF"

    /// Executes the program again in a private home, if the run needs one and has none yet.
    ///
    /// Returns only if no private home is needed or the program already runs in one. In the second case, the marker is
    /// removed from the environment, and a temporary home is deleted when the process exits.
    ///
    /// - Throws: a ``HostError`` of usage if `LILT_STORE` names something that is not a folder and cannot be created as
    ///   one; a ``HostError`` of kind unavailable if the program cannot be executed again.
    package static func enter(_ options: RuntimeOptions, environment: [String: String]) throws(HostError) {
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
        // By its own path, because that determines the name of the process.
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "/proc/self/exe"
        unsafe execv(program, CommandLine.unsafeArgv)
        let reason = unsafe String(cString: strerror(errno))
        throw HostError(.unavailable("\(program) cannot be started in a home of its own: \(reason)"))
    }

    /// Returns the environment variables of a run with the home folder `home`; nil removes a variable.
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

    /// Creates `folder` if it does not exist.
    ///
    /// - Throws: a ``HostError`` of usage if `folder` is not a folder and cannot be created as one.
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

    // MARK: Removal

    /// Folder to delete at exit, if it exists then; nil for none.
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
