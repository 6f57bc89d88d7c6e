import Foundation
import QuartzCore

/// An object some of whose properties can be observed: a view, a view controller or a layer.
///
/// ```swift
/// let observation = view.observe(\.bounds, options: [.new]) { view, change in
///     print("The bounds are \(change.newValue!)")
/// }
/// ```
///
/// Observers are notified on the main thread by the setter of the property. Observers of properties that are derived
/// from others, such as `frame` when `center` is set, are notified if the value differs.
///
/// The properties that can be observed are:
///
/// - `UIView`: `frame`, `bounds`, `center`, `transform`, `alpha`, `isHidden`, `backgroundColor` and
///   `isUserInteractionEnabled`
/// - `UIControl`: `isEnabled`, `isSelected` and `isHighlighted`
/// - `UILabel`, `UITextField` and `UITextView`: `text` and `attributedText`
/// - `UIImageView`: `image`
/// - `UISlider`: `value`
/// - `UISwitch`: `isOn`
/// - `UIProgressView`: `progress`
/// - `UIPageControl`: `currentPage` and `numberOfPages`
/// - `UISegmentedControl`: `selectedSegmentIndex`
/// - `UIViewController`: `title`
/// - `CALayer`: `bounds`, `position`, `transform`, `opacity`, `isHidden`, `backgroundColor`, `cornerRadius` and
///   `zPosition`
///
/// Changes that the user makes to text and to the selected segment do not notify observers: use the delegate or the
/// actions of the control, which report all changes by the user.
///
/// Other properties, also those of the app's own classes, cannot be observed: this is reported once, and the change
/// handler is never called. If a final class overrides a property, its key path cannot be recognized: observe the
/// property through the superclass, `(label as UILabel).observe(\.text) { … }`.
@MainActor @preconcurrency public protocol KeyValueObservable: NSObject {}

extension CALayer: KeyValueObservable {}
extension UIView: KeyValueObservable {}
extension UIViewController: KeyValueObservable {}

extension KeyValueObservable {
    /// Observes a property.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the property. It has one component, such as `\.bounds`.
    ///   - options: The values that changes provide, and the times at which the handler is called. The default is none:
    ///     the handler is called after each change.
    ///   - changeHandler: A closure that receives the object and the change.
    /// - Returns: The observation, which lasts as long as the returned object.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard let property = ObservableProperties.of(Self.self).name(of: keyPath) else {
            KeyValueObservingDiagnostics.reportUnobservable("\(keyPath)", Self.self)
            return NSKeyValueObservation(nil)
        }
        let changes = ObservedChanges(keyPath: keyPath, options: options)
        // The object owns its observers and is alive whenever they are notified.
        let observation = PropertyObservation(
            of: property, isPriorRequested: options.contains(.prior),
            value: { [unowned self] in self[keyPath: keyPath] },
            notify: { [unowned self] notification in changeHandler(self, changes.change(of: self, notification)) })
        addPropertyObservation(observation)
        if options.contains(.initial) { changeHandler(self, changes.initialChange(of: self)) }
        return NSKeyValueObservation(observation)
    }

    func addPropertyObservation(_ observation: PropertyObservation) {
        guard let owner = self as? any PropertyObserversOwner else { return }
        if owner.propertyObservers == nil { owner.propertyObservers = PropertyObservers() }
        owner.propertyObservers?.add(observation)
    }
}

/// Makes the changes that a change handler receives.
@MainActor private struct ObservedChanges<Root, Value> {
    let keyPath: KeyPath<Root, Value>
    let options: NSKeyValueObservingOptions

    func initialChange(of object: Root) -> NSKeyValueObservedChange<Value> {
        change(new: object[keyPath: keyPath], old: nil, isPrior: false)
    }

    func change(
        of object: Root, _ notification: PropertyObservation.Notification
    ) -> NSKeyValueObservedChange<Value> {
        switch notification {
        case .prior: change(new: nil, old: object[keyPath: keyPath], isPrior: true)
        case .changed(let old): change(new: object[keyPath: keyPath], old: old as? Value, isPrior: false)
        }
    }

    private func change(new: Value?, old: Value?, isPrior: Bool) -> NSKeyValueObservedChange<Value> {
        NSKeyValueObservedChange(
            kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
            indexes: nil, isPrior: isPrior)
    }
}
