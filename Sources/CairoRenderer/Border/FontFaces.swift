import CPango

/// Installed fonts by their PostScript names, such as `Lato-Bold`, by which programs ask for single faces of a family.
@MainActor enum FontFaces {
    /// One face of a family.
    struct Face: Equatable {
        let family: String
        /// Weight: 100 (ultra light) … 400 (regular) … 900 (black).
        let weight: Int
        let isItalic: Bool
    }

    /// Faces by the names that were asked for; nil where there is none. Fonts that are installed later are not noticed.
    private static var known: [String: Face?] = [:]

    /// The face of that PostScript name; nil if none has it.
    static func face(named name: String) -> Face? {
        if let face = known[name] { return face }
        let face = installed(name)
        known[name] = .some(face)
        return face
    }

    private static func installed(_ name: String) -> Face? {
        guard let pattern = unsafe FcPatternCreate(), let wanted = unsafe FcObjectSetCreate() else { return nil }
        defer {
            unsafe FcPatternDestroy(pattern)
            unsafe FcObjectSetDestroy(wanted)
        }
        unsafe FcPatternAddString(pattern, FC_POSTSCRIPT_NAME, name)
        for property in [FC_FAMILY, FC_WEIGHT, FC_SLANT] { unsafe FcObjectSetAdd(wanted, property) }
        guard let found = unsafe FcFontList(nil, pattern, wanted) else { return nil }
        defer { unsafe FcFontSetDestroy(found) }
        guard unsafe found.pointee.nfont > 0, let first = unsafe found.pointee.fonts[0] else { return nil }
        var family: UnsafeMutablePointer<FcChar8>?
        guard unsafe FcPatternGetString(first, FC_FAMILY, 0, &family) == FcResultMatch, let family = unsafe family
        else {
            return nil
        }
        // A face without a single weight, or without a slant, is a regular one.
        var (weight, slant) = (FC_WEIGHT_REGULAR, FC_SLANT_ROMAN)
        _ = unsafe FcPatternGetInteger(first, FC_WEIGHT, 0, &weight)
        _ = unsafe FcPatternGetInteger(first, FC_SLANT, 0, &slant)
        return Face(
            family: unsafe String(cString: family), weight: Int(FcWeightToOpenType(weight)),
            isItalic: slant != FC_SLANT_ROMAN)
    }
}
