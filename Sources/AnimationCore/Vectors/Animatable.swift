public import Foundation

/// A type whose look depends on a vector that can be moved bit by bit (S4.3).
///
/// While it animates, the *new* value is copied and its data overwritten with the vector of the moment; so what is not
/// part of the data has its new value from the first frame (S4.4).
public protocol Animatable {
    /// The vector.
    associatedtype AnimatableData: VectorArithmetic

    /// What moves bit by bit. Setting it must be enough to draw what lies in between (S4.4).
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// A vector is its own data.
    @inlinable public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Without data of its own a type never animates.
    @inlinable public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
extension AnimatablePair: Animatable {}
extension AnimatableValues: Animatable {}

extension EmptyAnimatableData: Animatable {
    /// It is its own data; there is nothing to set.
    @inlinable public var animatableData: EmptyAnimatableData {
        get { self }
        set {}
    }
}
