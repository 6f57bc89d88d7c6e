/// The types that are known without the MIME database.
enum StandardTypes {
    /// The declarations by identifier.
    static let declarations: [String: TypeDeclaration] = {
        var declarations: [String: TypeDeclaration] = [:]
        for line in table.split(separator: "\n") {
            let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            func list(_ index: Int) -> [String] {
                fields.count > index ? fields[index].split(separator: ",").map(String.init) : []
            }
            declarations[fields[0]] = TypeDeclaration(
                parents: list(2), extensions: list(3), mimeTypes: list(4), description: fields[1])
        }
        return declarations
    }()

    /// The identifiers in the order of the table, in which earlier types are preferred for an extension.
    static let identifiers: [String] = table.split(separator: "\n").compactMap {
        $0.split(separator: "|").first.map(String.init)
    }

    /// A line for each type: identifier, description, supertypes, extensions and MIME types.
    private static let table = """
        public.item|item|||
        public.content|content|||
        public.composite-content|composite content|public.content||
        public.disk-image|disk image|public.item,public.composite-content||
        public.data|data|public.item||
        public.directory|directory|public.item||inode/directory
        com.apple.resolvable|resolvable|||
        public.symlink|symbolic link|public.item,com.apple.resolvable||inode/symlink
        public.executable|executable|public.item||
        com.apple.mount-point|mount point|public.item,com.apple.resolvable||inode/mount-point
        com.apple.alias-file|alias|public.data,com.apple.resolvable||
        com.apple.bookmark|bookmark|public.data,com.apple.resolvable||
        public.url|URL|public.data||
        public.file-url|file URL|public.url||
        public.text|text|public.data,public.content||
        public.plain-text|text document|public.text|txt,text|text/plain
        public.utf8-plain-text|Unicode text document|public.plain-text|txt|
        public.utf16-external-plain-text|Unicode text document|public.plain-text||
        public.utf16-plain-text|Unicode text document|public.plain-text||
        public.delimited-values-text|delimited text|public.text||
        public.comma-separated-values-text|CSV document|public.delimited-values-text,public.plain-text|csv|text/csv
        public.tab-separated-values-text|tab-separated document|public.delimited-values-text|tsv|\
        text/tab-separated-values
        public.utf8-tab-separated-values-text|tab-separated document|\
        public.tab-separated-values-text,public.utf8-plain-text||
        public.rtf|RTF document|public.text|rtf|text/rtf,application/rtf
        public.html|HTML document|public.text|html,htm,shtml|text/html
        public.xml|XML document|public.text|xml|application/xml,text/xml
        public.yaml|YAML document|public.text|yaml,yml|application/yaml,application/x-yaml,text/yaml
        public.css|CSS style sheet|public.text|css|text/css
        public.source-code|source code|public.plain-text||
        public.assembly-source|assembly source|public.source-code|s|text/x-asm
        public.c-source|C source|public.source-code|c|text/x-csrc
        public.objective-c-source|Objective-C source|public.source-code|m|text/x-objcsrc
        public.swift-source|Swift source|public.source-code|swift|text/x-swift
        public.c-plus-plus-source|C++ source|public.source-code|cpp,cc,cxx,c++,cp|text/x-c++src
        public.objective-c-plus-plus-source|Objective-C++ source|public.source-code|mm|text/x-objc++src
        public.c-header|C header|public.source-code|h|text/x-chdr
        public.c-plus-plus-header|C++ header|public.source-code|hpp,hh,hxx,h++|text/x-c++hdr
        public.script|script|public.source-code||
        com.apple.applescript.text|AppleScript|public.script|applescript|text/x-applescript
        com.netscape.javascript-source|JavaScript|public.source-code,public.executable|js,mjs|\
        text/javascript,application/javascript
        public.shell-script|shell script|public.script|sh|application/x-shellscript,text/x-sh
        public.python-script|Python script|public.script|py|text/x-python,text/x-python3
        public.ruby-script|Ruby script|public.script|rb|application/x-ruby,text/x-ruby
        public.perl-script|Perl script|public.script|pl,pm|application/x-perl,text/x-perl
        public.php-script|PHP script|public.script|php|application/x-php
        public.make-source|makefile|public.script|mk,mak|text/x-makefile
        public.json|JSON document|public.text|json|application/json
        com.apple.property-list|property list|public.data|plist|
        com.apple.xml-property-list|XML property list|public.xml,com.apple.property-list||
        com.apple.binary-property-list|binary property list|com.apple.property-list||
        com.adobe.pdf|PDF document|public.data,public.composite-content|pdf|application/pdf,application/x-pdf
        com.apple.rtfd|RTFD document|public.composite-content|rtfd|
        com.apple.flat-rtfd|RTFD document|public.data,public.composite-content||
        com.apple.webarchive|web archive|public.data,public.composite-content|webarchive|
        public.image|image|public.data,public.content||
        public.jpeg|JPEG image|public.image|jpeg,jpg,jpe|image/jpeg
        public.tiff|TIFF image|public.image|tiff,tif|image/tiff
        com.compuserve.gif|GIF image|public.image|gif|image/gif
        public.png|PNG image|public.image|png|image/png
        com.apple.icns|icon image|public.image|icns|image/x-icns
        com.microsoft.bmp|BMP image|public.image|bmp|image/bmp,image/x-bmp
        com.microsoft.ico|icon image|public.image|ico|image/vnd.microsoft.icon,image/x-icon
        public.camera-raw-image|raw camera image|public.image||
        public.svg-image|SVG image|public.image,public.xml|svg,svgz|image/svg+xml
        com.apple.live-photo|Live Photo|public.composite-content||
        public.heif|HEIF image|public.image|heif|image/heif
        public.heic|HEIC image|public.heif|heic|image/heic
        org.webmproject.webp|WebP image|public.image|webp|image/webp
        com.ilm.openexr-image|OpenEXR image|public.image|exr|image/x-exr
        com.adobe.raw-image|DNG image|public.camera-raw-image|dng|image/x-adobe-dng
        public.jpeg-xl|JPEG XL image|public.image|jxl|image/jxl
        public.3d-content|3D content|public.content||
        com.pixar.universal-scene-description|USD scene|public.3d-content,public.data|usd|
        com.pixar.universal-scene-description-mobile|USDZ scene|public.3d-content,public.data|usdz|model/vnd.usdz+zip
        com.apple.reality|Reality file|public.data|reality|
        com.apple.scenekit.scene|SceneKit scene|public.3d-content|scn|
        com.apple.arobject|AR object|public.data|arobject|
        public.audiovisual-content|audiovisual content|public.data,public.content||
        public.movie|movie|public.audiovisual-content||
        public.video|video|public.movie||
        public.audio|audio|public.audiovisual-content||
        com.apple.quicktime-movie|QuickTime movie|public.movie|mov,qt|video/quicktime
        public.mpeg|MPEG movie|public.movie|mpg,mpeg,mpe|video/mpeg
        public.mpeg-2-video|MPEG-2 video|public.video|m2v|video/mpeg2
        public.mpeg-2-transport-stream|MPEG-2 stream|public.movie|ts|video/mp2t
        public.mp3|MP3 audio|public.audio|mp3|audio/mpeg
        public.mpeg-4|MPEG-4 movie|public.movie|mp4|video/mp4
        public.mpeg-4-audio|MPEG-4 audio|public.audio|m4a|audio/mp4,audio/x-m4a
        com.apple.protected-mpeg-4-audio|protected MPEG-4 audio|public.audio|m4p|
        com.apple.protected-mpeg-4-video|protected MPEG-4 video|public.movie|m4v|video/x-m4v
        public.avi|AVI movie|public.movie|avi|video/x-msvideo,video/avi
        public.aiff-audio|AIFF audio|public.audio|aiff,aif|audio/x-aiff,audio/aiff
        com.microsoft.waveform-audio|WAV audio|public.audio|wav|audio/x-wav,audio/wav,audio/vnd.wave
        public.midi-audio|MIDI audio|public.audio|midi,mid|audio/midi
        public.playlist|playlist|||
        public.m3u-playlist|M3U playlist|public.text,public.playlist|m3u,m3u8|audio/x-mpegurl
        public.folder|folder|public.directory||
        public.volume|volume|public.folder||
        com.apple.package|package|public.directory||
        com.apple.bundle|bundle|public.directory||
        com.apple.plugin|plug-in|com.apple.bundle|plugin|
        com.apple.metadata-importer|Spotlight importer|com.apple.plugin|mdimporter|
        com.apple.quicklook-generator|Quick Look generator|com.apple.plugin|qlgenerator|
        com.apple.xpc-service|XPC service|com.apple.bundle|xpc|
        com.apple.framework|framework|com.apple.bundle|framework|
        com.apple.application|application|public.executable||
        com.apple.application-bundle|application|com.apple.application,com.apple.bundle,com.apple.package|app|
        com.apple.application-and-system-extension|extension|com.apple.xpc-service|appex|
        public.unix-executable|executable|public.data,public.executable||application/x-executable
        com.microsoft.windows-executable|Windows program|public.data,public.executable|exe|\
        application/vnd.microsoft.portable-executable,application/x-ms-dos-executable
        com.apple.systempreference.prefpane|preference pane|com.apple.bundle|prefpane|
        public.archive|archive|public.data||
        org.gnu.gnu-zip-archive|gzip archive|public.archive|gz,gzip|application/gzip,application/x-gzip
        public.bzip2-archive|bzip2 archive|public.archive|bz2,bzip2|application/bzip2,application/x-bzip
        public.zip-archive|ZIP archive|public.archive|zip|application/zip,application/x-zip-compressed
        com.apple.archive|Apple archive|public.archive|aar|
        public.tar-archive|tar archive|public.archive|tar|application/x-tar
        public.spreadsheet|spreadsheet|public.content||
        public.presentation|presentation|public.composite-content||
        public.database|database|||
        public.message|message|||
        public.contact|contact|||
        public.vcard|vCard|public.text,public.contact|vcf,vcard|text/vcard,text/x-vcard
        public.to-do-item|to-do item|||
        public.calendar-event|calendar event|||
        public.email-message|mail|public.message||
        com.apple.internet-location|internet location|public.data||
        com.microsoft.internet-shortcut|internet shortcut|com.apple.internet-location|url|
        public.font|font|||
        public.bookmark|bookmark|||
        com.rsa.pkcs-12|certificate|public.data|p12,pfx|application/x-pkcs12,application/pkcs12
        public.x509-certificate|certificate|public.data|cer,crt,der|application/pkix-cert,application/x-x509-ca-cert
        org.idpf.epub-container|EPUB document|public.data,public.composite-content|epub|application/epub+zip
        public.log|log|public.plain-text|log|text/x-log
        com.apple.haptics.ahap|haptics|public.json|ahap|
        public.geojson|GeoJSON document|public.json|geojson|application/geo+json
        com.apple.linkpresentation.metadata|link metadata|public.data||
        net.daringfireball.markdown|Markdown document|public.plain-text|md,markdown,mdown|\
        text/markdown,text/x-markdown
        com.apple.uikit.image|image|public.image||
        org.oasis-open.opendocument.text|OpenDocument text|public.data,public.composite-content|odt|\
        application/vnd.oasis.opendocument.text
        org.oasis-open.opendocument.spreadsheet|OpenDocument spreadsheet|\
        public.data,public.composite-content,public.spreadsheet|ods|application/vnd.oasis.opendocument.spreadsheet
        org.oasis-open.opendocument.presentation|OpenDocument presentation|public.data,public.presentation|odp|\
        application/vnd.oasis.opendocument.presentation
        org.openxmlformats.wordprocessingml.document|Word document|public.data,public.composite-content|docx|\
        application/vnd.openxmlformats-officedocument.wordprocessingml.document
        org.openxmlformats.spreadsheetml.sheet|Excel workbook|public.data,public.spreadsheet|xlsx|\
        application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
        org.openxmlformats.presentationml.presentation|PowerPoint presentation|public.data,public.presentation|pptx|\
        application/vnd.openxmlformats-officedocument.presentationml.presentation
        public.truetype-ttf-font|TrueType font|public.data,public.font|ttf|font/ttf
        public.opentype-font|OpenType font|public.data,public.font|otf|font/otf
        org.xiph.flac|FLAC audio|public.audio|flac|audio/flac
        org.xiph.ogg-audio|Ogg audio|public.audio|oga,ogg|audio/ogg,audio/x-vorbis+ogg
        org.webmproject.webm|WebM video|public.movie|webm|video/webm
        org.matroska.mkv|Matroska video|public.movie|mkv|video/x-matroska,video/matroska
        org.7-zip.7-zip-archive|7-Zip archive|public.archive|7z|application/x-7z-compressed
        org.tukaani.xz-archive|XZ archive|public.archive|xz|application/x-xz
        """
}
