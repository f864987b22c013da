import AttributeGraph
import Foundation
import Testing

/// The runtime's own casts are the model.
@Suite struct ConformanceIndexTests {
    @Test(
        arguments: [
            Int.self, String.self, [Int].self, [Plain].self, [String: Int].self, Set<Int>.self, Int?.self, Plain?.self,
            Pair<Int>.self, Pair<Plain>.self, Choice.self, Plain.self, Base.self, Derived.self, Further.self,
            JSONEncoder.self, NSString.self, Date.self, URL.self, CGRect.self, timeval.self, (Int, Int).self,
            (() -> Void).self, Any.self, (any Equatable).self, Int.Type.self, Never.self,
        ] as [Any.Type])
    func `gives what a cast gives`(type: Any.Type) {
        let index = ConformanceIndex((any Equatable.Type).self)
        let expected = type as? any Equatable.Type
        for _ in 1...2 {
            let found = index.cast(type)
            #expect(found.map { ObjectIdentifier($0) } == expected.map { ObjectIdentifier($0) })
        }
    }

    @Test func `gives types that work`() throws {
        func areEqual<T: Equatable>(_ type: T.Type, _ a: Any, _ b: Any) -> Bool? {
            guard let a = a as? T, let b = b as? T else { return nil }
            return a == b
        }
        let index = ConformanceIndex((any Equatable.Type).self)
        let choices = try #require(index.cast(Choice.self))
        #expect(areEqual(choices, Choice.some(1), Choice.some(1)) == true)
        #expect(areEqual(choices, Choice.some(1), Choice.some(2)) == false)
        let pairs = try #require(index.cast(Pair<Int>.self))
        #expect(areEqual(pairs, Pair(value: 1), Pair(value: 2)) == false)
        let derived = try #require(index.cast(Further.self))
        #expect(areEqual(derived, Further(), Further()) == true)
    }

    @Test func `knows protocols of its own module`() {
        let index = ConformanceIndex((any Marked.Type).self)
        #expect(index.cast(Plain.self) != nil)
        #expect(index.cast(Choice.self) == nil)
        #expect(index.cast(Pair<Int>.self) != nil)
        #expect(index.cast(Pair<Plain>.self) != nil)
    }

    @Test func `leaves existentials of several protocols to the runtime`() {
        let index = ConformanceIndex((any MarkedEquatable.Type).self)
        #expect(index.cast(Plain.self) == nil)
        #expect(index.cast(Pair<Int>.self) != nil)
    }
}

private protocol Marked {}
private typealias MarkedEquatable = Equatable & Marked

private struct Plain: Marked {}

private struct Pair<Value>: Marked { var value: Value }
extension Pair: Equatable where Value: Equatable {}

private enum Choice: Hashable {
    case none
    case some(Int)
}

private class Base {}
private class Derived: Base, Equatable {
    static func == (a: Derived, b: Derived) -> Bool { true }
}
private final class Further: Derived {}
