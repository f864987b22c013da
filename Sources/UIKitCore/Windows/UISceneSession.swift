/// Kind and delegate of a scene.
@preconcurrency @MainActor public final class UISceneSession {
    /// Role of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// Name of the role.
        public let rawValue: String
        /// The role of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A window of a program.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// Role of the scene.
    public let role: Role
    /// Configuration with which the scene was made.
    public package(set) var configuration: UISceneConfiguration
    /// Identifier that lasts as long as the scene.
    public let persistentIdentifier: String

    package init(role: Role, identifier: String) {
        self.role = role
        persistentIdentifier = identifier
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
    }
}

/// Class of a scene's delegate. Programs have no property list here: without ``delegateClass``, the class `SceneDelegate` of
/// the program's module is taken, if there is one.
@preconcurrency @MainActor public final class UISceneConfiguration {
    /// Name of the configuration.
    public let name: String?
    /// Role of the scenes.
    public let role: UISceneSession.Role
    /// Class of the delegate; a subclass of `UIResponder`.
    public var delegateClass: AnyClass?
    /// Class of the scene; scenes of windows are always `UIWindowScene`.
    public var sceneClass: AnyClass?

    /// A configuration without classes.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// Identity decides: two sessions are equal if they are the same object.
extension UISceneSession: nonisolated Hashable {
    /// True if both are the same object.
    nonisolated public static func == (a: UISceneSession, b: UISceneSession) -> Bool { a === b }
    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
