/// Functions of the Objective-C runtime and of key-value coding that have no counterpart on Linux.
enum RefusedFunctions {
    /// Returns the error message for a call, or nil if the function is supported.
    ///
    /// - Parameter name: The name of a global function, or the full name of a method, such as `setValue(_:forKey:)`.
    static func message(forCallOf name: String) -> String? {
        if let message = methods[name] { return message }
        if replacing.contains(name) {
            return "'\(name)' changes classes at run time, which is not supported on Linux; override the method or "
                + "call another function instead"
        }
        if inspecting.contains(name) {
            return "'\(name)' needs the Objective-C runtime, which Linux does not have; use protocols or Mirror instead"
        }
        return nil
    }

    private static let replacing: Set<String> = [
        "method_exchangeImplementations", "method_setImplementation", "method_getImplementation", "class_addMethod",
        "class_replaceMethod", "class_addIvar", "class_addProperty", "class_addProtocol", "object_setClass",
        "objc_allocateClassPair", "objc_registerClassPair", "imp_implementationWithBlock",
    ]

    private static let inspecting: Set<String> = [
        "class_getInstanceMethod", "class_getClassMethod", "class_copyMethodList", "class_copyPropertyList",
        "class_copyIvarList", "class_getProperty", "objc_getClass", "objc_getProtocol", "objc_copyClassList",
        "object_getIvar", "object_setIvar", "method_getName", "sel_registerName", "sel_getName",
    ]

    private static let methods: [String: String] = {
        let coding = "key-value coding needs the Objective-C runtime; use the property or a key path instead"
        return [
            "setValuesForKeys(_:)": coding, "dictionaryWithValues(forKeys:)": coding,
            "mutableArrayValue(forKey:)": coding,
        ]
    }()

    /// Returns the error message for key-value coding of the app's own objects through `self`, or nil if the method is
    /// supported.
    ///
    /// Layers, animations, transactions and user defaults have working methods with these names.
    static func message(forCallThroughSelfOf name: String) -> String? {
        let names: Set<String> = [
            "value(forKey:)", "setValue(_:forKey:)", "value(forKeyPath:)", "setValue(_:forKeyPath:)",
        ]
        guard names.contains(name) else { return nil }
        return "key-value coding needs the Objective-C runtime; use the property or a key path instead"
    }

    /// Returns whether a function with this name needs special treatment (it is refused, or UIKit provides it) unless
    /// the app declares it.
    static func isNameOfRefused(_ name: String) -> Bool {
        UIKitMethods.ofRuntime.contains(name) || message(forCallOf: name) != nil
            || message(forCallThroughSelfOf: name) != nil
    }
}
