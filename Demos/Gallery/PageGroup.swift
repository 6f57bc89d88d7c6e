import UIKit

/// A group of related pages in the sidebar.
struct PageGroup {
    /// A page that is created when it is first shown.
    struct Entry {
        let title: String
        /// The name of the symbol next to the title.
        let symbol: String
        let make: @MainActor () -> Page
    }

    let title: String
    let entries: [Entry]

    /// The groups with all pages. `Tour.pages` of GalleryTour and `pageCount` of GalleryPagesTests follow this list.
    static let all = [
        PageGroup(
            title: "Controls",
            entries: [
                Entry(title: "Buttons", symbol: "rectangle.fill") { ButtonsPage() },
                Entry(title: "Configurations", symbol: "square.grid.2x2") { ConfigurationsPage() },
                Entry(title: "Switches", symbol: "power") { SwitchesPage() },
                Entry(title: "Sliders", symbol: "slider.horizontal.3") { SlidersPage() },
                Entry(title: "Steppers", symbol: "plus.square") { SteppersPage() },
                Entry(title: "Segments", symbol: "rectangle") { SegmentsPage() },
                Entry(title: "Text fields", symbol: "square.and.pencil") { TextFieldsPage() },
                Entry(title: "Progress", symbol: "chart.bar") { ProgressPage() },
                Entry(title: "Activity", symbol: "arrow.clockwise") { ActivityPage() },
                Entry(title: "Page controls", symbol: "ellipsis") { PageControlsPage() },
                Entry(title: "Pickers", symbol: "list.bullet") { PickersPage() },
                Entry(title: "Dates", symbol: "calendar") { DatesPage() },
                Entry(title: "Colors and fonts", symbol: "eyedropper") { ColorsPage() },
                Entry(title: "Menus", symbol: "line.3.horizontal") { MenusPage() },
                Entry(title: "Menu bar", symbol: "rectangle") { MenuBarPage() },
            ]),
        PageGroup(
            title: "Drawing",
            entries: [
                Entry(title: "Paths", symbol: "pencil") { PathsPage() },
                Entry(title: "Gradients", symbol: "sun.max") { GradientsPage() },
                Entry(title: "Blending", symbol: "circle.fill") { BlendingPage() },
                Entry(title: "Images", symbol: "photo") { ImagesPage() },
                Entry(title: "Symbols", symbol: "star") { SymbolsPage() },
                Entry(title: "Text", symbol: "text.alignleft") { TextPage() },
                Entry(title: "Paragraphs", symbol: "list.bullet") { ParagraphsPage() },
                Entry(title: "Layers", symbol: "doc.on.doc") { LayersPage() },
                Entry(title: "Transforms", symbol: "arrow.up.left.and.arrow.down.right") { TransformsPage() },
                Entry(title: "Printing", symbol: "doc.text") { PrintingPage() },
            ]),
        PageGroup(
            title: "Input",
            entries: [
                Entry(title: "Touch", symbol: "hand.thumbsup") { TouchPage() },
                Entry(title: "Gestures", symbol: "arrow.clockwise") { GesturesPage() },
                Entry(title: "Relations", symbol: "square.grid.2x2") { RelationsPage() },
                Entry(title: "Pointer", symbol: "arrow.up.right") { PointerPage() },
                Entry(title: "Drag and drop", symbol: "square.and.arrow.up") { DragAndDropPage() },
                Entry(title: "Keys", symbol: "keyboard") { KeysPage() },
                Entry(title: "Focus", symbol: "square") { FocusPage() },
                Entry(title: "Responders", symbol: "link") { RespondersPage() },
                Entry(title: "Commands", symbol: "terminal") { CommandsPage() },
                Entry(title: "Accessibility", symbol: "eye") { AccessibilityPage() },
            ]),
        PageGroup(
            title: "Scrolling",
            entries: [
                Entry(title: "Scrolling", symbol: "arrow.up.arrow.down") { ScrollingPage() },
                Entry(title: "Paging", symbol: "ellipsis") { PagingPage() },
                Entry(title: "Zooming", symbol: "magnifyingglass") { ZoomingPage() },
                Entry(title: "Nesting", symbol: "square.grid.2x2") { NestingPage() },
                Entry(title: "Refreshing", symbol: "arrow.clockwise") { RefreshingPage() },
            ]),
        PageGroup(
            title: "Lists",
            entries: [
                Entry(title: "Tables", symbol: "list.bullet") { TablesPage() },
                Entry(title: "Columns", symbol: "doc.text") { ColumnsPage() },
                Entry(title: "Filtering", symbol: "magnifyingglass") { FilteringPage() },
                Entry(title: "Grid", symbol: "square.grid.2x2") { GridPage() },
                Entry(title: "Compositional", symbol: "rectangle") { CompositionalPage() },
            ]),
        PageGroup(
            title: "Layout",
            entries: [
                Entry(title: "Constraints", symbol: "sidebar.right") { ConstraintsPage() }
            ]),
        PageGroup(
            title: "Controllers",
            entries: [
                Entry(title: "Presentation", symbol: "display") { PresentationPage() },
                Entry(title: "Alerts", symbol: "exclamationmark.triangle") { AlertsPage() },
                Entry(title: "Navigation", symbol: "chevron.right") { NavigationPage() },
                Entry(title: "Search", symbol: "magnifyingglass") { SearchPage() },
                Entry(title: "Tabs", symbol: "rectangle.fill") { TabsPage() },
                Entry(title: "Split views", symbol: "sidebar.left") { SplitViewPage() },
                Entry(title: "Pages", symbol: "book") { PagesPage() },
            ]),
        PageGroup(
            title: "Desktop",
            entries: [
                Entry(title: "Documents", symbol: "doc") { DocumentsPage() },
                Entry(title: "Sharing", symbol: "square.and.arrow.up") { SharingPage() },
                Entry(title: "Desktop services", symbol: "bell") { DesktopServicesPage() },
            ]),
    ]
}
