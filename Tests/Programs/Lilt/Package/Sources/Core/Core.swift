#if os(iOS)
    public let core = "package"
#endif
