// The keys of information about what is played, with the values of Apple's MediaPlayer.

/// The title, a `String`.
public let MPMediaItemPropertyTitle = "title"
/// The artist, a `String`.
public let MPMediaItemPropertyArtist = "artist"
/// The title of the album, a `String`.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The artist of the album, a `String`.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The genre, a `String`.
public let MPMediaItemPropertyGenre = "genre"
/// The composer, a `String`.
public let MPMediaItemPropertyComposer = "composer"
/// The duration in seconds, a number.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The number in the album, a number.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The number of the disc, a number.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// A number that identifies the item. Without it, items with the same texts and duration count as one.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The image, an ``MPMediaItemArtwork``.
public let MPMediaItemPropertyArtwork = "artwork"
/// The location, a `URL`.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// The position in seconds at the time at which the information is set, a number. The position advances from there
/// with the rate; the app sets it again after it has changed otherwise.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The speed, where 1, the default, is the usual one and 0 means paused, a number.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
