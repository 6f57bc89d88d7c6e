import QuartzCore

/// The properties of a class that can be observed, with their names.
///
/// Key paths are compared with `==`, which compares their roots as well: `\UILabel.frame` and `\UIView.frame` differ.
/// The table of a class is therefore made with that class as root, by functions that are generic over it.
@MainActor struct ObservableProperties {
    private var names: [AnyKeyPath: String] = [:]
    private var keyPaths: [String: AnyKeyPath] = [:]

    /// The table of each class, which does not change.
    private static var tables: [ObjectIdentifier: ObservableProperties] = [:]

    /// Returns the properties of a class, including those of its superclasses.
    static func of(_ type: any KeyValueObservable.Type) -> ObservableProperties {
        if let table = tables[ObjectIdentifier(type)] { return table }
        var table = ObservableProperties()
        if let type = type as? any ObservedLayer.Type { table.addProperties(ofLayer: type) }
        if let type = type as? any ObservedView.Type { table.addProperties(ofView: type) }
        if let type = type as? any ObservedControl.Type { table.addProperties(ofControl: type) }
        if let type = type as? any ObservedLabel.Type { table.addProperties(ofLabel: type) }
        if let type = type as? any ObservedTextField.Type { table.addProperties(ofTextField: type) }
        if let type = type as? any ObservedTextView.Type { table.addProperties(ofTextView: type) }
        if let type = type as? any ObservedImageView.Type { table.addProperties(ofImageView: type) }
        if let type = type as? any ObservedSlider.Type { table.addProperties(ofSlider: type) }
        if let type = type as? any ObservedSwitch.Type { table.addProperties(ofSwitch: type) }
        if let type = type as? any ObservedProgressView.Type { table.addProperties(ofProgressView: type) }
        if let type = type as? any ObservedPageControl.Type { table.addProperties(ofPageControl: type) }
        if let type = type as? any ObservedSegmentedControl.Type { table.addProperties(ofSegmentedControl: type) }
        if let type = type as? any ObservedViewController.Type { table.addProperties(ofViewController: type) }
        tables[ObjectIdentifier(type)] = table
        return table
    }

    /// Returns the name of a property; `nil` if it cannot be observed.
    func name(of keyPath: AnyKeyPath) -> String? { names[keyPath] }

    /// Returns the property of a name; `nil` if it cannot be observed.
    ///
    /// - Parameter name: The name of the property in Swift, or its key in Objective-C: `isHidden` or `hidden`.
    func property(named name: String) -> (name: String, keyPath: AnyKeyPath)? {
        if let keyPath = keyPaths[name] { return (name, keyPath) }
        let booleanName = "is" + name.prefix(1).uppercased() + name.dropFirst()
        return keyPaths[booleanName].map { (booleanName, $0) }
    }

    private mutating func add(_ name: String, _ keyPath: AnyKeyPath) {
        names[keyPath] = name
        keyPaths[name] = keyPath
    }
}

extension ObservableProperties {
    private mutating func addProperties<T: ObservedLayer>(ofLayer type: T.Type) {
        add("bounds", \T.bounds)
        add("position", \T.position)
        add("transform", \T.transform)
        add("opacity", \T.opacity)
        add("isHidden", \T.isHidden)
        add("backgroundColor", \T.backgroundColor)
        add("cornerRadius", \T.cornerRadius)
        add("zPosition", \T.zPosition)
    }

    private mutating func addProperties<T: ObservedView>(ofView type: T.Type) {
        add("frame", \T.frame)
        add("bounds", \T.bounds)
        add("center", \T.center)
        add("transform", \T.transform)
        add("alpha", \T.alpha)
        add("isHidden", \T.isHidden)
        add("backgroundColor", \T.backgroundColor)
        add("isUserInteractionEnabled", \T.isUserInteractionEnabled)
    }

    private mutating func addProperties<T: ObservedControl>(ofControl type: T.Type) {
        add("isEnabled", \T.isEnabled)
        add("isSelected", \T.isSelected)
        add("isHighlighted", \T.isHighlighted)
    }

    private mutating func addProperties<T: ObservedLabel>(ofLabel type: T.Type) {
        add("text", \T.text)
        add("attributedText", \T.attributedText)
    }

    private mutating func addProperties<T: ObservedTextField>(ofTextField type: T.Type) {
        add("text", \T.text)
        add("attributedText", \T.attributedText)
    }

    private mutating func addProperties<T: ObservedTextView>(ofTextView type: T.Type) {
        add("text", \T.text)
        add("attributedText", \T.attributedText)
    }

    private mutating func addProperties<T: ObservedImageView>(ofImageView type: T.Type) { add("image", \T.image) }

    private mutating func addProperties<T: ObservedSlider>(ofSlider type: T.Type) { add("value", \T.value) }

    private mutating func addProperties<T: ObservedSwitch>(ofSwitch type: T.Type) { add("isOn", \T.isOn) }

    private mutating func addProperties<T: ObservedProgressView>(ofProgressView type: T.Type) {
        add("progress", \T.progress)
    }

    private mutating func addProperties<T: ObservedPageControl>(ofPageControl type: T.Type) {
        add("currentPage", \T.currentPage)
        add("numberOfPages", \T.numberOfPages)
    }

    private mutating func addProperties<T: ObservedSegmentedControl>(ofSegmentedControl type: T.Type) {
        add("selectedSegmentIndex", \T.selectedSegmentIndex)
    }

    private mutating func addProperties<T: ObservedViewController>(ofViewController type: T.Type) {
        add("title", \T.title)
    }
}

// A generic function gets a class that is known only at run time as its argument if it is passed as that of a protocol.
private protocol ObservedLayer: CALayer {}
private protocol ObservedView: UIView {}
private protocol ObservedControl: UIControl {}
private protocol ObservedLabel: UILabel {}
private protocol ObservedTextField: UITextField {}
private protocol ObservedTextView: UITextView {}
private protocol ObservedImageView: UIImageView {}
private protocol ObservedSlider: UISlider {}
private protocol ObservedSwitch: UISwitch {}
private protocol ObservedProgressView: UIProgressView {}
private protocol ObservedPageControl: UIPageControl {}
private protocol ObservedSegmentedControl: UISegmentedControl {}
private protocol ObservedViewController: UIViewController {}

extension CALayer: ObservedLayer {}
extension UIView: ObservedView {}
extension UIControl: ObservedControl {}
extension UILabel: ObservedLabel {}
extension UITextField: ObservedTextField {}
extension UITextView: ObservedTextView {}
extension UIImageView: ObservedImageView {}
extension UISlider: ObservedSlider {}
extension UISwitch: ObservedSwitch {}
extension UIProgressView: ObservedProgressView {}
extension UIPageControl: ObservedPageControl {}
extension UISegmentedControl: ObservedSegmentedControl {}
extension UIViewController: ObservedViewController {}
