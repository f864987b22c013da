package import Foundation
import UniformTypeIdentifiers

/// Content of item providers as other programs are offered it: names of types, and data that is made when it is wanted.
package struct OfferedContent: Sendable {
    private let providers: [NSItemProvider]
    /// Names of the types, the best one first.
    package let names: [String]

    package init(_ providers: [NSItemProvider]) {
        self.providers = providers
        var names: [String] = []
        for provider in providers {
            for representation in provider.representations where representation.visibility == .all {
                for name in WireTypes.names(of: representation.type) where !names.contains(name) { names.append(name) }
            }
        }
        // A file that is made when it is wanted, for file managers.
        let hasFiles = providers.contains { $0.representations.contains { $0.isFile && $0.visibility == .all } }
        if hasFiles, !names.contains(WireTypes.addresses) { names.append(WireTypes.addresses) }
        self.names = names
    }

    /// Loads the data under a name. `receive` is called once, now or later, in any context.
    package func load(_ name: String, _ receive: @escaping @Sendable (Result<Data, any Error>) -> Void) {
        guard name != WireTypes.addresses else { return loadAddresses(of: providers[...], [], [], receive) }
        let found = providers.lazy.flatMap(\.representations).first {
            $0.visibility == .all && WireTypes.names(of: $0.type).contains(name)
        }
        guard let found else { return receive(.failure(Self.missing(name))) }
        found.load { content in receive(content.flatMap { content in Result { try content.data() } }) }
    }

    private static func missing(_ name: String) -> any Error {
        NSItemProvider.error(.itemUnavailableError, "There is no content of type \(name).")
    }

    private func loadAddresses(
        of rest: ArraySlice<NSItemProvider>, _ found: [URL], _ failures: [any Error],
        _ receive: @escaping @Sendable (Result<Data, any Error>) -> Void
    ) {
        guard let provider = rest.first else {
            // An item that fails is left out of the list; if all fail, the first one says why.
            guard found.isEmpty else { return receive(.success(WireTypes.list(found))) }
            return receive(.failure(failures.first ?? Self.missing(WireTypes.addresses)))
        }
        let all = provider.representations.filter { $0.visibility == .all }
        let address = all.first { $0.type.conforms(to: .fileURL) } ?? all.first { $0.type.conforms(to: .url) }
        guard let best = address ?? all.first(where: \.isFile) else {
            return loadAddresses(of: rest.dropFirst(), found, failures, receive)
        }
        best.load { content in
            let url = content.flatMap { content in
                switch content {
                case .file(let url, _): .success(url)
                case .data(let data): Result { try URL(received: data) }
                }
            }
            switch url {
            case .success(let url): loadAddresses(of: rest.dropFirst(), found + [url], failures, receive)
            case .failure(let error): loadAddresses(of: rest.dropFirst(), found, failures + [error], receive)
            }
        }
    }
}

/// Content of another program as item providers.
package enum ReceivedContent {
    /// Function that reads the data under a name; it calls its argument once, later, in any context, with nil if there
    /// is none.
    package typealias Read = @Sendable (String, @escaping @Sendable (Data?) -> Void) -> Void

    /// Returns providers of content that another program offers, one for each address in its list if that is known.
    ///
    /// - Parameters:
    ///   - names: names of the types, the best one first.
    ///   - addresses: addresses in the list of addresses; nil if there is no list, or it has not been read.
    ///   - read: reads the data under a name.
    /// - Returns: the providers, at least one.
    package static func providers(of names: [String], addresses: [URL]?, _ read: @escaping Read) -> [NSItemProvider] {
        guard let addresses, !addresses.isEmpty else { return [provider(of: names, addresses == nil, read)] }
        return addresses.enumerated().map { index, url in
            // Other types describe the drag as a whole: they belong to its only item.
            let provider = addresses.count == 1 ? provider(of: names, false, read) : NSItemProvider()
            if url.isFileURL { provider.registerFile(url) }
            provider.register(ItemRepresentation(.url) { $0(.success(.data(url.dataRepresentation))) })
            return provider
        }
    }

    private static func provider(
        of names: [String], _ hasUnknownAddresses: Bool, _ read: @escaping Read
    ) -> NSItemProvider {
        let provider = NSItemProvider()
        for name in names where hasUnknownAddresses || name != WireTypes.addresses {
            for type in WireTypes.types(of: name) where !provider.registeredContentTypes.contains(type) {
                provider.register(
                    ItemRepresentation(type) { receive in
                        read(name) { data in
                            guard let data else {
                                return receive(
                                    .failure(
                                        NSItemProvider.error(
                                            .itemUnavailableError, "The other program did not send \(name).")))
                            }
                            let first = WireTypes.addresses(in: data).first
                            let isList = name == WireTypes.addresses
                            receive(.success(.data(isList ? first?.dataRepresentation ?? Data() : data)))
                        }
                    })
            }
        }
        return provider
    }
}
