/// A representation with a condition.
public struct _ConditionalTransferRepresentation<Content: TransferRepresentation>: TransferRepresentation {
    let content: Content
    let condition: @Sendable (Content.Item) -> Bool

    /// Type of the values.
    public typealias Item = Content.Item
    /// There is no body.
    public typealias Body = Never

    /// Returns the forms of the content, under the condition.
    public func _forms() -> _TransferForms<Content.Item> {
        content._forms().mapped { $0.conditions.append(condition) }
    }
}

/// A representation that some programs are not offered, or with names for files.
struct EditedRepresentation<Content: TransferRepresentation>: TransferRepresentation {
    let content: Content
    var visibility: TransferRepresentationVisibility?
    var fileName: (@Sendable (Content.Item) -> String?)?

    typealias Item = Content.Item
    typealias Body = Never

    func _forms() -> _TransferForms<Content.Item> {
        content._forms().mapped { form in
            if let visibility { form.visibility = visibility }
            if let fileName { form.fileName = fileName }
        }
    }
}

extension TransferRepresentation {
    /// Lets values leave in this representation only if `condition` returns true for them.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> _ConditionalTransferRepresentation<Self> {
        _ConditionalTransferRepresentation(content: self, condition: condition)
    }

    /// Sets which programs the representation is offered to.
    public func visibility(
        _ visibility: TransferRepresentationVisibility
    ) -> some TransferRepresentation<Item> { EditedRepresentation(content: self, visibility: visibility) }

    /// Sets the name of files that values are saved in.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        EditedRepresentation(content: self, fileName: { _ in fileName })
    }

    /// Sets the name of files that values are saved in; nil leaves it to the receiver.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> { EditedRepresentation(content: self, fileName: fileName) }
}
