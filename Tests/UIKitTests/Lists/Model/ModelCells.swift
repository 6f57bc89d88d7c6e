import UIKit

/// A cell that knows what it displays.
@MainActor protocol ModelCell: UIView {
    /// The identifier of the item.
    var id: Int { get set }
    /// The number of times that the item had been configured again when the cell was.
    var version: Int { get set }
}

/// The height of an item.
func modelHeight(of id: Int) -> CGFloat { 32 + CGFloat(id * 7 % 23) * 1.5 }

final class ModelTableCell: UITableViewCell, ModelCell {
    var id = 0
    var version = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: modelHeight(of: id)) }
}

final class ModelCollectionCell: UICollectionViewCell, ModelCell {
    var id = 0
    var version = 0
}
