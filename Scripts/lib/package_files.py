"""Writes the files that describe an app to Linux desktops and package managers, from the app's Info.plist.

usage: package_files.py COMMAND INFO.plist PRODUCT [ARGUMENT]...

  get KEY             prints a value: id, name, version, maintainer, architecture-independent summary and others
  install DIR [ROOT]  writes the files below DIR, a folder with the subfolders of /usr: the desktop entry, the AppStream
                      metadata (if there is a maintainer), the declarations of file types, a copy of Info.plist beside
                      the program, and the file with which a message bus starts the app. ROOT is the folder of DIR when
                      the app is installed; without it, no message bus starts the app
  control ARCH SIZE DEPENDS   the control file of a Debian package; SIZE in KB
  flatpak             the Flatpak manifest
"""

import os
import plistlib
import re
import shutil
import sys
from xml.sax.saxutils import escape

# The MIME types of Apple's common type identifiers, for documents without a type of their own.
MIME_TYPES = {
    "public.plain-text": ["text/plain"],
    "public.text": ["text/plain"],
    "public.utf8-plain-text": ["text/plain"],
    "public.rtf": ["application/rtf"],
    "public.html": ["text/html"],
    "public.xml": ["application/xml"],
    "public.json": ["application/json"],
    "public.comma-separated-values-text": ["text/csv"],
    "public.image": ["image/png", "image/jpeg", "image/gif", "image/tiff", "image/bmp", "image/webp"],
    "public.png": ["image/png"],
    "public.jpeg": ["image/jpeg"],
    "public.tiff": ["image/tiff"],
    "com.compuserve.gif": ["image/gif"],
    "com.adobe.pdf": ["application/pdf"],
    "public.folder": ["inode/directory"],
    "public.directory": ["inode/directory"],
    "public.zip-archive": ["application/zip"],
}


def fail(message):
    print(f"package_files.py: {message}", file=sys.stderr)
    sys.exit(2)


