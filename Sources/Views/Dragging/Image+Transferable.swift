public import CoreTransferable
import Foundation
import PictureFormats
import UniformTypeIdentifiers

extension Image: Transferable {
    /// The encoded picture of images that have one: from data, or rendered. Symbols, and pictures by name, arrive
    /// nowhere.
    public static var transferRepresentation: some TransferRepresentation {
        exported(.png, .png)
        exported(.jpeg, .jpeg)
        exported(.webp, .webP)
        exported(.gif, .gif)
        exported(.svg, .svg)
        DataRepresentation<Image>(
            .image, nil,
            .immediate { data in
                do throws(PictureFailure) {
                    return Image(try EncodedPicture(.memory(PictureData(data))))
                } catch { throw TransferError.malformed("a picture: \(error)") }
            })
    }

    private static func exported(
        _ format: PictureFormat, _ type: UTType
    ) -> some TransferRepresentation<Image> {
        DataRepresentation<Image>(
            type,
            .immediate { image in
                guard case .picture(let picture) = image.source else {
                    throw TransferError.notExported(type.identifier)
                }
                return try picture.bytes.all()
            }, nil
        )
        .exportingCondition { image in
            guard case .picture(let picture) = image.source else { return false }
            // A picture was read when its image was made; one that has gone since has no format.
            return (try? PictureHeader(of: picture.bytes))?.format == format
        }
    }
}
