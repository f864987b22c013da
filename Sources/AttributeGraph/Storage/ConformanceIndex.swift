import Synchronization

/// Index of the types that conform to one protocol, for casts of types to that protocol.
///
/// The first cast of a type makes the runtime read every conformance of every library that is loaded, some 330,000
/// instructions, whether the type conforms or not; a program's first frame casts hundreds of types. The index reads
/// these records once for each protocol. It answers what the records say plainly, and leaves the rest to the runtime:
/// conformances with conditions or isolation, subclasses, and types that are not structs, enums or classes
/// (docs/decisions/0118-index-of-conformances.md).
package final class ConformanceIndex<Metatype>: Sendable {
    private let protocolRecord: UInt?
    private let known = Mutex(Known())

    private struct Known {
        /// Number of images whose records have been read.
        var images = 0
        /// False if the records of an image cannot be read.
        var isComplete = false
        /// Conformances by the descriptors of their types.
        var conformances: [UInt: ConformanceRecord] = [:]
        /// Tables of witnesses of the types that have been asked for; nil for those that do not conform.
        var answers = TypeTable<UInt?>()

        mutating func witnesses(of type: Any.Type, _ protocolRecord: UInt) -> UInt? {
            if let answer = answers[ObjectIdentifier(type)] { return answer }
            let answer = find(type, protocolRecord)
            answers.add(answer, for: ObjectIdentifier(type))
            return answer
        }

        private mutating func find(_ type: Any.Type, _ protocolRecord: UInt) -> UInt? {
            let metadata = TypeMetadata(type)
            guard let descriptor = metadata.descriptor else { return byCast(type) }
            let images = MetadataSections.count
            if images != self.images { read(protocolRecord, images: images) }
            if let record = conformances[descriptor] { return record.witnesses(of: metadata) ?? byCast(type) }
            return metadata.inherits || !isComplete ? byCast(type) : nil
        }

        /// Asks the runtime.
        private func byCast(_ type: Any.Type) -> UInt? {
            guard let conforming = type as? Metatype else { return nil }
            // The metatype of one protocol is two words, which `init` has checked: the type, and its table of witnesses.
            return unsafe unsafeBitCast(conforming, to: (UInt, UInt).self).1
        }

        private mutating func read(_ protocolRecord: UInt, images: Int) {
            let sections = MetadataSections.all
            (self.images, isComplete, conformances) = (images, sections.count == images, [:])
            // A library that was loaded since may let a type conform that did not.
            answers = TypeTable()
            for image in sections {
                image.forEachConformance { record in
                    guard record.protocolRecord == protocolRecord, let type = record.type else { return }
                    conformances[type] = record
                }
            }
        }
    }

    /// Creates the index of a protocol.
    ///
    /// - Parameter metatype: the metatype of one protocol without a class constraint, such as `(any View.Type).self`.
    ///   Others have no index: every cast asks the runtime.
    package init(_ metatype: Metatype.Type) {
        let record = TypeMetadata(metatype).protocolRecord
        protocolRecord = MemoryLayout<Metatype>.size == 2 * MemoryLayout<UInt>.size ? record : nil
    }

    /// Returns `type` as a type that conforms to the protocol; nil if it does not conform.
    package func cast(_ type: Any.Type) -> Metatype? {
        guard let protocolRecord else { return type as? Metatype }
        let witnesses = known.withLock { $0.witnesses(of: type, protocolRecord) }
        // The words of a metatype that the runtime has made, or makes from the same record. Types are the program's own:
        // no input reaches this.
        return witnesses.map { unsafe unsafeBitCast((type, $0), to: Metatype.self) }
    }
}
