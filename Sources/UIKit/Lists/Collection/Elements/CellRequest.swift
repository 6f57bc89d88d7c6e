/// A request for a view from the data source, during which dequeued views are recorded (CV-03).
struct CellRequest {
    let key: ElementKey
    var dequeued: [UICollectionReusableView] = []
}
