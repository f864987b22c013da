/// Module of the project.
public enum Kit {
    /// Name that the program prints.
    public static let name = "Kit"
}
