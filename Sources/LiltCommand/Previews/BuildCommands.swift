import Foundation

/// Commands of a build by SwiftPM, from the list that it writes for itself: of each module, what the compiler is called
/// with, and what it makes.
package struct BuildCommands {
    /// Call of the compiler for one module.
    package struct Module: Hashable, Sendable {
        package let inputs: [String]
        package let outputs: [String]
        /// Absolute path of the compiler, and its arguments.
        package let arguments: [String]

        package var name: String? {
            arguments.firstIndex(of: "-module-name").flatMap {
                arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil
            }
        }

        /// Arguments that compile what has changed to objects, without what only builds of other modules and SwiftPM itself
        /// read: the module's interface, which takes as long as the file, and steps in a form for programs.
        package var objectArguments: [String] {
            var result: [String] = []
            var isPath = false
            for argument in arguments.dropFirst() {
                if isPath {
                    isPath = false
                } else if argument == "-emit-module-path" {
                    isPath = true
                } else if argument != "-emit-module", argument != "-parseable-output" {
                    result.append(argument)
                }
            }
            return result
        }

        package var sources: [String] { inputs.filter { $0.hasSuffix(".swift") } }
        package var objects: [String] { outputs.filter { $0.hasSuffix(".o") } }
    }

    package private(set) var modules: [Module] = []
    /// Absolute paths of the objects that are made of sources in C and its kin.
    package private(set) var otherObjects: [String] = []

    /// Reads the text of such a list. Commands of other forms are passed over.
    package init(_ text: String) {
        var (inputs, outputs): ([String], [String]) = ([], [])
        for line in text.split(separator: "\n") {
            let line = line.drop { $0 == " " }
            if line.hasPrefix("inputs: ") {
                inputs = Self.list(line.dropFirst(8))
            } else if line.hasPrefix("outputs: ") {
                outputs = Self.list(line.dropFirst(9))
            } else if line.hasPrefix("args: ") {
                let module = Module(inputs: inputs, outputs: outputs, arguments: Self.list(line.dropFirst(6)))
                if module.name != nil, module.arguments.first?.hasSuffix("/swiftc") == true { modules.append(module) }
                if module.arguments.first?.hasSuffix("/clang") == true { otherObjects += module.objects }
            }
        }
    }

    private static func list(_ text: Substring) -> [String] {
        // A list of another form is of no command that is looked for.
        (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
    }

    /// The module with a source; nil if there is none.
    package func module(of source: String) -> Module? { modules.first { $0.sources.contains(source) } }

    /// Modules that a module needs, without itself: those whose outputs are its inputs, and so on.
    package func needed(by module: Module) -> [Module] {
        var found: [Module] = []
        var waiting = [module]
        while let next = waiting.popLast() {
            let inputs = Set(next.inputs)
            for other in modules where other != module && !found.contains(other) {
                guard other.outputs.contains(where: inputs.contains) else { continue }
                found.append(other)
                waiting.append(other)
            }
        }
        return found
    }
}
