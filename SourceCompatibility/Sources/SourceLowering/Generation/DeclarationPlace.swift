import SwiftSyntax

/// Where a declaration that belongs to a type can be generated.
enum DeclarationPlace {
    /// At the end of the file, outside of types.
    case file

    /// In an extension of a type at the end of the file.
    case `extension`(TypeReference)

    /// In the body of the type, in front of its closing brace: an extension cannot name the type.
    case body(closingBrace: Int, TypeReference)

    /// Returns where declarations of `group` can go. The type is named as the code inside the place must name it.
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

    /// Returns lines that declare a member in the place.
    func member(_ text: String) -> String {
        guard case .extension(let type) = self else { return text }
        return "extension \(type.name)\(type.whereClause) { \(text) }"
    }
}
