import Foundation

/// The compiler's driver compares dates of files in whole seconds (Swift 6.3.1): it does not see a source that is saved again in the
/// second of the save that it has compiled, nor a module whose interface is made again in the second in which others were compiled
/// with it.
extension BuildCommands.Module {
    /// Has the driver compile sources, whatever their dates: it does so if there is no object.
    ///
    /// - Parameter sources: absolute paths. Others than those of the module are passed over.
    package func removeObjects(of sources: some Sequence<String>) {
        func name(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
        // No two sources of a module have one name.
        let names = Set(sources.filter { $0.hasSuffix(".swift") }.map { "\(name($0)).o" })
        for object in objects where names.contains(String(name(object))) {
            do { try FileManager.default.removeItem(atPath: object) } catch {
                // There is none, or it cannot be written either, which the compiler tells.
                continue
            }
        }
    }

    /// Files with which other modules are compiled.
    var interfaces: [String] { outputs.filter { $0.hasSuffix(".swiftmodule") } }

    /// Gives interfaces that have been made the date of the next second, which is after any that a module was compiled in.
    ///
    /// - Parameter states: their states before.
    func dateInterfaces(since states: [String: String]) {
        for (path, state) in FileStates.of(interfaces) where state != states[path] {
            let second = Date.now.addingTimeInterval(1)
            do { try FileManager.default.setAttributes([.modificationDate: second], ofItemAtPath: path) } catch {
                // The compiler's date is as good, but for changes within a second.
                continue
            }
        }
    }
}
