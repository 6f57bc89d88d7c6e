// Cairo and Pango for Swift, with the few macros that Swift cannot import.
#ifndef CCAIRO_SHIMS_H
#define CCAIRO_SHIMS_H

#include <cairo.h>
#include <pango/pangocairo.h>

#endif
