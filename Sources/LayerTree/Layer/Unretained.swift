/// A reference to what outlives whoever holds it: the box around a box, the context of a layer.
///
/// It says the same as `unowned`, each use of which asks first whether the object is still there, and counts it up and
/// down: a tenth of the time in which a tree of views was built. So debug builds have `unowned`, and all that the tests do
/// is checked; release builds take the object as it is.
@_spi(Engine) @frozen @safe public struct Unretained<Object: AnyObject> {
    #if DEBUG
        @usableFromInline unowned let reference: Object

        @inlinable @inline(__always) public init(_ object: Object) { reference = object }

        /// Nil of nil.
        @inlinable @inline(__always) public init?(_ object: Object?) {
            guard let object else { return nil }
            self.init(object)
        }

        /// The object.
        @inlinable public var object: Object {
            @inline(__always) get { reference }
        }

        /// Whether both refer to one object.
        @inlinable @inline(__always) public func isSame(as other: Self) -> Bool { reference === other.reference }

        /// Has `body` use the object.
        @inlinable @inline(__always) public func with<Result>(_ body: (Object) -> Result) -> Result { body(reference) }
    #else
        @usableFromInline let reference: Unmanaged<Object>

        @inlinable @inline(__always) public init(_ object: Object) { unsafe reference = .passUnretained(object) }

        /// Nil of nil.
        @inlinable @inline(__always) public init?(_ object: Object?) {
            guard let object else { return nil }
            self.init(object)
        }

        /// The object.
        @inlinable public var object: Object {
            @inline(__always) get { unsafe reference._withUnsafeGuaranteedRef { $0 } }
        }

        /// Whether both refer to one object.
        @inlinable @inline(__always) public func isSame(as other: Self) -> Bool {
            unsafe reference.toOpaque() == other.reference.toOpaque()
        }

        /// Has `body` use the object, which is not counted for it.
        @inlinable @inline(__always) public func with<Result>(_ body: (Object) -> Result) -> Result {
            unsafe reference._withUnsafeGuaranteedRef { body($0) }
        }
    #endif
}
