import CoreGraphics

/// The other programs of the desktop, which open links, files and mails.
@MainActor package protocol DesktopPrograms: AnyObject {
    /// Opens a link in the program that the desktop associates with it, and reports the outcome later. Never blocks.
    ///
    /// - Parameters:
    ///   - link: The link, or the URL of a file.
    ///   - asks: A Boolean value that indicates whether the user chooses the program, if the desktop can ask.
    ///   - parent: The window that the link is in. Dialogs of the desktop appear in front of it.
    ///   - completion: Receives whether the link was opened.
    func open(
        _ link: URL, asks: Bool, parent: (any DisplaySurface)?, completion: @escaping @MainActor (Bool) -> Void)

    /// Returns whether the desktop has a program for a link, as far as can be determined without asking another
    /// program.
    func canOpen(_ link: URL) -> Bool

    /// Finds the programs of the desktop that open files of types. Never blocks.
    ///
    /// - Parameters:
    ///   - types: MIME types, the most specific one first.
    ///   - completion: Receives the programs, the default one first; none in a sandbox.
    func findPrograms(for types: [String], completion: @escaping @MainActor ([DesktopProgram]) -> Void)

    /// Opens files with a program, and reports the outcome later. Never blocks.
    func open(_ files: [URL], with program: DesktopProgram, completion: @escaping @MainActor (Bool) -> Void)

    /// A Boolean value that indicates whether a program may be able to compose a mail, as far as can be determined
    /// without asking another program.
    var canComposeMail: Bool { get }

    /// Opens a mail for the user to complete and send, and reports the outcome later. Never blocks.
    ///
    /// - Parameters:
    ///   - mail: The contents.
    ///   - parent: The window that the mail is from.
    ///   - completion: Receives whether a program has opened the mail.
    func composeMail(
        _ mail: MailDraft, parent: (any DisplaySurface)?, completion: @escaping @MainActor (Bool) -> Void)
}

extension DesktopPrograms {
    /// Opens a link in the default program, without a parent window.
    package func open(_ link: URL, completion: @escaping @MainActor (Bool) -> Void) {
        open(link, asks: false, parent: nil, completion: completion)
    }
}
