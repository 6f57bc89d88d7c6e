// Forwarders for the functions of Pango, HarfBuzz and GLib that the toolkit calls. The first call of a function
// resolves it in its library.
//
// A program that links these libraries loads them and the dozen libraries they depend on before `main` runs. With these
// definitions in the program, the linker option `--as-needed` leaves the libraries out. HarfBuzz is loaded while
// another thread reads the font configuration, and Pango when the first text needs it. A function without a forwarder
// still works: the program then links its library as usual.
#include "CTextLibraries.h"

#include <dlfcn.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static _Atomic(void *) shaper;
static _Atomic(void *) pango;

// Two threads may open a library concurrently; the second one gets the same handle.
static void *load(_Atomic(void *) *library, const char *name) {
    void *handle = atomic_load(library);
    if (handle) return handle;
    handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
    if (!handle) {
        // The dynamic linker ends a program that lacks a library in the same way.
        dprintf(STDERR_FILENO, "UIKit: the text libraries cannot be loaded: %s\n", dlerror());
        _exit(127);
    }
    atomic_store(library, handle);
    return handle;
}

void ctext_load_shaper(void) { load(&shaper, "libharfbuzz.so.0"); }

static void *find(const char *name) {
    int isShaper = strncmp(name, "hb_", 3) == 0;
    // Pango's library for Cairo depends on all the others, so their functions are found through it.
    void *library = isShaper ? load(&shaper, "libharfbuzz.so.0") : load(&pango, "libpangocairo-1.0.so.0");
    void *function = dlsym(library, name);
    if (!function) {
        dprintf(STDERR_FILENO, "UIKit: the text libraries are too old: missing function %s\n", name);
        _exit(127);
    }
    return function;
}

