import CoreGraphics
import DisplayServer
import Foundation
import Testing

/// Tests of lists of URLs.
@Suite struct URIListTests {
    private func paths(_ text: String, host: String = "desk") -> [String] {
        URIList.urls(in: Data(text.utf8), hostName: host).map(\.path)
    }

    @Test("DD-06: a list has CRLF and percent escapes")
    func listsAreEncoded() {
        let urls = [URL(fileURLWithPath: "/tmp/a b.txt"), URL(fileURLWithPath: "/tmp/ü#?%.png")]
        let data = URIList.data(of: urls)
        #expect(
            String(decoding: data, as: UTF8.self)
                == "file:///tmp/a%20b.txt\r\nfile:///tmp/%C3%BC%23%3F%25.png\r\n")
        #expect(URIList.urls(in: data).map(\.path) == urls.map(\.path))
        #expect(URIList.data(of: []).isEmpty)
    }

    @Test("DT-06: comments are skipped, and all line ends are understood")
    func commentsAreSkipped() {
        #expect(paths("# file:///no\r\nfile:///a\r\n\r\n #x\nfile:///b\rfile:///c") == ["/a", "/b", "/c"])
        #expect(paths("") == [])
        #expect(paths("file:///a\0file:///b") == ["/a", "/b"])
    }

    @Test(
        "DT-06: files of this host only",
        arguments: [
            ("file://localhost/a", ["/a"]), ("file://LOCALHOST/a", ["/a"]), ("file://desk/a", ["/a"]),
            ("file://Desk/a", ["/a"]), ("file://other/a", []), ("file:/a", ["/a"]), ("FILE:///a", ["/a"]),
            ("file://a", []), ("file:a", []), ("file:///a%20b", ["/a b"]), ("file:///a%00b", []),
            ("file:///a%2", []), ("file:///a%ff", []), ("/a", []), ("relative", []),
        ] as [(String, [String])])
    func filesOfOtherHosts(_ text: String, _ expected: [String]) { #expect(paths(text) == expected) }

    @Test("DT-06: other URLs are kept")
    func otherURLs() {
        let data = Data("https://example.com/a?b=c#d\r\nmailto:a@example.com\r\nnot a url\r\n".utf8)
        #expect(
            URIList.urls(in: data).map(\.absoluteString) == ["https://example.com/a?b=c#d", "mailto:a@example.com"])
    }

    @Test("a list of any bytes and any length is read in bounded time")
    func hostileLists() {
        #expect(URIList.urls(in: Data(repeating: 0xFF, count: 1_000_000)).isEmpty)
        #expect(URIList.urls(in: Data(repeating: UInt8(ascii: "\n"), count: 1_000_000)).isEmpty)
        let many = Data(String(repeating: "file:///a\n", count: 150_000).utf8)
        #expect(URIList.urls(in: many).count == URIList.maximumCount)
    }
}
