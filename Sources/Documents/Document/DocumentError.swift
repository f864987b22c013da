import Foundation

/// Reason for which a document cannot be opened or saved, in words for people.
enum DocumentError: LocalizedError {
    case unknownKind
    case missing
    case nothingToSave

    var errorDescription: String? {
        switch self {
        case .unknownKind: "This program does not open files of this kind."
        case .missing: "There is no such file."
        case .nothingToSave: "There is no document to save."
        }
    }
}
