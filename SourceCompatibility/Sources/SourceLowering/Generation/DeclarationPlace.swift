import SwiftSyntax

/// The place where a declaration that belongs to a type can be generated.
enum DeclarationPlace {
    /// The end of the file, outside of types.
    case file

    /// An extension of the type at the end of the file.
    case `extension`(TypeReference)

    /// The body of the type, before its closing brace, for types that an extension cannot name.
    case body(closingBrace: Int, TypeReference)

    /// Returns the place for declarations that belong to `group`. The place contains the type's name as code at that
    /// place must spell it.
    static func of(_ group: (any DeclGroupSyntax)?, in target: TargetSummary) -> DeclarationPlace {
        guard let group else { return .file }
        let type = TypeReference(group, in: target)
        guard type.isLocal || type.isHidden else { return .extension(type) }
        return body(of: group, type)
    }

    static func body(of group: any DeclGroupSyntax, _ type: TypeReference) -> DeclarationPlace {
        var type = type
        type.name = group.typeName
        return .body(
            closingBrace: group.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset, type)
    }

    var type: TypeReference? {
        switch self {
        case .file: nil
        case .extension(let type), .body(_, let type): type
        }
    }

    /// Returns lines that declare a member at the place.
    func member(_ text: String) -> String {
        guard case .extension(let type) = self else { return text }
        return "extension \(type.name)\(type.whereClause) { \(text) }"
    }
}
