extension UISegmentedControl: UISpringLoadedInteractionSupporting {
    /// A Boolean value that indicates whether the user can select a segment by holding dragged items over it. The
    /// default is `false` (DT-05).
    public var isSpringLoaded: Bool {
        get { standardSpringLoading != nil }
        set {
            setSpringLoaded(newValue) {
                let behavior = PartSpringLoading { [weak self] context in
                    guard let self, isEnabled, let index = segment(at: context.location(in: self)),
                        segments[index].isEnabled, isMomentary || index != selectedSegmentIndex
                    else { return nil }
                    return (self, index)
                }
                let effect = SpringLoadBlink { [weak self] context in
                    guard let self, let index = context.targetItem as? Int, segments.indices.contains(index) else {
                        return nil
                    }
                    return segmentFrame(index, edges)
                }
                return StandardSpringLoading(behavior: behavior, effect: effect) { [weak self] context in
                    if let index = context.targetItem as? Int { _ = self?.chooseByUser(index) }
                }
            }
        }
    }
}
