// Types of images, movies and audio.
extension UTType {
    /// The type `public.image`: image.
    public static let image = UTType(unchecked: "public.image")

    /// The type `public.jpeg`: JPEG image.
    public static let jpeg = UTType(unchecked: "public.jpeg")

    /// The type `public.tiff`: TIFF image.
    public static let tiff = UTType(unchecked: "public.tiff")

    /// The type `com.compuserve.gif`: GIF image.
    public static let gif = UTType(unchecked: "com.compuserve.gif")

    /// The type `public.png`: PNG image.
    public static let png = UTType(unchecked: "public.png")

    /// The type `com.apple.icns`: icon image.
    public static let icns = UTType(unchecked: "com.apple.icns")

    /// The type `com.microsoft.bmp`: BMP image.
    public static let bmp = UTType(unchecked: "com.microsoft.bmp")

    /// The type `com.microsoft.ico`: icon image.
    public static let ico = UTType(unchecked: "com.microsoft.ico")

    /// The type `public.camera-raw-image`: raw camera image.
    public static let rawImage = UTType(unchecked: "public.camera-raw-image")

    /// The type `public.svg-image`: SVG image.
    public static let svg = UTType(unchecked: "public.svg-image")

    /// The type `com.apple.live-photo`: Live Photo.
    public static let livePhoto = UTType(unchecked: "com.apple.live-photo")

    /// The type `public.heif`: HEIF image.
    public static let heif = UTType(unchecked: "public.heif")

    /// The type `public.heic`: HEIC image.
    public static let heic = UTType(unchecked: "public.heic")

    /// The type `org.webmproject.webp`: WebP image.
    public static let webP = UTType(unchecked: "org.webmproject.webp")

    /// The type `com.ilm.openexr-image`: OpenEXR image.
    public static let exr = UTType(unchecked: "com.ilm.openexr-image")

    /// The type `com.adobe.raw-image`: DNG image.
    public static let dng = UTType(unchecked: "com.adobe.raw-image")

    /// The type `public.jpeg-xl`: JPEG XL image.
    public static let jpegxl = UTType(unchecked: "public.jpeg-xl")

    /// The type `public.3d-content`: 3D content.
    public static let threeDContent = UTType(unchecked: "public.3d-content")

    /// The type `com.pixar.universal-scene-description`: USD scene.
    public static let usd = UTType(unchecked: "com.pixar.universal-scene-description")

    /// The type `com.pixar.universal-scene-description-mobile`: USDZ scene.
    public static let usdz = UTType(unchecked: "com.pixar.universal-scene-description-mobile")

    /// The type `com.apple.reality`: Reality file.
    public static let realityFile = UTType(unchecked: "com.apple.reality")

    /// The type `com.apple.scenekit.scene`: SceneKit scene.
    public static let sceneKitScene = UTType(unchecked: "com.apple.scenekit.scene")

    /// The type `com.apple.arobject`: AR object.
    public static let arReferenceObject = UTType(unchecked: "com.apple.arobject")

    /// The type `public.audiovisual-content`: audiovisual content.
    public static let audiovisualContent = UTType(unchecked: "public.audiovisual-content")

    /// The type `public.movie`: movie.
    public static let movie = UTType(unchecked: "public.movie")

    /// The type `public.video`: video.
    public static let video = UTType(unchecked: "public.video")

    /// The type `public.audio`: audio.
    public static let audio = UTType(unchecked: "public.audio")

    /// The type `com.apple.quicktime-movie`: QuickTime movie.
    public static let quickTimeMovie = UTType(unchecked: "com.apple.quicktime-movie")

    /// The type `public.mpeg`: MPEG movie.
    public static let mpeg = UTType(unchecked: "public.mpeg")

    /// The type `public.mpeg-2-video`: MPEG-2 video.
    public static let mpeg2Video = UTType(unchecked: "public.mpeg-2-video")

    /// The type `public.mpeg-2-transport-stream`: MPEG-2 stream.
    public static let mpeg2TransportStream = UTType(unchecked: "public.mpeg-2-transport-stream")

    /// The type `public.mp3`: MP3 audio.
    public static let mp3 = UTType(unchecked: "public.mp3")

    /// The type `public.mpeg-4`: MPEG-4 movie.
    public static let mpeg4Movie = UTType(unchecked: "public.mpeg-4")

    /// The type `public.mpeg-4-audio`: MPEG-4 audio.
    public static let mpeg4Audio = UTType(unchecked: "public.mpeg-4-audio")

    /// The type `com.apple.protected-mpeg-4-audio`: protected MPEG-4 audio.
    public static let appleProtectedMPEG4Audio = UTType(unchecked: "com.apple.protected-mpeg-4-audio")

    /// The type `com.apple.protected-mpeg-4-video`: protected MPEG-4 video.
    public static let appleProtectedMPEG4Video = UTType(unchecked: "com.apple.protected-mpeg-4-video")

    /// The type `public.avi`: AVI movie.
    public static let avi = UTType(unchecked: "public.avi")

    /// The type `public.aiff-audio`: AIFF audio.
    public static let aiff = UTType(unchecked: "public.aiff-audio")

    /// The type `com.microsoft.waveform-audio`: WAV audio.
    public static let wav = UTType(unchecked: "com.microsoft.waveform-audio")

    /// The type `public.midi-audio`: MIDI audio.
    public static let midi = UTType(unchecked: "public.midi-audio")

    /// The type `public.playlist`: playlist.
    public static let playlist = UTType(unchecked: "public.playlist")

    /// The type `public.m3u-playlist`: M3U playlist.
    public static let m3uPlaylist = UTType(unchecked: "public.m3u-playlist")
}
