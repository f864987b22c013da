import AnimationCore
import AttributeGraph
public import Foundation
@_spi(Engine) public import ViewGraph

/// Addresses with which the program was started, until views have received them.
@MainActor package enum OpenedAddresses {
    /// Addresses that no view has received yet.
    package static var waiting: [URL] = []

    /// Arguments of the command line that may name files: those that are neither addresses nor options. Scenes of documents take
    /// them.
    package static var files: [String] = []

    /// Takes the addresses among the arguments of a command line: those with a scheme and two slashes, as desktops write them
    /// for programs that open addresses.
    package static func take(from arguments: some Sequence<String>) {
        files = arguments.filter { !$0.hasPrefix("-") && (!$0.contains("://") || $0.hasPrefix("file://")) }
        waiting = arguments.filter { $0.contains("://") }.compactMap { URL(string: $0) }.filter { $0.scheme != nil }
    }
}

/// `onOpenURL`: receives the addresses with which the program was started.
nonisolated private struct OpenedAddressModifier: InputsModifier {
    let action: (URL) -> Void

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        guard !OpenedAddresses.waiting.isEmpty else { return }
        let graph = inputs.graph
        inputs.host.afterUpdate { [unowned host = inputs.host] in
            guard graph.isAlive(modifier.attribute) else { return }
            let action = graph.peek(modifier.attribute).action
            for address in OpenedAddresses.waiting { action(address) }
            // Views of the same update receive them too, later ones do not.
            host.enqueue(Transaction()) { OpenedAddresses.waiting = [] }
        }
    }
}

extension View {
    /// Calls `action` with each address that the program is asked to open: those in the arguments with which the desktop starts
    /// it. Views that are there from the start receive them.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenedAddressModifier(action: action))
    }
}
