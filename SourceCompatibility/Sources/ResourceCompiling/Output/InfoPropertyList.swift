import Foundation

/// The information property list of the app.
struct InfoPropertyList {
    private let own: [String: Any]

    /// Creates a property list from a file of the project. A nil path creates an empty property list.
    init(_ path: String?, _ diagnostics: Diagnostics) {
        own =
            path.flatMap { path in
                ResourceFile.text(path, diagnostics).flatMap { PropertyListFile.dictionary($0, path, diagnostics) }
            } ?? [:]
    }

    /// The development language that the project's file states; nil if it is missing or an Xcode build setting.
    var developmentLanguage: String? {
        guard let language = own["CFBundleDevelopmentRegion"] as? String, !language.isEmpty, !language.contains("$")
        else {
            return nil
        }
        return language
    }

    /// Returns the property list for the output: the project's own, with Xcode's build settings expanded and the
    /// languages added.
    func data(product: String, developmentLanguage: String, languages: [String]) throws -> Data {
        var list: [String: Any] = [:]
        let variables = [
            "PRODUCT_NAME": product, "EXECUTABLE_NAME": product, "TARGET_NAME": product,
            "PRODUCT_MODULE_NAME": product,
            "DEVELOPMENT_LANGUAGE": developmentLanguage, "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        ]
        for (key, value) in own { list[key] = InfoPropertyList.expanded(value, variables) }
        list["CFBundleDevelopmentRegion"] = developmentLanguage
        list["CFBundleLocalizations"] = languages
        if list["CFBundleName"] == nil { list["CFBundleName"] = product }
        return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    }

    /// Returns a value with its build settings expanded, or nil if the value refers to an unknown build setting.
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
