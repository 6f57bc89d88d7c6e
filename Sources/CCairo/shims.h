// Cairo, Pango and the HarfBuzz beneath it for Swift, with the few macros that Swift cannot import.
#ifndef CCAIRO_SHIMS_H
#define CCAIRO_SHIMS_H

#include <cairo.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pangocairo.h>

#endif
