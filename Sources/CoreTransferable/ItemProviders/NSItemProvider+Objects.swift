public import Foundation
import UniformTypeIdentifiers

/// A value that an item provider can offer.
public protocol NSItemProviderWriting {
    /// Identifiers of the types in which values are offered, the best one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Identifiers of the types in which this value is offered, the best one first; those of its type by default.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Calls `completionHandler` once with the data of a type, or with an error, and returns the progress until then.
    @discardableResult func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The identifiers of the value's type.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// A value that can be made of an item provider's content.
public protocol NSItemProviderReading: SendableMetatype {
    /// Identifiers of the types that values are made of, the best one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes a value from data.
    ///
    /// - Parameters:
    ///   - data: the data.
    ///   - typeIdentifier: identifier of the data's type.
    /// - Returns: the value.
    /// - Throws: an error if the data is malformed.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProvider {
    /// A provider of one object, such as an `NSString` or an `NSURL`.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Adds an object in all its types.
    ///
    /// - Parameters:
    ///   - object: the object.
    ///   - visibility: programs that the content is offered to.
    public func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        let held = HeldObject(object: object)
        for identifier in object.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { receive in
                held.object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: receive)
            }
        }
    }

    /// Returns true if an object of a class can be made of the content.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        Self.readable(aClass, from: self) != nil
    }

    /// Loads an object.
    ///
    /// - Parameters:
    ///   - aClass: class of the object.
    ///   - completionHandler: called with the object, or with an error.
    /// - Returns: the progress.
    @_disfavoredOverload @discardableResult public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        following { done in
            guard let type = Self.readable(aClass, from: self) else {
                done()
                return deliver {
                    completionHandler(
                        nil, Self.error(.unavailableCoercionError, "The item cannot be made a \(aClass)."))
                }
            }
            load(type) { content in
                done()
                deliver {
                    do {
                        completionHandler(
                            try aClass.object(
                                withItemProviderData: content.get().data(), typeIdentifier: type.identifier), nil)
                    } catch { completionHandler(nil, error) }
                }
            }
        }
    }

    /// Returns true if a value of a type, such as `String` or `URL`, can be made of the content.
    public func canLoadObject<T: _ObjectiveCBridgeable & SendableMetatype>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { Self.readable(T._ObjectiveCType.self, from: self) != nil }

    /// Loads a value of a type such as `String` or `URL`.
    ///
    /// - Parameters:
    ///   - aClass: type of the value.
    ///   - completionHandler: called with the value, or with an error.
    /// - Returns: the progress.
    @discardableResult public func loadObject<T: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        let receive: @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void = { object, error in
            var value: T?
            if let object = object as? T._ObjectiveCType {
                T._conditionallyBridgeFromObjectiveC(object, result: &value)
            }
            completionHandler(value, error)
        }
        return loadObject(ofClass: T._ObjectiveCType.self, completionHandler: receive)
    }

    private static func readable(_ type: any NSItemProviderReading.Type, from provider: NSItemProvider) -> UTType? {
        type.readableTypeIdentifiersForItemProvider.lazy
            .compactMap { provider.representation(conformingTo: .named($0))?.type }.first
    }
}

/// Object of a program, which other threads only read; the protocol does not ask for Sendable, as on Apple's systems.
private struct HeldObject: @unchecked Sendable {
    let object: any NSItemProviderWriting
}

// MARK: Foundation's classes

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

    /// Plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
    }

    /// Passes the text in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }

    /// Returns the text in UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) -> Self {
        self.init(string: String(decoding: data, as: UTF8.self))
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// Addresses, and text.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.fileURL.identifier, UTType.url.identifier, UTType.utf8PlainText.identifier]
    }

    /// Text, and the address as that of a file only if it is one.
    public var writableTypeIdentifiersForItemProvider: [String] {
        (isFileURL ? [UTType.fileURL.identifier] : []) + [UTType.url.identifier, UTType.utf8PlainText.identifier]
    }

    /// Addresses.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.fileURL.identifier, UTType.url.identifier]
    }

    /// Passes the address.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(absoluteURL?.dataRepresentation, nil)
        return nil
    }

    /// Returns the address.
    ///
    /// - Throws: an error if there is no absolute address.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let address = try URL(received: data) as NSURL as? Self else {
            throw TransferError.malformed("an address")
        }
        return address
    }
}
