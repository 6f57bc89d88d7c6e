import AccessibilityTree

/// Makes the facets of nodes.
@MainActor enum NodeFacets {
    /// Returns the text of an object: that of text fields and text views, or the label of an element that is text.
    static func text(_ object: UIResponder, _ role: AccessibilityRole) -> (any AccessibilityTextFacet)? {
        if let view = object as? any UIView & EditorTextView { return EditorText(view) }
        switch role {
        case .label, .staticText, .heading: return LabelText(object)
        default: return nil
        }
    }

    /// Returns the number that a control represents.
    static func value(_ object: UIResponder) -> (any AccessibilityValueFacet)? {
        switch object {
        case let slider as UISlider: return value(of: slider)
        case let stepper as UIStepper: return value(of: stepper)
        case let pages as UIPageControl: return value(of: pages)
        case let progress as UIProgressView: return value(of: progress)
        default: return nil
        }
    }

    private static func value(of slider: UISlider) -> ControlValue<UISlider> {
        ControlValue(slider) { (slider: UISlider) -> Double in
            Double(slider.maximumValue - slider.minimumValue) / 10
        } value: { (slider: UISlider) -> Double in
            Double(slider.value)
        } range: { (slider: UISlider) -> (minimum: Double, maximum: Double) in
            (Double(slider.minimumValue), Double(slider.maximumValue))
        } set: { (slider: UISlider, new: Double) in
            slider.changeByAccessibility(to: Float(new))
        }
    }

    private static func value(of stepper: UIStepper) -> ControlValue<UIStepper> {
        ControlValue(stepper) { (stepper: UIStepper) -> Double in
            stepper.stepValue
        } value: { (stepper: UIStepper) -> Double in
            stepper.value
        } range: { (stepper: UIStepper) -> (minimum: Double, maximum: Double) in
            (stepper.minimumValue, stepper.maximumValue)
        } set: { (stepper: UIStepper, new: Double) in
            stepper.changeByAccessibility(to: new)
        }
    }

    private static func value(of pages: UIPageControl) -> ControlValue<UIPageControl> {
        ControlValue(pages) { (_: UIPageControl) -> Double in
            1
        } value: { (pages: UIPageControl) -> Double in
            Double(pages.currentPage + 1)
        } range: { (pages: UIPageControl) -> (minimum: Double, maximum: Double) in
            (1, Double(max(1, pages.numberOfPages)))
        } set: { (pages: UIPageControl, new: Double) in
            pages.changeByAccessibility(to: Int(new.rounded()) - 1)
        }
    }

    private static func value(of progress: UIProgressView) -> ControlValue<UIProgressView> {
        ControlValue(progress) { (_: UIProgressView) -> Double in
            0
        } value: { (progress: UIProgressView) -> Double in
            Double(progress.progress)
        } range: { (_: UIProgressView) -> (minimum: Double, maximum: Double) in
            (0, 1)
        }
    }
}
