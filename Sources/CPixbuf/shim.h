#pragma once
#include <dlfcn.h>
#include <stdbool.h>
#include <glib-object.h>

// gdk-pixbuf, librsvg and poppler are opened when a program shows its first picture that takes them, and never linked: their
// functions are reached through these tables. The declarations are those of gdk-pixbuf 2.42, librsvg 2.54 and poppler 22.12, whose
// binary interfaces do not change within libgdk_pixbuf-2.0.so.0, librsvg-2.so.2 and libpoppler-glib.so.8.

struct lilt_pixbuf {
    GObject *(*loader_new_with_type)(const char *type, GError **error);
    gboolean (*loader_write)(GObject *loader, const guchar *bytes, gsize count, GError **error);
    gboolean (*loader_close)(GObject *loader, GError **error);
    void (*loader_set_size)(GObject *loader, int width, int height);
    GObject *(*loader_get_pixbuf)(GObject *loader);
    gboolean (*remove_option)(GObject *pixbuf, const char *key);
    gboolean (*set_option)(GObject *pixbuf, const char *key, const char *value);
    GObject *(*apply_embedded_orientation)(GObject *pixbuf);
    void (*fill)(GObject *pixbuf, guint32 rgba);
    int (*get_width)(const GObject *pixbuf);
    int (*get_height)(const GObject *pixbuf);
    int (*get_rowstride)(const GObject *pixbuf);
    int (*get_n_channels)(const GObject *pixbuf);
    int (*get_bits_per_sample)(const GObject *pixbuf);
    const guint8 *(*read_pixels)(const GObject *pixbuf);
};

struct lilt_rsvg_rectangle {
    double x, y, width, height;
};

struct lilt_rsvg {
    GObject *(*handle_new_from_data)(const guint8 *bytes, gsize count, GError **error);
    void (*handle_set_dpi)(GObject *handle, double dpi);
    gboolean (*handle_render_document)(
        GObject *handle, struct _cairo *canvas, const struct lilt_rsvg_rectangle *viewport, GError **error);
};

// Fills `function` with the library's function of that name; false if it has none.
static inline bool lilt_find(void *library, const char *name, void *function) {
    void *found = dlsym(library, name);
    __builtin_memcpy(function, &found, sizeof found);
    return found != NULL;
}

// Opens gdk-pixbuf for the rest of the process; a message if it is not installed, else null.
static inline const char *lilt_open_pixbuf(struct lilt_pixbuf *table) {
    void *library = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return dlerror();
#define LILT_FIND(name) lilt_find(library, "gdk_pixbuf_" #name, &table->name)
    bool is_whole = LILT_FIND(loader_new_with_type) && LILT_FIND(loader_write) && LILT_FIND(loader_close)
        && LILT_FIND(loader_set_size) && LILT_FIND(loader_get_pixbuf) && LILT_FIND(remove_option)
        && LILT_FIND(set_option) && LILT_FIND(apply_embedded_orientation) && LILT_FIND(fill) && LILT_FIND(get_width)
        && LILT_FIND(get_height) && LILT_FIND(get_rowstride) && LILT_FIND(get_n_channels)
        && LILT_FIND(get_bits_per_sample) && LILT_FIND(read_pixels);
#undef LILT_FIND
    return is_whole ? NULL : "libgdk_pixbuf-2.0.so.0 lacks functions of version 2.42";
}

// Opens librsvg for the rest of the process; a message if it is not installed, else null.
static inline const char *lilt_open_rsvg(struct lilt_rsvg *table) {
    void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!library) return dlerror();
#define LILT_FIND(name) lilt_find(library, "rsvg_" #name, &table->name)
    bool is_whole = LILT_FIND(handle_new_from_data) && LILT_FIND(handle_set_dpi) && LILT_FIND(handle_render_document);
#undef LILT_FIND
    return is_whole ? NULL : "librsvg-2.so.2 lacks functions of version 2.46";
}

struct lilt_poppler {
    GObject *(*document_new_from_bytes)(GBytes *bytes, const char *password, GError **error);
    GObject *(*document_get_page)(GObject *document, int index);
    void (*page_get_size)(GObject *page, double *width, double *height);
    void (*page_render)(GObject *page, struct _cairo *canvas);
};

// Opens poppler for the rest of the process; a message if it is not installed, else null.
static inline const char *lilt_open_poppler(struct lilt_poppler *table) {
    void *library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
    if (!library) return dlerror();
#define LILT_FIND(name) lilt_find(library, "poppler_" #name, &table->name)
    bool is_whole = LILT_FIND(document_new_from_bytes) && LILT_FIND(document_get_page) && LILT_FIND(page_get_size)
        && LILT_FIND(page_render);
#undef LILT_FIND
    return is_whole ? NULL : "libpoppler-glib.so.8 lacks functions of version 0.82";
}

// Connects to a loader's signal that tells the size of the picture, in pixels, before anything is decoded.
static inline void lilt_on_size(GObject *loader, void (*callback)(GObject *, int, int, gpointer), gpointer context) {
    g_signal_connect_data(loader, "size-prepared", G_CALLBACK(callback), context, NULL, (GConnectFlags)0);
}

// Connects to a loader's signal that tells that memory for the pixels is there.
static inline void lilt_on_area(GObject *loader, void (*callback)(GObject *, gpointer), gpointer context) {
    g_signal_connect_data(loader, "area-prepared", G_CALLBACK(callback), context, NULL, (GConnectFlags)0);
}

struct lilt_pixbuf_writer {
    GObject *(*new_from_data)(
        const guchar *data, int colorspace, gboolean has_alpha, int bits_per_sample, int width, int height, int rowstride,
        void (*destroy)(guchar *, gpointer), gpointer context);
    gboolean (*save_to_bufferv)(
        GObject *pixbuf, gchar **buffer, gsize *count, const char *type, char **keys, char **values, GError **error);
};

// Finds the functions of gdk-pixbuf that encode; a message if it is not installed, else null.
static inline const char *lilt_open_pixbuf_writer(struct lilt_pixbuf_writer *table) {
    void *library = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return dlerror();
    bool is_whole = lilt_find(library, "gdk_pixbuf_new_from_data", &table->new_from_data)
        && lilt_find(library, "gdk_pixbuf_save_to_bufferv", &table->save_to_bufferv);
    return is_whole ? NULL : "libgdk_pixbuf-2.0.so.0 lacks functions of version 2.42";
}
