import Testing

/// The suites of documents share a state folder, and therefore run one after the other.
@MainActor @Suite(.serialized) enum DocumentSuites {}
