public import Foundation

/// Class of cells, which declares their initialiser.
@preconcurrency @MainActor open class _CellBase: UIView {
    // _CellLayout has the same members, and neither has stored properties.

    /// A cell with the views of a style.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }
}

/// Class with the layout of ``_CellBase`` whose initialiser subclasses must have.
///
/// Tables make cells of classes that are registered at run time. In Swift that takes a required initialiser, which
/// `UITableViewCell` must not have: programs could then not override it as they do. Both classes have the same members in the same
/// order, so that the entry in the table of a subclass of one is found as that of the other. Stored properties would come ahead of
/// it. The class is open so that the compiler looks the initialiser up in the table.
@_spi(Engine) @preconcurrency @MainActor open class _CellLayout: UIView {
    /// Makes a cell.
    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }
}

/// Makes cells of classes that are known at run time.
@MainActor enum CellMaking {
    /// Makes a cell. A class without the initialiser ends the program, with Swift's message that the class does not implement it, as on
    /// Apple's systems: the program's code decides that, no input, and nothing tells at run time which initialisers a class has.
    static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        unsafe unsafeDowncast(
            unsafeBitCast(type, to: _CellLayout.Type.self).init(style: .default, reuseIdentifier: reuseIdentifier),
            to: UITableViewCell.self)
    }
}

/// Class with the layout of ``UIView`` whose initialiser subclasses must have; ``_CellLayout`` says why.
@_spi(Engine) @preconcurrency @MainActor open class _ReusableLayout: UIView {
    /// Makes a view.
    public required override init(frame: CGRect) { super.init(frame: frame) }
    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }
}

extension CellMaking {
    /// Makes a view of a collection.
    static func make<Reusable: UICollectionReusableView>(_ type: Reusable.Type) -> Reusable {
        // No input reaches this: the class is one that the program has registered. The initialiser is found in the table of the class
        // itself, so the view is of that class. A class without `init(frame:)` ends the program, with Swift's message that the class
        // does not implement it, as on Apple's systems; that cannot be an error, for nothing tells at run time which initialisers a class
        // has, and programs could not override a required one as they do.
        unsafe unsafeDowncast(unsafeBitCast(type, to: _ReusableLayout.Type.self).init(frame: .zero), to: Reusable.self)
    }
}
