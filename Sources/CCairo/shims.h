// Cairo, Pango, HarfBuzz and fontconfig, imported into Swift.
#ifndef CCAIRO_SHIMS_H
#define CCAIRO_SHIMS_H

#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pangocairo.h>

#endif
