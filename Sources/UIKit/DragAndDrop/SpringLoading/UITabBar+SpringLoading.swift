extension UITabBar: UISpringLoadedInteractionSupporting {
    /// A Boolean value that indicates whether the user can select an item by holding dragged items over it, for example
    /// to drop them in another tab. The default is `false` (DT-05).
    public var isSpringLoaded: Bool {
        get { standardSpringLoading != nil }
        set {
            setSpringLoaded(newValue) {
                let behavior = PartSpringLoading { [weak self] context in
                    guard let self,
                        let button = buttons.first(where: {
                            !$0.isHidden && $0.isEnabled && $0.bounds.contains(context.location(in: $0))
                        }), button.item !== selectedItem
                    else { return nil }
                    return (button, ObjectIdentifier(button.item))
                }
                return StandardSpringLoading(behavior: behavior) { [weak self] context in
                    if let button = context.targetView as? TabBarButton { self?.press(button.item) }
                }
            }
        }
    }
}
