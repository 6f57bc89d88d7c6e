#!/bin/sh
# Unpacks @PRODUCT@ into the user's cache, unless that was done before, and starts it with the same arguments.
# With "--extract DIR", unpacks it into the new folder DIR instead.
set -eu
# The first line of the archive at the end of this file.
first=@FIRST@
if [ "${1:-}" = --extract ]; then
    if [ $# -ne 2 ] || ! mkdir "$2"; then
        echo "usage: $0 --extract NEW-FOLDER" >&2
        exit 2
    fi
    tail -n "+$first" "$0" | tar -xzf - -C "$2"
    exit
fi
cache=${XDG_CACHE_HOME:-${HOME:?}/.cache}/@PRODUCT@
folder=$cache/@SUM@
if [ ! -x "$folder/AppRun" ]; then
    previous=$(umask)
    umask 077
    mkdir -p "$cache"
    # Two programs that start at the same time unpack twice; the first to finish provides the folder.
    part=$(mktemp -d "$cache/part.XXXXXX")
    trap 'rm -rf "$part"' EXIT
    tail -n "+$first" "$0" | tar -xzf - -C "$part"
    mv -T "$part" "$folder" 2>/dev/null || [ -x "$folder/AppRun" ]
    rm -rf "$part"
    trap - EXIT
    umask "$previous"
fi
exec "$folder/AppRun" "$@"
