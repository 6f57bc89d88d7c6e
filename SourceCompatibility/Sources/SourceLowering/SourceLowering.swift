import SwiftSyntax

/// Rewrites Swift source for iOS so that it compiles on Linux, where Swift has no Objective-C.
///
/// ```swift
/// let file = SourceFile(path: "Editor.swift", text: text)
/// let target = TargetSummary([SourceSummary(of: file)])
/// let lowered = SourceLowering.lower(file, in: target)
/// ```
///
/// Attributes become spaces and expressions are replaced by shorter ones, so that lines stay where they are and columns
/// too. Declarations that are generated are appended.
public enum SourceLowering {
    /// Lowers one file.
    ///
    /// Where the source is not valid Swift, the bytes of the original stay, so that the compiler reports the errors of
    /// the original.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - target: The declarations of all files of its target, its own among them.
    ///   - contextTypeName: The name of a type that changes when `target` does, to be mentioned by files with generated
    ///     declarations: the compiler then compiles them again.
    ///   - parsed: The file with its tree, if it is parsed already.
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

    /// Returns whether one of the words that lowering looks for occurs in the file.
    private static func mayNeedLowering(_ file: SourceFile, in target: TargetSummary) -> Bool {
        words.contains { file.contains($0) }
            || target.requirements.keys.contains { file.contains(String($0.prefix { $0 != "(" })) }
    }

    private static let words: [String] =
        [
            "@objc", "@nonobjc", "#selector", "#keyPath", "@IB", "@GKInspectable", "@NSManaged", "ApplicationMain",
            "iOS", "dynamic", "convention", "objc_", "class_", "method_", "object_", "sel_", "imp_", "forKey",
            "UIKit.", "CoreGraphics.", "QuartzCore.", "CoreMotion.", "Foundation.", "Dispatch.", " os.", "observe(",
        ] + ImportTable.omittedModules.map { "import " + $0 } + ImportTable.renamedModules.keys

    /// Returns whether a declaration behind the end of the text is one at file scope: no brace, comment, string or `#if`
    /// is left open.
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
