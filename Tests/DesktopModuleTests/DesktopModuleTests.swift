import Testing

/// Tests of the modules for services of the desktop. All use the same app and display, and run one after the other.
@Suite(.serialized) enum DesktopModuleTests {}
