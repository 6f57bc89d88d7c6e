/// The methods of UIKit that the lowering treats specially.
enum UIKitMethods {
    /// The base names of methods with one parameter that are often referred to without it, or that an app's method
    /// without parameters can share.
    static let withSender: Set<String> = [
        "cut", "copy", "paste", "delete", "select", "selectAll", "toggleBoldface", "toggleItalics",
        "toggleUnderline", "endEditing", "pasteAndMatchStyle",
    ]

    /// Objective-C runtime functions that UIKit provides. On Apple's platforms, every file that imports Foundation can
    /// use them.
    static let ofRuntime: Set<String> = [
        "objc_setAssociatedObject", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
    ]

    /// Types that files know on Apple's systems without importing UIKit, because Foundation or QuartzCore declares them.
    static let typesOfOtherModules: Set<String> = [
        "CADisplayLink", "NSKeyValueChange", "NSKeyValueChangeKey", "NSKeyValueObservation", "NSKeyValueObservedChange",
        "NSKeyValueObservingOptions", "Selector", "UndoManager",
    ]
}
