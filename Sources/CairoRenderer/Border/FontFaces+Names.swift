import CPango

extension FontFaces {
    /// Names of the installed families, in the order of the alphabet.
    static var families: [String] {
        Set(values(of: FC_FAMILY, in: nil)).sorted()
    }

    /// PostScript names of the faces of a family, in the order of the alphabet.
    static func names(inFamily family: String) -> [String] {
        Set(values(of: FC_POSTSCRIPT_NAME, in: family)).sorted()
    }

    /// Values of a property of the installed fonts, or of those of one family.
    private static func values(of property: String, in family: String?) -> [String] {
        guard let pattern = unsafe FcPatternCreate(), let wanted = unsafe FcObjectSetCreate() else { return [] }
        defer {
            unsafe FcPatternDestroy(pattern)
            unsafe FcObjectSetDestroy(wanted)
        }
        if let family { unsafe FcPatternAddString(pattern, FC_FAMILY, family) }
        unsafe FcObjectSetAdd(wanted, property)
        guard let found = unsafe FcFontList(nil, pattern, wanted) else { return [] }
        defer { unsafe FcFontSetDestroy(found) }
        var names: [String] = []
        for index in 0..<Int(unsafe found.pointee.nfont) {
            var name: UnsafeMutablePointer<FcChar8>?
            guard unsafe FcPatternGetString(found.pointee.fonts[index], property, 0, &name) == FcResultMatch,
                let name = unsafe name
            else { continue }
            names.append(unsafe String(cString: name))
        }
        return names
    }
}

extension FontFamilies {
    /// Names of the installed families, in the order of the alphabet.
    @MainActor package static var installed: [String] { FontFaces.families }

    /// PostScript names of the faces of a family, in the order of the alphabet; none for a family that is not installed.
    @MainActor package static func faces(of family: String) -> [String] { FontFaces.names(inFamily: family) }
}
