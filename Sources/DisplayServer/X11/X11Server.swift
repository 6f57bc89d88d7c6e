@MainActor enum X11Placeholder {}
