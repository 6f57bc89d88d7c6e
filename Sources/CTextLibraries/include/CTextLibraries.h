// Loads Pango, HarfBuzz and GLib on demand instead of at program start.
#ifndef CTEXTLIBRARIES_H
#define CTEXTLIBRARIES_H

/// Loads HarfBuzz synchronously on the calling thread. Does nothing if it is already loaded.
///
/// Calls to functions of HarfBuzz or Pango load their library too. If a library is missing, the process prints one line
/// and exits with status 127, as the dynamic linker does.
void ctext_load_shaper(void);

#endif
