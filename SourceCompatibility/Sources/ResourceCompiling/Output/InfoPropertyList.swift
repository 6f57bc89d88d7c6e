import Foundation

/// The information property list of the app.
enum InfoPropertyList {
    /// The property list for the output: the app's own with the variables of Xcode replaced, or a minimal one.
    static func make(
        from path: String?, product: String, developmentLanguage: String, languages: [String],
        _ diagnostics: Diagnostics
    ) -> [String: Any] {
        var list: [String: Any] = [:]
        if let path, let data = ResourceFile.text(path, diagnostics),
            let own = PropertyListFile.dictionary(data, path, diagnostics)
        {
            let variables = [
                "PRODUCT_NAME": product, "EXECUTABLE_NAME": product, "TARGET_NAME": product,
                "PRODUCT_MODULE_NAME": product,
                "DEVELOPMENT_LANGUAGE": developmentLanguage, "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
                "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
            ]
            for (key, value) in own { list[key] = expanded(value, variables) }
        }
        list["CFBundleDevelopmentRegion"] = developmentLanguage
        list["CFBundleLocalizations"] = languages
        if list["CFBundleName"] == nil { list["CFBundleName"] = product }
        return list
    }

    /// A value with the variables replaced; nil if it has one that is not known here.
    private static func expanded(_ value: Any, _ variables: [String: String]) -> Any? {
        if let text = value as? String {
            guard text.contains("$(") || text.contains("${") else { return text }
            var text = text
            for (name, value) in variables {
                for modifier in ["", ":c99extidentifier", ":rfc1034identifier"] {
                    text = text.replacing("$(\(name)\(modifier))", with: value)
                    text = text.replacing("${\(name)\(modifier)}", with: value)
                }
            }
            return text.contains("$(") || text.contains("${") ? nil : text
        }
        if let list = value as? [Any] { return list.compactMap { expanded($0, variables) } }
        if let dictionary = value as? [String: Any] { return dictionary.compactMapValues { expanded($0, variables) } }
        return value
    }
}
