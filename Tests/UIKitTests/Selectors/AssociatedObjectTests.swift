import Testing
import UIKit

@MainActor @Suite struct AssociatedObjectTests {
    private final class Value: NSObject, NSCopying {
        var number = 0
        func copy(with zone: NSZone? = nil) -> Any {
            let copy = Value()
            copy.number = number + 1
            return copy
        }
    }
    private nonisolated(unsafe) static var first: UInt8 = 0
    private nonisolated(unsafe) static var second: UInt8 = 0

    @Test("values are stored by key for responders, layers and recognizers")
    func keys() {
        let holders: [AnyObject] = [UIView(), UIViewController(), CALayer(), UITapGestureRecognizer(), UIResponder()]
        for object in holders {
            #expect(objc_getAssociatedObject(object, &Self.first) == nil)
            objc_setAssociatedObject(object, &Self.first, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            objc_setAssociatedObject(object, &Self.second, 2, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(object, &Self.first) as? String == "a")
            #expect(objc_getAssociatedObject(object, &Self.second) as? Int == 2)
            objc_setAssociatedObject(object, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(object, &Self.first) == nil)
            objc_removeAssociatedObjects(object)
            #expect(objc_getAssociatedObject(object, &Self.second) == nil)
        }
    }

    @Test("the policy retains, copies or does not retain a value; values are released with their object")
    func policies() {
        weak var value: Value?
        var view: UIView? = UIView()
        do {
            let new = Value()
            value = new
            objc_setAssociatedObject(view!, &Self.first, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        #expect(value != nil && objc_getAssociatedObject(view!, &Self.first) as? Value === value)
        do {
            let other = Value()
            objc_setAssociatedObject(view!, &Self.second, other, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(view!, &Self.second) as? Value === other)
        }
        #expect(objc_getAssociatedObject(view!, &Self.second) == nil)
        let original = Value()
        objc_setAssociatedObject(view!, &Self.second, original, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        let copy = objc_getAssociatedObject(view!, &Self.second) as? Value
        #expect(copy !== original && copy?.number == 1)
        view = nil
        #expect(value == nil)
    }

    @Test("other objects cannot have values")
    func unsupportedObjects() {
        let object = NSObject()
        objc_setAssociatedObject(object, &Self.first, 1, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(object, &Self.first) == nil)
    }

    @Test("a presentation copy of a layer has no values")
    func copies() {
        let layer = CALayer()
        objc_setAssociatedObject(layer, &Self.first, 1, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(CALayer(layer: layer), &Self.first) == nil)
    }
}
