#if os(iOS)
    /// Word that the program prints.
    public let core = "package"
#endif
