import CCairo

/// An entry of a PDF document's information.
package enum PDFMetadata: CaseIterable, Sendable {
    case title
    case author
    case subject
    case keywords
    case creator

    var cairoMetadata: cairo_pdf_metadata_t {
        switch self {
        case .title: CAIRO_PDF_METADATA_TITLE
        case .author: CAIRO_PDF_METADATA_AUTHOR
        case .subject: CAIRO_PDF_METADATA_SUBJECT
        case .keywords: CAIRO_PDF_METADATA_KEYWORDS
        case .creator: CAIRO_PDF_METADATA_CREATOR
        }
    }
}
