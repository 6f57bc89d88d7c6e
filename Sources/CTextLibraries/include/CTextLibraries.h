// Loads Pango, HarfBuzz and GLib when they are first needed instead of before the program starts.
#ifndef CTEXTLIBRARIES_H
#define CTEXTLIBRARIES_H

/// Loads the libraries now, on the calling thread; does nothing when they are loaded already.
///
/// Any call to one of their functions does the same. Without the libraries the process prints one line and exits with status 127,
/// as it does where the dynamic linker finds that a library is missing.
void ctext_load_libraries(void);

#endif
