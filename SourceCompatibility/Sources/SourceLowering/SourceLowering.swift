import SwiftSyntax

/// Rewrites Swift source for iOS so that it compiles on Linux, where Swift does not interoperate with Objective-C.
///
/// ```swift
/// let file = SourceFile(path: "Editor.swift", text: text)
/// let target = TargetSummary([SourceSummary(of: file)])
/// let lowered = SourceLowering.lower(file, in: target)
/// ```
///
/// Attributes are replaced by spaces and expressions by shorter expressions, so that lines and columns stay the same.
/// Generated declarations are appended.
public enum SourceLowering {
    /// Lowers one file.
    ///
    /// Invalid Swift code is left unchanged, so that the compiler reports errors in the original text.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - target: The declarations of all files of the target, including this file.
    ///   - contextTypeName: The name of a type that changes whenever `target` does. Files with generated declarations
    ///     mention it, so that the compiler compiles them again.
    ///   - parsed: The file with its syntax tree, if it has already been parsed.
    /// - Returns: The lowered text and the errors.
    public static func lower(
        _ file: SourceFile, in target: TargetSummary, contextTypeName: String? = nil, parsed: ParsedSource? = nil
    ) -> LoweredSource {
        guard mayNeedLowering(file, in: target) else {
            return LoweredSource(bytes: file.bytes, errors: [], isChanged: false)
        }
        let tree = (parsed ?? ParsedSource(file)).tree
        let lowerer = FileLowerer(file, tree: tree, target: target, canAppend: canAppend(to: file, tree))
        lowerer.walk(tree)
        let edits = lowerer.finish(contextTypeName: contextTypeName)
        let bytes = edits.isEmpty ? file.bytes : edits.applied(to: file.bytes)
        return LoweredSource(bytes: bytes, errors: lowerer.errors, isChanged: bytes != file.bytes)
    }

    /// Returns whether the file contains one of the words that lowering looks for.
    private static func mayNeedLowering(_ file: SourceFile, in target: TargetSummary) -> Bool {
        words.contains { file.contains($0) }
            || target.requirements.keys.contains { file.contains(String($0.prefix { $0 != "(" })) }
    }

    private static let words: [String] =
        [
            "@objc", "@nonobjc", "#selector", "#keyPath", "@IB", "@GKInspectable", "@NSManaged", "ApplicationMain",
            "iOS", "dynamic", "convention", "objc_", "class_", "method_", "object_", "sel_", "imp_", "forKey",
            "UIKit.", "CoreGraphics.", "QuartzCore.", "CoreMotion.", "Foundation.", "Dispatch.", " os.", "observeValue(",
        ] + ImportTable.omittedModules.map { "import " + $0 } + ImportTable.renamedModules.keys
        + UIKitMethods.typesOfOtherModules

    /// Returns whether a declaration that is appended to the text is at file scope, that is, whether no brace, comment,
    /// string or `#if` is left open.
    private static func canAppend(to file: SourceFile, _ tree: SourceFileSyntax) -> Bool {
        guard tree.hasError else { return true }
        let name = "_endOfSourceFile"
        let text = SourceFile(path: file.path, bytes: file.bytes + "\nfunc \(name)() {}\n".utf8)
        let extended = ParsedSource(text).tree
        guard case .decl(let last)? = extended.statements.last?.item,
            let function = last.as(FunctionDeclSyntax.self)
        else { return false }
        return function.name.text == name
    }
}
