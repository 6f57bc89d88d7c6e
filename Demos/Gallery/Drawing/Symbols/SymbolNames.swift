/// The names of the available symbols, in groups.
enum SymbolNames {
    static let groups: [(title: String, names: [String])] = [
        (
            "Signs",
            words(
                """
                checkmark checkmark.circle checkmark.circle.fill checkmark.square checkmark.square.fill ellipsis
                ellipsis.circle ellipsis.circle.fill equal exclamationmark exclamationmark.circle
                exclamationmark.circle.fill exclamationmark.triangle exclamationmark.triangle.fill info
                info.circle info.circle.fill line.3.horizontal line.3.horizontal.decrease list.bullet minus
                minus.circle minus.circle.fill minus.square plus plus.circle plus.circle.fill plus.square
                questionmark questionmark.circle questionmark.circle.fill slider.horizontal.3 square.grid.2x2
                square.grid.2x2.fill xmark xmark.circle xmark.circle.fill
                """)
        ),
        (
            "Directions",
            words(
                """
                arrow.clockwise arrow.counterclockwise arrow.down arrow.down.circle arrow.left
                arrow.left.arrow.right arrow.left.circle arrow.right arrow.right.circle
                arrow.triangle.2.circlepath arrow.up arrow.up.arrow.down arrow.up.circle
                arrow.up.left.and.arrow.down.right arrow.up.right arrow.uturn.backward arrow.uturn.forward
                chevron.down chevron.left chevron.right chevron.up chevron.up.chevron.down repeat shuffle
                square.and.arrow.down square.and.arrow.up
                """)
        ),
        (
            "Shapes",
            words(
                """
                bolt bolt.fill bookmark bookmark.fill circle circle.fill flag flag.fill heart heart.fill rectangle
                rectangle.fill square square.fill star star.fill tag tag.fill triangle triangle.fill
                """)
        ),
        (
            "Objects",
            words(
                """
                bell bell.fill cart creditcard display eye eye.fill eye.slash gearshape gearshape.fill gift house
                house.fill key keyboard location location.fill lock lock.fill lock.open magnifyingglass map pencil
                pin power sidebar.left sidebar.right square.and.pencil terminal trash trash.fill
                """)
        ),
        (
            "People and communication",
            words(
                """
                bubble.left envelope envelope.fill globe hand.thumbsdown hand.thumbsup hand.thumbsup.fill link
                message paperplane paperplane.fill person person.2 person.circle person.circle.fill person.fill
                phone phone.fill
                """)
        ),
        (
            "Media",
            words(
                """
                backward.fill camera camera.fill forward.fill mic mic.fill music.note pause pause.fill photo play
                play.circle play.fill record.circle speaker speaker.fill speaker.slash speaker.wave.2 stop
                stop.fill video video.fill wifi
                """)
        ),
        (
            "Documents",
            words(
                """
                archivebox book calendar chart.bar chart.bar.fill clock clock.fill doc doc.fill doc.on.clipboard
                doc.on.doc doc.text folder folder.fill number paperclip printer text.aligncenter text.alignleft
                text.alignright tray
                """)
        ),
        (
            "Weather",
            words(
                """
                cloud cloud.fill moon moon.fill sun.max sun.max.fill
                """)
        ),
    ]

    static let all = groups.flatMap(\.names)

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
