import QuartzCore

/// A visible element, whose attributes a handler changes. Numbers that are not finite are ignored.
final class CompositionalVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { if newValue.isFinite { attributes.alpha = newValue } }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { if newValue.x.isFinite, newValue.y.isFinite { attributes.center = newValue } }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set {
            let rows = [
                newValue.m11, newValue.m12, newValue.m13, newValue.m14, newValue.m21, newValue.m22, newValue.m23,
                newValue.m24, newValue.m31, newValue.m32, newValue.m33, newValue.m34, newValue.m41, newValue.m42,
                newValue.m43, newValue.m44,
            ]
            if rows.allSatisfy(\.isFinite) { attributes.transform3D = newValue }
        }
    }
    var name: String { attributes.representedElementKind ?? "" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
