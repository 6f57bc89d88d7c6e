// Cairo, Pango and what is beneath it, HarfBuzz and fontconfig, for Swift, with the few macros that Swift cannot import.
#ifndef CCAIRO_SHIMS_H
#define CCAIRO_SHIMS_H

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

/// The fontconfig configuration that a font map uses, read to its end; nil is the process's own.
static inline FcConfig *ccairo_font_configuration(PangoFontMap *map) {
    return PANGO_IS_FC_FONT_MAP(map) ? pango_fc_font_map_get_config((PangoFcFontMap *)map) : NULL;
}

#endif
