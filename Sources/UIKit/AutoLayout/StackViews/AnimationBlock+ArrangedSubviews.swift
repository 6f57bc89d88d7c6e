import QuartzCore

// The animations of an arranged view that is hidden or shown (ST-08). Its model values change immediately. While its
// size changes to or from zero in the layout at the end of the block, it fades and remains visible.
extension AnimationBlock {
    /// Animates the visibility of an arranged view, which has just changed, if an animation block is running.
    static func arrangedSubviewDidChangeVisibility(_ view: UIView) {
        if let block = current, block.animates(view) {
            block.fade(view)
            if let window = view.window { block.layOutAtEnd(window) }
        } else if view.layer.isAnimated(.hidden) {
            // The change takes effect immediately, also in the middle of an animation.
            view.layer.removeViewAnimations(of: .opacity)
            view.layer.removeViewAnimations(of: .hidden)
        }
    }

    /// Returns whether changes of the view's alpha are animated now.
    private func animates(_ view: UIView) -> Bool {
        !(AnimationBlock.action(for: view, LayerProperty.opacity.rawValue) is NSNull)
    }

    /// Fades the view from its displayed alpha to the one that follows from `isHidden`.
    private func fade(_ view: UIView) {
        // A view that was not displayed appears from zero.
        let isDisplayed = view.isHidden || view.layer.isAnimated(.hidden)
        let displayed =
            isDisplayed && view.layer.isAnimated(.opacity) ? view.layer.presentationValue(.opacity) : nil
        let alpha = AnimationValue.number(Double(view.alpha))
        let clear = AnimationValue.number(0)
        let ends = view.isHidden ? (from: displayed ?? alpha, to: clear) : (from: displayed ?? clear, to: alpha)
        animate(view, .opacity, from: ends.from, to: ends.to, model: (alpha, alpha))
        // The layer of a hidden view is displayed until the animation ends.
        let hidden = AnimationValue.number(1)
        let visible = AnimationValue.number(0)
        let model = view.isHidden ? (from: visible, to: hidden) : (from: hidden, to: visible)
        animate(view, .hidden, from: visible, to: visible, model: model)
    }

    /// Animates the displayed value of a property.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - property: The property.
    ///   - from: The value at the start.
    ///   - to: The value at the end.
    ///   - model: The model values before and after the change, which an animator sets if it is stopped.
    private func animate(
        _ view: UIView, _ property: LayerProperty, from: AnimationValue, to: AnimationValue,
        model: (from: AnimationValue, to: AnimationValue)
    ) {
        let name = property.rawValue
        if let recorder {
            recorder.note(view, property, from, nil, to)
        } else if let animator {
            let animation = CABasicAnimation(keyPath: name)
            animation.setEnds(from: from, to: to)
            animator.adopt(animation, view, property, from: model.from, to: model.to)
        } else {
            view.layer.removeViewAnimations(of: property)
            let animation = pace.makeAnimation(keyPath: name, duration: duration)
            animation.setEnds(from: from, to: to)
            begin(animation, on: view, name: name)
        }
    }
}
