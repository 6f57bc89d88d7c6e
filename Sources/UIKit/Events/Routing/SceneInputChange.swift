/// The changes of a scene that affect the input it receives.
enum SceneInputChange {
    /// The scene's window was unmapped: it was hidden or minimized.
    case hidden
    /// The scene's window lost keyboard focus.
    case lostKeyboardFocus
    /// Another client took over the grab of the pointer and keyboard that the scene's window held.
    case lostInputGrab
    /// The scene was disconnected. It receives no further input.
    case disconnected
}
