// Xlib and XInput2 for Swift, with the few macros and unions that Swift cannot import.
#ifndef CX11_SHIMS_H
#define CX11_SHIMS_H

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>

#endif
