extension UIButton: UISpringLoadedInteractionSupporting {
    /// A Boolean value that indicates whether the user can activate the button by holding dragged items over it, which
    /// sends the events of a tap. The default is `false` (DT-05).
    public var isSpringLoaded: Bool {
        get { standardSpringLoading != nil }
        set {
            setSpringLoaded(newValue) {
                StandardSpringLoading { [weak self] _ in
                    guard let self, isEnabled else { return }
                    sendActions(for: .touchUpInside)
                    sendActions(for: .primaryActionTriggered)
                }
            }
        }
    }
}
