// Types of folders, programs, archives and other files.
extension UTType {
    /// The type `public.folder`: folder.
    public static let folder = UTType(unchecked: "public.folder")

    /// The type `public.volume`: volume.
    public static let volume = UTType(unchecked: "public.volume")

    /// The type `com.apple.package`: package.
    public static let package = UTType(unchecked: "com.apple.package")

    /// The type `com.apple.bundle`: bundle.
    public static let bundle = UTType(unchecked: "com.apple.bundle")

    /// The type `com.apple.plugin`: plug-in.
    public static let pluginBundle = UTType(unchecked: "com.apple.plugin")

    /// The type `com.apple.metadata-importer`: Spotlight importer.
    public static let spotlightImporter = UTType(unchecked: "com.apple.metadata-importer")

    /// The type `com.apple.quicklook-generator`: Quick Look generator.
    public static let quickLookGenerator = UTType(unchecked: "com.apple.quicklook-generator")

    /// The type `com.apple.xpc-service`: XPC service.
    public static let xpcService = UTType(unchecked: "com.apple.xpc-service")

    /// The type `com.apple.framework`: framework.
    public static let framework = UTType(unchecked: "com.apple.framework")

    /// The type `com.apple.application`: application.
    public static let application = UTType(unchecked: "com.apple.application")

    /// The type `com.apple.application-bundle`: application.
    public static let applicationBundle = UTType(unchecked: "com.apple.application-bundle")

    /// The type `com.apple.application-and-system-extension`: extension.
    public static let applicationExtension = UTType(unchecked: "com.apple.application-and-system-extension")

    /// The type `public.unix-executable`: executable.
    public static let unixExecutable = UTType(unchecked: "public.unix-executable")

    /// The type `com.microsoft.windows-executable`: Windows program.
    public static let exe = UTType(unchecked: "com.microsoft.windows-executable")

    /// The type `com.apple.systempreference.prefpane`: preference pane.
    public static let systemPreferencesPane = UTType(unchecked: "com.apple.systempreference.prefpane")

    /// The type `public.archive`: archive.
    public static let archive = UTType(unchecked: "public.archive")

    /// The type `org.gnu.gnu-zip-archive`: gzip archive.
    public static let gzip = UTType(unchecked: "org.gnu.gnu-zip-archive")

    /// The type `public.bzip2-archive`: bzip2 archive.
    public static let bz2 = UTType(unchecked: "public.bzip2-archive")

    /// The type `public.zip-archive`: ZIP archive.
    public static let zip = UTType(unchecked: "public.zip-archive")

    /// The type `com.apple.archive`: Apple archive.
    public static let appleArchive = UTType(unchecked: "com.apple.archive")

    /// The type `public.tar-archive`: tar archive.
    public static let tarArchive = UTType(unchecked: "public.tar-archive")

    /// The type `public.spreadsheet`: spreadsheet.
    public static let spreadsheet = UTType(unchecked: "public.spreadsheet")

    /// The type `public.presentation`: presentation.
    public static let presentation = UTType(unchecked: "public.presentation")

    /// The type `public.database`: database.
    public static let database = UTType(unchecked: "public.database")

    /// The type `public.message`: message.
    public static let message = UTType(unchecked: "public.message")

    /// The type `public.contact`: contact.
    public static let contact = UTType(unchecked: "public.contact")

    /// The type `public.vcard`: vCard.
    public static let vCard = UTType(unchecked: "public.vcard")

    /// The type `public.to-do-item`: to-do item.
    public static let toDoItem = UTType(unchecked: "public.to-do-item")

    /// The type `public.calendar-event`: calendar event.
    public static let calendarEvent = UTType(unchecked: "public.calendar-event")

    /// The type `public.email-message`: mail.
    public static let emailMessage = UTType(unchecked: "public.email-message")

    /// The type `com.apple.internet-location`: internet location.
    public static let internetLocation = UTType(unchecked: "com.apple.internet-location")

    /// The type `com.microsoft.internet-shortcut`: internet shortcut.
    public static let internetShortcut = UTType(unchecked: "com.microsoft.internet-shortcut")

    /// The type `public.font`: font.
    public static let font = UTType(unchecked: "public.font")

    /// The type `public.bookmark`: bookmark.
    public static let bookmark = UTType(unchecked: "public.bookmark")

    /// The type `com.rsa.pkcs-12`: certificate.
    public static let pkcs12 = UTType(unchecked: "com.rsa.pkcs-12")

    /// The type `public.x509-certificate`: certificate.
    public static let x509Certificate = UTType(unchecked: "public.x509-certificate")

    /// The type `org.idpf.epub-container`: EPUB document.
    public static let epub = UTType(unchecked: "org.idpf.epub-container")

    /// The type `public.log`: log.
    public static let log = UTType(unchecked: "public.log")

    /// The type `com.apple.haptics.ahap`: haptics.
    public static let ahap = UTType(unchecked: "com.apple.haptics.ahap")

    /// The type `public.geojson`: GeoJSON document.
    public static let geoJSON = UTType(unchecked: "public.geojson")

    /// The type `com.apple.linkpresentation.metadata`: link metadata.
    public static let linkPresentationMetadata = UTType(unchecked: "com.apple.linkpresentation.metadata")
}
