import DesktopBus

extension BusInterface where Object: AccessibleObject {
    /// `org.a11y.atspi.Accessible`.
    ///
    /// - Source: AT-SPI's D-Bus interfaces, `xml/Accessible.xml` of at-spi2-core. The other interfaces of this folder are
    ///   from the files beside it.
    static func accessible() -> BusInterface<Object> {
        BusInterface(InterfaceName.accessible)
            .property("version", "u") { _ in .number(1) }
            .property("Name", "s") { .text($0.name) }
            .property("Description", "s") { .text($0.description) }
            .property("Parent", "(so)") { $0.parent }
            .property("ChildCount", "i") { .integer(Int32(clamping: $0.children.count)) }
            .property("Locale", "s") { .text($0.bridge.application.locale) }
            .property("AccessibleId", "s") { .text($0.identifier) }
            // Hints are descriptions: screen readers would speak both.
            .property("HelpText", "s") { _ in .text("") }
            .method("GetChildAtIndex", takes: "i", gives: "(so)") { object, call in
                let (children, index) = (object.children, call.integer(0))
                return [object.bridge.reference(to: children.indices.contains(index) ? children[index] : nil)]
            }
            .method("GetChildren", gives: "a(so)") { object, _ in [object.bridge.references(to: object.children)] }
            .method("GetIndexInParent", gives: "i") { object, _ in [.integer(Int32(clamping: object.indexInParent))] }
            .method("GetRelationSet", gives: "a(ua(so))") { object, _ in
                let relations = object.relations.map { kind, objects in
                    BusArgument.structure([.number(kind), object.bridge.references(to: objects)])
                }
                return [.array(relations, of: "(ua(so))")]
            }
            .method("GetRole", gives: "u") { object, _ in [.number(object.role.number)] }
            .method("GetRoleName", gives: "s") { object, _ in [.text(object.role.name)] }
            .method("GetLocalizedRoleName", gives: "s") { object, _ in [.text(object.role.name)] }
            .method("GetState", gives: "au") { object, _ in
                [.array(object.states.words.map { .number($0) }, of: "u")]
            }
            .method("GetAttributes", gives: "a{ss}") { object, _ in [.texts(object.attributes)] }
            .method("GetApplication", gives: "(so)") { object, _ in [object.bridge.reference(to: .application)] }
            .method("GetInterfaces", gives: "as") { object, _ in
                [.array(object.interfaceNames.map { .text($0) }, of: "s")]
            }
    }
}
