@testable import UIKit

/// A table view or a collection view that a random test compares with its model.
@MainActor protocol ModelList: AnyObject {
    var view: UIScrollView { get }
    /// The numbers of rows of the sections.
    var counts: [Int] { get }
    var visiblePaths: [IndexPath] { get }
    var selectedPaths: [IndexPath] { get }
    /// A Boolean value that indicates whether updates and layouts do not change the offset, because all heights are
    /// known.
    var hasKnownHeights: Bool { get }

    func cell(at path: IndexPath) -> UIView?
    func frame(at path: IndexPath) -> CGRect
    func isSelected(_ cell: UIView) -> Bool
    func setSelected(_ isSelected: Bool, _ path: IndexPath)
    func scroll(to path: IndexPath, _ position: Int, animated: Bool)
    func reloadData()
    func reconfigure(_ paths: [IndexPath])
    /// Reports a change with an animation from 0 to 7.
    func perform(_ change: ListChange, animation: Int)
    func performBatchUpdates(_ updates: @escaping () -> Void, completion: @escaping (Bool) -> Void)
}
