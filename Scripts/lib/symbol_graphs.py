"""Extracts the symbol graphs of the built modules. Scripts/api-coverage and Scripts/docs use it."""
import glob
import os
import re
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class Failure(Exception):
    """A reason why there is no output."""


def binaries(scratch):
    """Returns the folder of the debug build."""
    for folder in [os.path.join(scratch, 'debug')] + sorted(glob.glob(os.path.join(scratch, '*', 'debug'))):
        if os.path.isdir(os.path.join(folder, 'Modules')):
            return os.path.realpath(folder)
    raise Failure(f'no debug build in {scratch}: run `swift build` first')


def compiler_flags(folder, modules):
    """Returns the flags with which the modules of a build can be imported."""
    built = os.path.join(folder, 'Modules')
    missing = [name for name in modules if not os.path.exists(os.path.join(built, name + '.swiftmodule'))]
    if missing:
        raise Failure(f'{", ".join(missing)} not built in {folder}: run `swift build` first, and wait until it ends')
    flags = ['-I', built]
    maps = glob.glob(os.path.join(folder, '*.build', 'module.modulemap'))
    maps += glob.glob(os.path.join(ROOT, 'Sources', '*', 'module.modulemap'))
    for path in sorted(maps):
        flags += ['-Xcc', '-fmodule-map-file=' + path]
    with open(os.path.join(ROOT, 'Package.swift')) as file:
        packages = sorted(set(' '.join(re.findall(r'pkgConfig: "([^"]*)"', file.read())).split()))
    try:
        cflags = subprocess.run(['pkg-config', '--cflags'] + packages, capture_output=True, text=True)
    except OSError as error:
        raise Failure(f'pkg-config: {error.strerror}')
    if cflags.returncode != 0:
        raise Failure('pkg-config: ' + cflags.stderr.strip())
    for flag in cflags.stdout.split():
        flags += ['-Xcc', flag]
    return flags


def extract(scratch, output, modules, toolchain_modules=(), options=()):
    """Writes the symbol graphs of the public declarations into a folder, in a subfolder for each module.

    The members that types inherit from protocol extensions are left out.

    scratch: The folder with the build.
    modules: The names of modules of this package.
    toolchain_modules: The names of modules of the toolchain.
    options: More options of `swift symbolgraph-extract`.
    """
    folder = binaries(scratch)
    flags = compiler_flags(folder, modules)
    triple = os.path.basename(os.path.dirname(folder))
    running = []
    for name in [*modules, *toolchain_modules]:
        graphs = os.path.join(output, name)
        os.mkdir(graphs)
        command = ['swift', 'symbolgraph-extract', '-module-name', name, '-target', triple, '-output-dir', graphs]
        command += ['-minimum-access-level', 'public', '-skip-synthesized-members', *options]
        command += flags if name in modules else []
        try:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        except OSError as error:
            raise Failure(f'swift: {error.strerror}')
        running.append((name, graphs, process))
    for name, graphs, process in running:
        text = process.communicate()[0]
        if process.returncode != 0 or not os.listdir(graphs):
            for _, _, other in running:
                other.kill()
                other.wait()
            raise Failure(f'cannot read the module {name}; is a build running?\n{text.strip()}')
