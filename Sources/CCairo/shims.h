// Cairo, Pango and what is beneath it, HarfBuzz and fontconfig, for Swift.
#ifndef CCAIRO_SHIMS_H
#define CCAIRO_SHIMS_H

#include <cairo-ft.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pangocairo.h>

#endif
