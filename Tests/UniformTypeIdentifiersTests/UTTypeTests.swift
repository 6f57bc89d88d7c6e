import Foundation
import SystemSupport
import Testing

@testable import UniformTypeIdentifiers

/// Tests of types of data (UT-01 to UT-05).
struct UTTypeTests {
    @Test("UT-01 standard types have the identifiers, names and supertypes of Apple's documentation")
    func standardTypes() {
        #expect(UTType.png.identifier == "public.png")
        #expect(UTType.png.preferredFilenameExtension == "png" && UTType.png.preferredMIMEType == "image/png")
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.jpeg.tags[.filenameExtension]?.contains("jpg") == true)
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item))
        #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png) && UTType.png.isSubtype(of: .image))
        #expect(UTType.image.isSupertype(of: .png) && !UTType.image.conforms(to: .png))
        #expect(UTType.swiftSource.supertypes.isSuperset(of: [.sourceCode, .plainText, .text, .data, .content, .item]))
        #expect(!UTType.folder.conforms(to: .data) && UTType.folder.conforms(to: .directory))
        #expect(UTType.png.isPublic && UTType.png.isDeclared && !UTType.png.isDynamic)
        #expect(UTType("public.png") == .png && UTType("no.such.type") == nil && UTType("") == nil)
    }

    @Test("UT-01 each supertype in the table is a type of the table")
    func tableIsComplete() {
        for (identifier, declaration) in StandardTypes.declarations {
            for parent in declaration.parents {
                #expect(StandardTypes.declarations[parent] != nil, "\(identifier) conforms to \(parent)")
            }
            #expect(!TypeRegistry.ancestors(of: identifier).contains(identifier))
        }
        #expect(StandardTypes.identifiers.count == StandardTypes.declarations.count)
    }

    @Test("UT-02 types of extensions and MIME types; unknown ones are dynamic")
    func tags() throws {
        #expect(UTType(filenameExtension: "PNG") == .png && UTType(filenameExtension: "jpg") == .jpeg)
        #expect(UTType(filenameExtension: "txt") == .plainText && UTType(filenameExtension: "txt", conformingTo: .image) == nil)
        #expect(UTType(mimeType: "image/png") == .png && UTType(mimeType: "Text/Plain; charset=utf-8") == .plainText)
        #expect(UTType(filenameExtension: "") == nil && UTType(filenameExtension: "a/b") == nil)
        for text in ["", "png", "/", "a/", "/b", "a/b/c", "a b/c"] { #expect(UTType(mimeType: text) == nil, "\(text)") }
        let unknown = try #require(UTType(filenameExtension: "qqzz"))
        #expect(unknown.isDynamic && !unknown.isDeclared && unknown.preferredFilenameExtension == "qqzz")
        #expect(unknown.conforms(to: .data) && unknown.preferredMIMEType == nil)
        #expect(UTType(unknown.identifier) == unknown)
        let type = try #require(UTType(mimeType: "application/x-qqzz"))
        #expect(type.isDynamic && type.preferredMIMEType == "application/x-qqzz" && type.conforms(to: .data))
        #expect(UTType(tag: "x", tagClass: UTTagClass(rawValue: "other"), conformingTo: nil) == nil)
        #expect(UTType.types(tag: "png", tagClass: .filenameExtension, conformingTo: nil).first == .png)
    }

    @Test("UT-03 the app declares types")
    func declaredTypes() {
        let type = UTType(exportedAs: "org.example.note", conformingTo: .json)
        #expect(type.conforms(to: .json) && type.conforms(to: .text) && type.isDeclared && !type.isPublic)
        #expect(UTType("org.example.note") == type)
        #expect(UTType(importedAs: "org.example.other").conforms(to: .data))
        // A standard type stays as it is.
        #expect(!UTType(exportedAs: "public.png", conformingTo: .text).conforms(to: .text))
        // A type that conforms to itself.
        let circle = UTType(exportedAs: "org.example.circle", conformingTo: UTType(unchecked: "org.example.circle"))
        #expect(circle.conforms(to: circle) && !circle.conforms(to: .data) && circle.supertypes.isEmpty)
        let declarations = TypeRegistry.information([
            "UTExportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "a.b", "UTTypeConformsTo": "public.text",
                    "UTTypeTagSpecification": ["public.filename-extension": ["AB"], "public.mime-type": "a/b"],
                ], ["UTTypeConformsTo": 7], [:],
            ] as [[String: Any]],
            "UTImportedTypeDeclarations": "nonsense",
        ])
        #expect(declarations.count == 1)
        #expect(declarations["a.b"]?.extensions == ["ab"] && declarations["a.b"]?.mimeTypes == ["a/b"])
        #expect(declarations["a.b"]?.parents == ["public.text"])
    }

    /// Creates a database in a temporary folder.
    private func database(_ files: [String: String]) throws -> MIMEDatabase {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mime-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            let file = folder.appendingPathComponent("mime/\(name)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let result = MIMEDatabase(environment: ["XDG_DATA_HOME": folder.path, "XDG_DATA_DIRS": "/nonexistent:relative"])
        #expect(files.isEmpty || result.description(of: "a/b", languages: ["de", ""]) == "Ein <B>")
        return result
    }

    @Test("UT-04 the MIME database: weights, aliases, descriptions in the user's language")
    func mimeDatabase() throws {
        let database = try database([
            "globs2": "# comment\n50:a/b:*.x\n80:a/c:*.X\n50:a/d:*.y:cs\n50:a/e:makefile\n50:a/f:*.z[0-9]\nnonsense\n",
            "subclasses": "a/b text/plain\n\nthree words here\n", "aliases": "old/b a/b\n", "types": "a/b\na/g\n",
            "a/b.xml":
                "<x>\n<comment>A B</comment>\n<comment xml:lang=\"de\">Ein &lt;B&gt;</comment>\n<comment\n</comment>",
        ])
        #expect(database.types["x"] == ["a/c", "a/b"] && database.types["y"] == ["a/d"] && database.types.count == 2)
        #expect(database.extensions["a/b"] == ["x"] && database.parents["a/b"] == ["text/plain"])
        #expect(database.canonical("Old/B; q=1") == "a/b" && database.canonical("none") == nil)
        #expect(database.names == ["a/b", "a/c", "a/d", "a/g"])
    }

    @Test("UT-04 a missing database is empty")
    func missingDatabase() throws {
        let database = MIMEDatabase(environment: ["XDG_DATA_HOME": "/nonexistent", "XDG_DATA_DIRS": "/nonexistent"])
        #expect(database.types.isEmpty && database.names.isEmpty && database.canonical("a/b") == "a/b")
        #expect(database.description(of: "a/b", languages: [""]) == nil)
    }

    @Test("UT-05 types are coded as their identifiers")
    func coding() throws {
        let data = try JSONEncoder().encode([UTType.png])
        #expect(String(decoding: data, as: UTF8.self) == "[\"public.png\"]")
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    }
}
