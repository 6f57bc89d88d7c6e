import UIKit

/// The symbols that represent the types of files, and their colors.
@MainActor enum FileSymbol {
    private static var images: [String: UIImage] = [:]

    /// Returns the symbol of a type in a size in points.
    static func image(_ type: FileType, size: CGFloat) -> UIImage? {
        let key = "\(type.symbolName) \(size)"
        if let image = images[key] { return image }
        let image = UIImage(
            systemName: type.symbolName, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
        images[key] = image
        return image
    }

    static func color(_ kind: FileKind) -> UIColor {
        switch kind {
        case .folder, .linkToFolder: .systemBlue
        case .brokenLink: .systemRed
        default: .secondaryLabel
        }
    }
}
