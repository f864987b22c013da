import Testing

@testable import UniformTypeIdentifiers

/// Types in the property list of a program.
struct ProgramTypesTests {
    @Test func `exported and imported types are read, with one text or several`() {
        let info: [String: Any] = [
            "UTImportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "com.example.sketch", "UTTypeConformsTo": "public.json",
                    "UTTypeTagSpecification": [
                        "public.filename-extension": "Sketch", "public.mime-type": ["text/x-a"],
                    ],
                ]
            ],
            "UTExportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "com.example.note", "UTTypeDescription": "Note",
                    "UTTypeConformsTo": ["public.text", "public.content"],
                    "UTTypeTagSpecification": ["public.filename-extension": ["note", "memo"]],
                ], ["UTTypeIdentifier": "com.example.plain"], ["UTTypeDescription": "without an identifier"],
            ],
        ]
        let all = ProgramTypes.declarations(in: info)
        #expect(all.map(\.identifier) == ["com.example.note", "com.example.plain", "com.example.sketch"])
        #expect(all.map(\.extensions) == [["note", "memo"], [], ["sketch"]])
        #expect(all.map(\.supertypes) == [["public.text", "public.content"], ["public.data"], ["public.json"]])
        #expect(all.map(\.mimeTypes) == [[], [], ["text/x-a"]] && all.map(\.description) == ["Note", nil, nil])
    }

    @Test func `a property list without types declares none`() {
        #expect(ProgramTypes.declarations(in: [:]).isEmpty)
        #expect(ProgramTypes.declarations(in: ["UTExportedTypeDeclarations": "text"]).isEmpty)
    }
}