class App:
    """The values of an app's Info.plist, with defaults."""

    def __init__(self, path, product):
        try:
            with open(path, "rb") as file:
                self.info = plistlib.load(file)
        except (OSError, ValueError, plistlib.InvalidFileException) as error:
            fail(f"{path}: {error}")
        if not isinstance(self.info, dict):
            fail(f"{path}: the root is not a dictionary")
        linux = self.info.get("LinuxPackage", {})
        self.linux = linux if isinstance(linux, dict) else {}
        self.path = path
        self.product = product
        self.id = self.text(self.info, "CFBundleIdentifier", "")
        if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_-]*(\.[A-Za-z_][A-Za-z0-9_-]*){2,}", self.id):
            fail(f"{path}: CFBundleIdentifier must have the form com.example.MyApp")
        self.name = self.line(self.info, "CFBundleDisplayName", self.line(self.info, "CFBundleName", product))
        self.version = self.line(self.info, "CFBundleShortVersionString", "1.0")
        if not re.fullmatch(r"[0-9][A-Za-z0-9.+~]*", self.version):
            fail(f"{path}: CFBundleShortVersionString is not a version: {self.version}")
        self.summary = self.line(self.linux, "Summary", self.name)
        self.description = self.text(self.linux, "Description", self.summary + ".")
        self.is_activatable = self.info.get("DBusActivatable") is True
        self.license = self.line(self.linux, "License", "LicenseRef-proprietary")
        self.homepage = self.line(self.linux, "Homepage", "")
        self.date = self.line(self.linux, "ReleaseDate", "")
        self.categories = self.strings(self.linux, "Categories") or ["Utility"]
        self.package = re.sub(r"[^a-z0-9.+-]", "-", product.lower())

    @staticmethod
    def text(table, key, default):
        value = table.get(key, default)
        return value if isinstance(value, str) else default

    def line(self, table, key, default):
        return " ".join(self.text(table, key, default).split())

    @staticmethod
    def strings(table, key):
        value = table.get(key, [])
        if isinstance(value, str):
            value = [value]
        return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []

    @staticmethod
    def tables(table, key):
        value = table.get(key, [])
        return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []

    def own_types(self):
        """The file types that the app declares: a MIME type, a description and extensions each."""
        result = []
        for declaration in self.tables(self.info, "UTExportedTypeDeclarations"):
            tags = declaration.get("UTTypeTagSpecification", {})
            tags = tags if isinstance(tags, dict) else {}
            identifier = self.line(declaration, "UTTypeIdentifier", "")
            extensions = self.strings(tags, "public.filename-extension")
            mime = (self.strings(tags, "public.mime-type") or [f"application/x-{identifier.lower()}"])[0]
            if identifier and extensions and re.fullmatch(r"[a-z]+/[a-z0-9.+-]+", mime):
                result.append((identifier, mime, self.line(declaration, "UTTypeDescription", identifier), extensions))
        return result

    def mime_types(self):
        known = {identifier: [mime] for identifier, mime, _, _ in self.own_types()}
        known.update({key: value for key, value in MIME_TYPES.items() if key not in known})
        result = []
        for document in self.tables(self.info, "CFBundleDocumentTypes"):
            result += self.strings(document, "CFBundleTypeMIMETypes")
            for identifier in self.strings(document, "LSItemContentTypes"):
                if identifier not in known:
                    print(f"package_files.py: no MIME type is known for {identifier}", file=sys.stderr)
                result += known.get(identifier, [])
        for links in self.tables(self.info, "CFBundleURLTypes"):
            schemes = self.strings(links, "CFBundleURLSchemes")
            result += [f"x-scheme-handler/{scheme.lower()}" for scheme in schemes]
        usable = [item for item in result if re.fullmatch(r"[a-z-]+/[a-z0-9.+-]+", item)]
        return list(dict.fromkeys(usable))

    @property
    def has_maintainer(self):
        return re.fullmatch(r"[^<>]+ <[^<>@\s]+@[^<>@\s]+>", self.line(self.linux, "Maintainer", "")) is not None

    @property
    def maintainer(self):
        if not self.has_maintainer:
            fail(f"{self.path}: LinuxPackage needs a Maintainer in the form Name <name@example.org>")
        return self.line(self.linux, "Maintainer", "")

    def actions(self):
        """The actions of the desktop entry: the name and the title of each."""
        result = {}
        for item in self.tables(self.info, "UIApplicationShortcutItems"):
            kind = self.line(item, "UIApplicationShortcutItemType", "")
            title = self.line(item, "UIApplicationShortcutItemTitle", "")
            # Names of actions consist of letters, digits and hyphens. The last part of a type is its name, unless
            # another one has the same.
            names = [re.sub(r"[^A-Za-z0-9-]", "-", name) for name in (kind.split(".")[-1], kind)]
            name = next((name for name in names if name and name not in result), None)
            if name is None or not title:
                print(f"package_files.py: the shortcut item {kind} has no title or type of its own", file=sys.stderr)
            else:
                result[name] = title
        return result

    # Files

    def install(self, folder, root=None):
        def write(path, text):
            path = os.path.join(folder, path)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)

        write(f"share/applications/{self.id}.desktop", self.desktop(root is not None))
        if self.has_maintainer:
            write(f"share/metainfo/{self.id}.metainfo.xml", self.metainfo())
        if self.mime():
            write(f"share/mime/packages/{self.id}.xml", self.mime())
        service = f"share/dbus-1/services/{self.id}.service"
        if self.is_activatable and root is not None:
            write(service, self.service(os.path.join(root, "bin", self.product)))
        elif os.path.exists(os.path.join(folder, service)):
            os.remove(os.path.join(folder, service))
            os.removedirs(os.path.dirname(os.path.join(folder, service)))
        # The app reads there that it runs once, and which types it has declared.
        shutil.copyfile(self.path, os.path.join(folder, "lib", self.product, "Info.plist"))

    def service(self, program):
        if re.search(r"[\s\"'\\$`]", program):
            program = '"' + re.sub(r'(["\\$`])', r"\\\1", program) + '"'
        return f"[D-BUS Service]\nName={self.id}\nExec={program}\n"

    def desktop(self, is_installed=True):
        def value(text):
            return text.replace("\\", "\\\\")

        types = self.mime_types()
        # Files are passed as paths, and as URLs to apps that also open other URLs.
        has_schemes = any(item.startswith("x-scheme-handler/") for item in types)
        arguments = " %U" if has_schemes else " %F" if types else ""
        lines = [
            "[Desktop Entry]",
            "Type=Application",
            f"Name={value(self.name)}",
            f"Exec={self.product}{arguments}",
            f"Icon={self.id}",
            "Terminal=false",
            f"Categories={''.join(item + ';' for item in self.categories)}",
            "StartupNotify=true",
            f"StartupWMClass={self.product}",
        ]
        if self.summary != self.name:
            lines.insert(3, f"Comment={value(self.summary)}")
        if types:
            lines.append(f"MimeType={''.join(item + ';' for item in types)}")
        # A message bus starts only programs whose folder is known.
        if self.is_activatable and is_installed:
            lines.append("DBusActivatable=true")
        actions = self.actions()
        if actions:
            lines.append(f"Actions={''.join(item + ';' for item in actions)}")
        for name, title in actions.items():
            # The command is for launchers that do not use the message bus.
            lines += ["", f"[Desktop Action {name}]", f"Name={value(title)}"]
            lines.append(f"Exec={self.product} --desktop-action={name}")
        return "\n".join(lines) + "\n"

    def metainfo(self):
        paragraphs = [part for part in re.split(r"\n\s*\n", self.description.strip()) if part.strip()]
        lines = [
            '<?xml version="1.0" encoding="UTF-8"?>',
            '<component type="desktop-application">',
            f"  <id>{escape(self.id)}</id>",
            f"  <name>{escape(self.name)}</name>",
            f"  <summary>{escape(self.summary.rstrip('.'))}</summary>",
            "  <metadata_license>CC0-1.0</metadata_license>",
            f"  <project_license>{escape(self.license)}</project_license>",
            "  <description>",
            *[f"    <p>{escape(' '.join(part.split()))}</p>" for part in paragraphs],
            "  </description>",
            f'  <launchable type="desktop-id">{escape(self.id)}.desktop</launchable>',
        ]
        if self.homepage:
            lines.append(f'  <url type="homepage">{escape(self.homepage)}</url>')
        lines.append(f"  <developer_name>{escape(self.maintainer.split(' <')[0])}</developer_name>")
        lines.append("  <content_rating type=\"oars-1.1\"/>")
        types = [item for item in self.mime_types() if not item.startswith("x-scheme-handler/")]
        lines += ["  <provides>", f"    <binary>{escape(self.product)}</binary>"]
        lines += [f"    <mediatype>{escape(item)}</mediatype>" for item in types]
        lines.append("  </provides>")
        if self.date:
            lines += ["  <releases>", f'    <release version="{self.version}" date="{escape(self.date)}"/>', "  </releases>"]
        return "\n".join(lines + ["</component>"]) + "\n"

    def mime(self):
        types = self.own_types()
        if not types:
            return ""
        lines = [
            '<?xml version="1.0" encoding="UTF-8"?>',
            '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">',
        ]
        for _, mime, description, extensions in types:
            lines += [f'  <mime-type type="{mime}">', f"    <comment>{escape(description)}</comment>"]
            lines += [f'    <glob pattern="*.{escape(item)}"/>' for item in extensions]
            lines.append("  </mime-type>")
        return "\n".join(lines + ["</mime-info>"]) + "\n"

    def control(self, architecture, size, depends):
        lines = [
            f"Package: {self.package}",
            f"Version: {self.version}",
            f"Architecture: {architecture}",
            f"Maintainer: {self.maintainer}",
            f"Installed-Size: {size}",
            f"Depends: {depends}",
            "Recommends: libgdk-pixbuf-2.0-0, libdbus-1-3, libxfixes3",
            "Section: misc",
            "Priority: optional",
        ]
        if self.homepage:
            lines.append(f"Homepage: {self.homepage}")
        lines.append(f"Description: {self.summary}")
        for part in self.description.strip().splitlines():
            lines.append(f" {part.strip()}" if part.strip() else " .")
        return "\n".join(lines) + "\n"

    def flatpak(self):
        return f"""# Build: flatpak-builder --user --install build {self.id}.yml
app-id: {self.id}
runtime: org.freedesktop.Platform
runtime-version: '24.08'
sdk: org.freedesktop.Sdk
command: {self.product}
finish-args:
  # The display, with memory that is shared with the X server.
  - --socket=x11
  - --share=ipc
  # Screen readers. Portals need no permission.
  - --talk-name=org.a11y.Bus
modules:
  - name: {self.product}
    buildsystem: simple
    build-commands:
      - cp -R . /app
    sources:
      - type: dir
        path: files
"""


def main():
    if len(sys.argv) < 4:
        fail("wrong arguments")
    command, path, product = sys.argv[1:4]
    rest = sys.argv[4:]
    app = App(path, product)
    if command == "get":
        print(getattr(app, rest[0]))
    elif command == "install":
        app.install(*rest)
    elif command in ("control", "flatpak"):
        sys.stdout.write(getattr(app, command)(*rest))
    else:
        fail(f"unknown command {command}")


main()
