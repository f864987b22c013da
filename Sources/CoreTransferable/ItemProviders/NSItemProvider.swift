public import Foundation
import Synchronization
public import UniformTypeIdentifiers

/// Content that is dragged, dropped, pasted or shared, in one or more types that are loaded when they are wanted.
///
/// Completion handlers are called once, later, on the main thread; on Apple's systems they are called on other threads.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    private struct State {
        var representations: [ItemRepresentation] = []
        var suggestedName: String?
    }

    private let state = Mutex(State())

    /// A provider without content.
    public override init() {}

    /// Name for a file with the content; nil if there is none.
    open var suggestedName: String? {
        get { state.withLock(\.suggestedName) }
        set { state.withLock { $0.suggestedName = newValue } }
    }

    /// Returns a provider with the same content.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.state.withLock { [state = state.withLock(\.self)] in $0 = state }
        return copy
    }

    // MARK: Types

    /// Identifiers of the content's types, the best one first.
    open var registeredTypeIdentifiers: [String] { representations.map(\.type.identifier) }

    /// Types of the content, the best one first.
    public var registeredContentTypes: [UTType] { representations.map(\.type) }

    /// Returns the types of the content that conform to `contentType`, the best one first.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Returns true if there is content of a type that conforms to the one with an identifier.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        let wanted = UTType.named(typeIdentifier)
        return representations.contains { $0.type.conforms(to: wanted) }
    }

    /// Returns true if there is content of a type that conforms to the one with an identifier, which can be loaded as
    /// `fileOptions` asks for.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        let wanted = UTType.named(typeIdentifier)
        return representations.contains {
            $0.type.conforms(to: wanted) && (fileOptions.isEmpty || $0.opensInPlace)
        }
    }

    // MARK: Representations

    package var representations: [ItemRepresentation] { state.withLock(\.representations) }

    /// Adds a representation after the others; one of the same type is replaced.
    package func register(_ representation: ItemRepresentation) {
        state.withLock { state in
            if let known = state.representations.firstIndex(where: { $0.type == representation.type }) {
                state.representations[known] = representation
            } else {
                state.representations.append(representation)
            }
        }
    }

    /// The best representation of a type that conforms to `type`; nil if there is none.
    package func representation(conformingTo type: UTType) -> ItemRepresentation? {
        let all = representations
        return all.first { $0.type == type } ?? all.first { $0.type.conforms(to: type) }
    }
}

/// Content of a provider in one type.
package struct ItemRepresentation: Sendable {
    package var type: UTType
    package var visibility: NSItemProviderRepresentationVisibility = .all
    package var isFile = false
    package var opensInPlace = false
    /// Calls its argument once, now or later, in any context, with the content.
    package var load: @Sendable (@escaping @Sendable (Result<TransferContent, any Error>) -> Void) -> Void

    package init(
        _ type: UTType, visibility: NSItemProviderRepresentationVisibility = .all, isFile: Bool = false,
        opensInPlace: Bool = false,
        load: @escaping @Sendable (@escaping @Sendable (Result<TransferContent, any Error>) -> Void) -> Void
    ) {
        self.type = type
        self.visibility = visibility
        self.isFile = isFile
        self.opensInPlace = opensInPlace
        self.load = load
    }
}

/// Programs that a representation is offered to.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All programs.
    case all = 0
    /// Programs of the same developer; here only this program.
    case team = 1
    /// Programs of the same group; here only this program.
    case group = 2
    /// Only this program.
    case ownProcess = 3
}

/// Ways in which a file is offered.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// One bit for each way.
    public let rawValue: Int
    /// The ways whose bits are set in `rawValue`.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Receivers may open the file itself instead of a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension NSItemProvider {
    /// Domain of a provider's errors.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// Codes of a provider's errors.
    public enum ErrorCode: Int, Sendable {
        /// The content could not be loaded.
        case unknownError = -1
        /// There is no content of the type.
        case itemUnavailableError = -1000
        /// The content is of another class.
        case unexpectedValueClassError = -1100
        /// The content cannot be converted to the class.
        case unavailableCoercionError = -1200
    }

    static func error(_ code: ErrorCode, _ words: String) -> any Error {
        NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: words])
    }
}

extension UTType {
    /// The type with an identifier, which is declared as plain data if it is unknown.
    package static func named(_ identifier: String) -> UTType { UTType(identifier) ?? UTType(importedAs: identifier) }
}

/// Calls `handler` later on the main thread.
func deliver(_ handler: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: handler) }
