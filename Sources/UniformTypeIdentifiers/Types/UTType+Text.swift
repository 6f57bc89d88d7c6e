// Abstract types, and types of text and documents.
extension UTType {
    /// The type `public.item`: item.
    public static let item = UTType(unchecked: "public.item")

    /// The type `public.content`: content.
    public static let content = UTType(unchecked: "public.content")

    /// The type `public.composite-content`: composite content.
    public static let compositeContent = UTType(unchecked: "public.composite-content")

    /// The type `public.disk-image`: disk image.
    public static let diskImage = UTType(unchecked: "public.disk-image")

    /// The type `public.data`: data.
    public static let data = UTType(unchecked: "public.data")

    /// The type `public.directory`: directory.
    public static let directory = UTType(unchecked: "public.directory")

    /// The type `com.apple.resolvable`: resolvable.
    public static let resolvable = UTType(unchecked: "com.apple.resolvable")

    /// The type `public.symlink`: symbolic link.
    public static let symbolicLink = UTType(unchecked: "public.symlink")

    /// The type `public.executable`: executable.
    public static let executable = UTType(unchecked: "public.executable")

    /// The type `com.apple.mount-point`: mount point.
    public static let mountPoint = UTType(unchecked: "com.apple.mount-point")

    /// The type `com.apple.alias-file`: alias.
    public static let aliasFile = UTType(unchecked: "com.apple.alias-file")

    /// The type `com.apple.bookmark`: bookmark.
    public static let urlBookmarkData = UTType(unchecked: "com.apple.bookmark")

    /// The type `public.url`: URL.
    public static let url = UTType(unchecked: "public.url")

    /// The type `public.file-url`: file URL.
    public static let fileURL = UTType(unchecked: "public.file-url")

    /// The type `public.text`: text.
    public static let text = UTType(unchecked: "public.text")

    /// The type `public.plain-text`: text document.
    public static let plainText = UTType(unchecked: "public.plain-text")

    /// The type `public.utf8-plain-text`: Unicode text document.
    public static let utf8PlainText = UTType(unchecked: "public.utf8-plain-text")

    /// The type `public.utf16-external-plain-text`: Unicode text document.
    public static let utf16ExternalPlainText = UTType(unchecked: "public.utf16-external-plain-text")

    /// The type `public.utf16-plain-text`: Unicode text document.
    public static let utf16PlainText = UTType(unchecked: "public.utf16-plain-text")

    /// The type `public.delimited-values-text`: delimited text.
    public static let delimitedText = UTType(unchecked: "public.delimited-values-text")

    /// The type `public.comma-separated-values-text`: CSV document.
    public static let commaSeparatedText = UTType(unchecked: "public.comma-separated-values-text")

    /// The type `public.tab-separated-values-text`: tab-separated document.
    public static let tabSeparatedText = UTType(unchecked: "public.tab-separated-values-text")

    /// The type `public.utf8-tab-separated-values-text`: tab-separated document.
    public static let utf8TabSeparatedText = UTType(unchecked: "public.utf8-tab-separated-values-text")

    /// The type `public.rtf`: RTF document.
    public static let rtf = UTType(unchecked: "public.rtf")

    /// The type `public.html`: HTML document.
    public static let html = UTType(unchecked: "public.html")

    /// The type `public.xml`: XML document.
    public static let xml = UTType(unchecked: "public.xml")

    /// The type `public.yaml`: YAML document.
    public static let yaml = UTType(unchecked: "public.yaml")

    /// The type `public.css`: CSS style sheet.
    public static let css = UTType(unchecked: "public.css")

    /// The type `public.source-code`: source code.
    public static let sourceCode = UTType(unchecked: "public.source-code")

    /// The type `public.assembly-source`: assembly source.
    public static let assemblyLanguageSource = UTType(unchecked: "public.assembly-source")

    /// The type `public.c-source`: C source.
    public static let cSource = UTType(unchecked: "public.c-source")

    /// The type `public.objective-c-source`: Objective-C source.
    public static let objectiveCSource = UTType(unchecked: "public.objective-c-source")

    /// The type `public.swift-source`: Swift source.
    public static let swiftSource = UTType(unchecked: "public.swift-source")

    /// The type `public.c-plus-plus-source`: C++ source.
    public static let cPlusPlusSource = UTType(unchecked: "public.c-plus-plus-source")

    /// The type `public.objective-c-plus-plus-source`: Objective-C++ source.
    public static let objectiveCPlusPlusSource = UTType(unchecked: "public.objective-c-plus-plus-source")

    /// The type `public.c-header`: C header.
    public static let cHeader = UTType(unchecked: "public.c-header")

    /// The type `public.c-plus-plus-header`: C++ header.
    public static let cPlusPlusHeader = UTType(unchecked: "public.c-plus-plus-header")

    /// The type `public.script`: script.
    public static let script = UTType(unchecked: "public.script")

    /// The type `com.apple.applescript.text`: AppleScript.
    public static let appleScript = UTType(unchecked: "com.apple.applescript.text")

    /// The type `com.netscape.javascript-source`: JavaScript.
    public static let javaScript = UTType(unchecked: "com.netscape.javascript-source")

    /// The type `public.shell-script`: shell script.
    public static let shellScript = UTType(unchecked: "public.shell-script")

    /// The type `public.python-script`: Python script.
    public static let pythonScript = UTType(unchecked: "public.python-script")

    /// The type `public.ruby-script`: Ruby script.
    public static let rubyScript = UTType(unchecked: "public.ruby-script")

    /// The type `public.perl-script`: Perl script.
    public static let perlScript = UTType(unchecked: "public.perl-script")

    /// The type `public.php-script`: PHP script.
    public static let phpScript = UTType(unchecked: "public.php-script")

    /// The type `public.make-source`: makefile.
    public static let makefile = UTType(unchecked: "public.make-source")

    /// The type `public.json`: JSON document.
    public static let json = UTType(unchecked: "public.json")

    /// The type `com.apple.property-list`: property list.
    public static let propertyList = UTType(unchecked: "com.apple.property-list")

    /// The type `com.apple.xml-property-list`: XML property list.
    public static let xmlPropertyList = UTType(unchecked: "com.apple.xml-property-list")

    /// The type `com.apple.binary-property-list`: binary property list.
    public static let binaryPropertyList = UTType(unchecked: "com.apple.binary-property-list")

    /// The type `com.adobe.pdf`: PDF document.
    public static let pdf = UTType(unchecked: "com.adobe.pdf")

    /// The type `com.apple.rtfd`: RTFD document.
    public static let rtfd = UTType(unchecked: "com.apple.rtfd")

    /// The type `com.apple.flat-rtfd`: RTFD document.
    public static let flatRTFD = UTType(unchecked: "com.apple.flat-rtfd")

    /// The type `com.apple.webarchive`: web archive.
    public static let webArchive = UTType(unchecked: "com.apple.webarchive")
}
