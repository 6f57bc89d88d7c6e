// Loads Pango, HarfBuzz and GLib when they are first needed instead of before the program starts.
#ifndef CTEXTLIBRARIES_H
#define CTEXTLIBRARIES_H

/// Loads HarfBuzz now, on the calling thread; does nothing when it is loaded already.
///
/// Any call to a function of HarfBuzz, or of Pango, loads its library too. Without the library the process prints one line and
/// exits with status 127, as it does where the dynamic linker finds that a library is missing.
void ctext_load_shaper(void);

#endif