// Hidden visibility prevents the libraries from binding to this definition in place of their own.
#define FORWARD(result, name, parameters, arguments)                                                                           \
    __attribute__((visibility("hidden"))) result name parameters {                                                             \
        static _Atomic(void *) address;                                                                                        \
        void *function = atomic_load_explicit(&address, memory_order_relaxed);                                                 \
        if (__builtin_expect(!function, 0)) {                                                                                  \
            function = find(#name);                                                                                            \
            atomic_store_explicit(&address, function, memory_order_relaxed);                                                   \
        }                                                                                                                      \
        return ((__typeof__(&name))function)arguments;                                                                         \
    }

// GLib
FORWARD(void, g_free, (gpointer mem), (mem))
FORWARD(void, g_object_unref, (gpointer object), (object))
FORWARD(
    gulong, g_signal_connect_data,
    (gpointer instance, const gchar *detailed_signal, GCallback c_handler, gpointer data, GClosureNotify destroy_data,
     GConnectFlags connect_flags),
    (instance, detailed_signal, c_handler, data, destroy_data, connect_flags))

// Pango's font maps
FORWARD(PangoFontMap *, pango_cairo_font_map_new, (void), ())
FORWARD(PangoContext *, pango_font_map_create_context, (PangoFontMap *fontmap), (fontmap))
FORWARD(
    void, pango_font_map_list_families,
    (PangoFontMap *fontmap, PangoFontFamily ***families, int *n_families),
    (fontmap, families, n_families))
FORWARD(const char *, pango_font_family_get_name, (PangoFontFamily *family), (family))

// Contexts
FORWARD(
    void, pango_cairo_context_set_font_options,
    (PangoContext *context, const cairo_font_options_t *options),
    (context, options))
FORWARD(void, pango_cairo_context_set_resolution, (PangoContext *context, double dpi), (context, dpi))
FORWARD(PangoFont *, pango_context_load_font, (PangoContext *context, const PangoFontDescription *desc), (context, desc))
FORWARD(void, pango_context_set_base_dir, (PangoContext *context, PangoDirection direction), (context, direction))
FORWARD(
    void, pango_context_set_round_glyph_positions,
    (PangoContext *context, gboolean round_positions),
    (context, round_positions))

// Fonts
FORWARD(PangoFontDescription *, pango_font_description_new, (void), ())
FORWARD(void, pango_font_description_free, (PangoFontDescription *desc), (desc))
FORWARD(void, pango_font_description_set_absolute_size, (PangoFontDescription *desc, double size), (desc, size))
FORWARD(void, pango_font_description_set_family, (PangoFontDescription *desc, const char *family), (desc, family))
FORWARD(void, pango_font_description_set_style, (PangoFontDescription *desc, PangoStyle style), (desc, style))
FORWARD(void, pango_font_description_set_weight, (PangoFontDescription *desc, PangoWeight weight), (desc, weight))
FORWARD(hb_font_t *, pango_font_get_hb_font, (PangoFont *font), (font))

// Attributes
FORWARD(PangoAttrList *, pango_attr_list_new, (void), ())
FORWARD(void, pango_attr_list_insert, (PangoAttrList *list, PangoAttribute *attr), (list, attr))
FORWARD(void, pango_attr_list_unref, (PangoAttrList *list), (list))
FORWARD(PangoAttribute *, pango_attr_insert_hyphens_new, (gboolean insert_hyphens), (insert_hyphens))
FORWARD(PangoAttribute *, pango_attr_background_alpha_new, (guint16 alpha), (alpha))
FORWARD(PangoAttribute *, pango_attr_background_new, (guint16 red, guint16 green, guint16 blue), (red, green, blue))
FORWARD(PangoAttribute *, pango_attr_font_desc_new, (const PangoFontDescription *desc), (desc))
FORWARD(PangoAttribute *, pango_attr_font_features_new, (const char *features), (features))
FORWARD(PangoAttribute *, pango_attr_foreground_alpha_new, (guint16 alpha), (alpha))
FORWARD(PangoAttribute *, pango_attr_foreground_new, (guint16 red, guint16 green, guint16 blue), (red, green, blue))
FORWARD(PangoAttribute *, pango_attr_letter_spacing_new, (int letter_spacing), (letter_spacing))
FORWARD(PangoAttribute *, pango_attr_rise_new, (int rise), (rise))
FORWARD(
    PangoAttribute *, pango_attr_shape_new_with_data,
    (const PangoRectangle *ink_rect, const PangoRectangle *logical_rect, gpointer data, PangoAttrDataCopyFunc copy_func,
     GDestroyNotify destroy_func),
    (ink_rect, logical_rect, data, copy_func, destroy_func))
FORWARD(PangoAttribute *, pango_attr_strikethrough_new, (gboolean strikethrough), (strikethrough))
FORWARD(PangoAttribute *, pango_attr_strikethrough_color_new, (guint16 red, guint16 green, guint16 blue), (red, green, blue))
FORWARD(PangoAttribute *, pango_attr_underline_new, (PangoUnderline underline), (underline))
FORWARD(PangoAttribute *, pango_attr_underline_color_new, (guint16 red, guint16 green, guint16 blue), (red, green, blue))

// Layouts
FORWARD(PangoLayout *, pango_layout_new, (PangoContext *context), (context))
FORWARD(int, pango_layout_get_line_count, (PangoLayout *layout), (layout))
FORWARD(PangoLayoutLine *, pango_layout_get_line_readonly, (PangoLayout *layout, int line), (layout, line))
FORWARD(void, pango_layout_set_attributes, (PangoLayout *layout, PangoAttrList *attrs), (layout, attrs))
FORWARD(void, pango_layout_set_auto_dir, (PangoLayout *layout, gboolean auto_dir), (layout, auto_dir))
FORWARD(void, pango_layout_set_ellipsize, (PangoLayout *layout, PangoEllipsizeMode ellipsize), (layout, ellipsize))
FORWARD(void, pango_layout_set_font_description, (PangoLayout *layout, const PangoFontDescription *desc), (layout, desc))
FORWARD(void, pango_layout_set_indent, (PangoLayout *layout, int indent), (layout, indent))
FORWARD(void, pango_layout_set_justify, (PangoLayout *layout, gboolean justify), (layout, justify))
FORWARD(void, pango_layout_set_single_paragraph_mode, (PangoLayout *layout, gboolean setting), (layout, setting))
FORWARD(void, pango_layout_set_tabs, (PangoLayout *layout, PangoTabArray *tabs), (layout, tabs))
FORWARD(void, pango_layout_set_text, (PangoLayout *layout, const char *text, int length), (layout, text, length))
FORWARD(void, pango_layout_set_width, (PangoLayout *layout, int width), (layout, width))
FORWARD(void, pango_layout_set_wrap, (PangoLayout *layout, PangoWrapMode wrap), (layout, wrap))
FORWARD(
    PangoTabArray *, pango_tab_array_new,
    (gint initial_size, gboolean positions_in_pixels),
    (initial_size, positions_in_pixels))
FORWARD(void, pango_tab_array_free, (PangoTabArray *tab_array), (tab_array))
FORWARD(
    void, pango_tab_array_set_decimal_point,
    (PangoTabArray *tab_array, int tab_index, gunichar decimal_point),
    (tab_array, tab_index, decimal_point))
FORWARD(
    void, pango_tab_array_set_tab,
    (PangoTabArray *tab_array, gint tab_index, PangoTabAlign alignment, gint location),
    (tab_array, tab_index, alignment, location))

// Lines
FORWARD(
    void, pango_cairo_glyph_string_path,
    (cairo_t *cr, PangoFont *font, PangoGlyphString *glyphs),
    (cr, font, glyphs))
FORWARD(void, pango_cairo_show_layout_line, (cairo_t *cr, PangoLayoutLine *line), (cr, line))
FORWARD(int, pango_glyph_string_get_width, (PangoGlyphString *glyphs), (glyphs))
FORWARD(
    void, pango_layout_line_get_extents,
    (PangoLayoutLine *line, PangoRectangle *ink_rect, PangoRectangle *logical_rect),
    (line, ink_rect, logical_rect))
FORWARD(int, pango_layout_line_get_length, (PangoLayoutLine *line), (line))
FORWARD(PangoDirection, pango_layout_line_get_resolved_direction, (PangoLayoutLine *line), (line))
FORWARD(int, pango_layout_line_get_start_index, (PangoLayoutLine *line), (line))
FORWARD(
    void, pango_layout_line_index_to_x,
    (PangoLayoutLine *line, int index_, gboolean trailing, int *x_pos),
    (line, index_, trailing, x_pos))
FORWARD(
    gboolean, pango_layout_line_x_to_index,
    (PangoLayoutLine *line, int x_pos, int *index_, int *trailing),
    (line, x_pos, index_, trailing))

// Text
FORWARD(
    void, pango_find_paragraph_boundary,
    (const char *text, int length, int *paragraph_delimiter_index, int *next_paragraph_start),
    (text, length, paragraph_delimiter_index, next_paragraph_start))
FORWARD(
    void, pango_get_log_attrs,
    (const char *text, int length, int level, PangoLanguage *language, PangoLogAttr *attrs, int attrs_len),
    (text, length, level, language, attrs, attrs_len))
FORWARD(PangoLanguage *, pango_language_from_string, (const char *language), (language))
FORWARD(PangoLanguage *, pango_language_get_default, (void), ())
FORWARD(
    gboolean, pango_language_includes_script, (PangoLanguage *language, PangoScript script), (language, script))
// Pango also has a macro of this name.
#undef pango_language_to_string
FORWARD(const char *, pango_language_to_string, (PangoLanguage *language), (language))
FORWARD(PangoLanguage *, pango_script_get_sample_language, (PangoScript script), (script))

// HarfBuzz
FORWARD(
    hb_blob_t *, hb_blob_create,
    (const char *data, unsigned int length, hb_memory_mode_t mode, void *user_data, hb_destroy_func_t destroy),
    (data, length, mode, user_data, destroy))
FORWARD(hb_blob_t *, hb_blob_create_from_file, (const char *file_name), (file_name))
FORWARD(void, hb_blob_destroy, (hb_blob_t *blob), (blob))
FORWARD(const char *, hb_blob_get_data, (hb_blob_t *blob, unsigned int *length), (blob, length))
FORWARD(unsigned int, hb_blob_get_length, (hb_blob_t *blob), (blob))
FORWARD(
    void, hb_buffer_add_utf8,
    (hb_buffer_t *buffer, const char *text, int text_length, unsigned int item_offset, int item_length),
    (buffer, text, text_length, item_offset, item_length))
FORWARD(void, hb_buffer_clear_contents, (hb_buffer_t *buffer), (buffer))
FORWARD(hb_buffer_t *, hb_buffer_create, (void), ())
FORWARD(hb_glyph_info_t *, hb_buffer_get_glyph_infos, (hb_buffer_t *buffer, unsigned int *length), (buffer, length))
FORWARD(hb_glyph_position_t *, hb_buffer_get_glyph_positions, (hb_buffer_t *buffer, unsigned int *length), (buffer, length))
FORWARD(void, hb_buffer_set_direction, (hb_buffer_t *buffer, hb_direction_t direction), (buffer, direction))
FORWARD(void, hb_buffer_set_flags, (hb_buffer_t *buffer, hb_buffer_flags_t flags), (buffer, flags))
FORWARD(void, hb_buffer_set_language, (hb_buffer_t *buffer, hb_language_t language), (buffer, language))
FORWARD(void, hb_buffer_set_script, (hb_buffer_t *buffer, hb_script_t script), (buffer, script))
FORWARD(hb_draw_funcs_t *, hb_draw_funcs_create, (void), ())
FORWARD(void, hb_draw_funcs_destroy, (hb_draw_funcs_t *dfuncs), (dfuncs))
FORWARD(
    void, hb_draw_funcs_set_close_path_func,
    (hb_draw_funcs_t *dfuncs, hb_draw_close_path_func_t func, void *user_data, hb_destroy_func_t destroy),
    (dfuncs, func, user_data, destroy))
FORWARD(
    void, hb_draw_funcs_set_cubic_to_func,
    (hb_draw_funcs_t *dfuncs, hb_draw_cubic_to_func_t func, void *user_data, hb_destroy_func_t destroy),
    (dfuncs, func, user_data, destroy))
FORWARD(
    void, hb_draw_funcs_set_line_to_func,
    (hb_draw_funcs_t *dfuncs, hb_draw_line_to_func_t func, void *user_data, hb_destroy_func_t destroy),
    (dfuncs, func, user_data, destroy))
FORWARD(
    void, hb_draw_funcs_set_move_to_func,
    (hb_draw_funcs_t *dfuncs, hb_draw_move_to_func_t func, void *user_data, hb_destroy_func_t destroy),
    (dfuncs, func, user_data, destroy))
FORWARD(
    void, hb_draw_funcs_set_quadratic_to_func,
    (hb_draw_funcs_t *dfuncs, hb_draw_quadratic_to_func_t func, void *user_data, hb_destroy_func_t destroy),
    (dfuncs, func, user_data, destroy))
FORWARD(hb_face_t *, hb_face_create, (hb_blob_t *blob, unsigned int index), (blob, index))
FORWARD(void, hb_face_destroy, (hb_face_t *face), (face))
FORWARD(unsigned int, hb_face_get_glyph_count, (const hb_face_t *face), (face))
FORWARD(unsigned int, hb_face_get_upem, (const hb_face_t *face), (face))
FORWARD(hb_blob_t *, hb_face_reference_table, (const hb_face_t *face, hb_tag_t tag), (face, tag))
FORWARD(hb_font_t *, hb_font_create, (hb_face_t *face), (face))
FORWARD(void, hb_font_destroy, (hb_font_t *font), (font))
FORWARD(hb_face_t *, hb_font_get_face, (hb_font_t *font), (font))
FORWARD(
    hb_bool_t, hb_font_get_glyph_extents,
    (hb_font_t *font, hb_codepoint_t glyph, hb_glyph_extents_t *extents),
    (font, glyph, extents))
FORWARD(
    hb_bool_t, hb_font_get_glyph_from_name,
    (hb_font_t *font, const char *name, int len, hb_codepoint_t *glyph),
    (font, name, len, glyph))
FORWARD(hb_position_t, hb_font_get_glyph_h_advance, (hb_font_t *font, hb_codepoint_t glyph), (font, glyph))
FORWARD(
    hb_bool_t, hb_font_get_glyph_name,
    (hb_font_t *font, hb_codepoint_t glyph, char *name, unsigned int size),
    (font, glyph, name, size))
FORWARD(
    void, hb_font_get_glyph_shape,
    (hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *dfuncs, void *draw_data),
    (font, glyph, dfuncs, draw_data))
FORWARD(hb_bool_t, hb_font_get_h_extents, (hb_font_t *font, hb_font_extents_t *extents), (font, extents))
FORWARD(
    hb_bool_t, hb_font_get_nominal_glyph,
    (hb_font_t *font, hb_codepoint_t unicode, hb_codepoint_t *glyph),
    (font, unicode, glyph))
FORWARD(void, hb_font_set_scale, (hb_font_t *font, int x_scale, int y_scale), (font, x_scale, y_scale))
FORWARD(hb_language_t, hb_language_from_string, (const char *str, int len), (str, len))
FORWARD(
    void, hb_ot_layout_collect_lookups,
    (hb_face_t *face, hb_tag_t table_tag, const hb_tag_t *scripts, const hb_tag_t *languages, const hb_tag_t *features,
     hb_set_t *lookup_indexes),
    (face, table_tag, scripts, languages, features, lookup_indexes))
FORWARD(
    unsigned int, hb_ot_layout_feature_get_lookups,
    (hb_face_t *face, hb_tag_t table_tag, unsigned int feature_index, unsigned int start_offset, unsigned int *lookup_count,
     unsigned int *lookup_indexes),
    (face, table_tag, feature_index, start_offset, lookup_count, lookup_indexes))
FORWARD(
    hb_bool_t, hb_ot_layout_language_get_required_feature_index,
    (hb_face_t *face, hb_tag_t table_tag, unsigned int script_index, unsigned int language_index, unsigned int *feature_index),
    (face, table_tag, script_index, language_index, feature_index))
FORWARD(
    void, hb_ot_layout_lookup_collect_glyphs,
    (hb_face_t *face, hb_tag_t table_tag, unsigned int lookup_index, hb_set_t *glyphs_before, hb_set_t *glyphs_input,
     hb_set_t *glyphs_after, hb_set_t *glyphs_output),
    (face, table_tag, lookup_index, glyphs_before, glyphs_input, glyphs_after, glyphs_output))
FORWARD(
    unsigned int, hb_ot_layout_script_get_language_tags,
    (hb_face_t *face, hb_tag_t table_tag, unsigned int script_index, unsigned int start_offset,
     unsigned int *language_count, hb_tag_t *language_tags),
    (face, table_tag, script_index, start_offset, language_count, language_tags))
FORWARD(
    unsigned int, hb_ot_layout_table_get_script_tags,
    (hb_face_t *face, hb_tag_t table_tag, unsigned int start_offset, unsigned int *script_count, hb_tag_t *script_tags),
    (face, table_tag, start_offset, script_count, script_tags))
FORWARD(
    unsigned int, hb_ot_name_get_utf8,
    (hb_face_t *face, hb_ot_name_id_t name_id, hb_language_t language, unsigned int *text_size, char *text),
    (face, name_id, language, text_size, text))
FORWARD(void, hb_set_add, (hb_set_t *set, hb_codepoint_t codepoint), (set, codepoint))
FORWARD(hb_set_t *, hb_set_create, (void), ())
FORWARD(void, hb_set_destroy, (hb_set_t *set), (set))
FORWARD(hb_bool_t, hb_set_has, (const hb_set_t *set, hb_codepoint_t codepoint), (set, codepoint))
FORWARD(hb_bool_t, hb_set_next, (const hb_set_t *set, hb_codepoint_t *codepoint), (set, codepoint))
FORWARD(
    void, hb_shape,
    (hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned int num_features),
    (font, buffer, features, num_features))
