// Keys of the information of a PDF document. On Apple's platforms they are of type `CFString`; `as String`, which is
// necessary there, has no effect here.

/// The key of the document's title, a string.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// The key of the document's author, a string.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// The key of the document's subject, a string.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// The key of the document's keywords, a string or an array of strings.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// The key of the name of the app that creates the document, a string.
public let kCGPDFContextCreator = "kCGPDFContextCreator"

extension CGContext {
    /// Sets the document's information. Other keys and values of other types are ignored.
    package func setDocumentInfo(_ info: [AnyHashable: Any]) {
        let entries: [(String, PDFMetadata)] = [
            (kCGPDFContextTitle, .title), (kCGPDFContextAuthor, .author), (kCGPDFContextSubject, .subject),
            (kCGPDFContextKeywords, .keywords), (kCGPDFContextCreator, .creator),
        ]
        for (key, entry) in entries {
            if let text = info[key] as? String {
                setMetadata(entry, text)
            } else if let words = info[key] as? [String] {
                setMetadata(entry, words.joined(separator: ", "))
            }
        }
    }
}
