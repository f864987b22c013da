public import Foundation

/// Type whose appearance depends on a vector that can be interpolated (S4.3).
///
/// During an animation the *new* value is copied and its data overwritten with the interpolated vector; so properties
/// outside the data have their new values from the first frame (S4.4).
public protocol Animatable {
    /// Type of the vector.
    associatedtype AnimatableData: VectorArithmetic

    /// The interpolated vector. Setting it must be enough to draw the value in between (S4.4).
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// The vector itself.
    @inlinable public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Empty: a type without data of its own never animates.
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
    /// The empty data itself.
    @inlinable public var animatableData: EmptyAnimatableData {
        get { self }
        set {}
    }
}
