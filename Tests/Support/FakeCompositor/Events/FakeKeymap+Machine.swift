import CXKBCommon
import Glibc

extension FakeKeymap {
    /// Keymap by the machine's keyboard data, as a compositor would send it; nil if there is no such layout.
    package static func machine(layout: String, variant: String = "", options: String = "") -> String? {
        guard let context = unsafe xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return nil }
        defer { unsafe xkb_context_unref(context) }
        unsafe xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
        return unsafe layout.withCString { layout in
            unsafe variant.withCString { variant in
                unsafe options.withCString { options in
                    var names = unsafe xkb_rule_names()
                    unsafe names.layout = unsafe layout
                    unsafe names.variant = unsafe variant
                    unsafe names.options = unsafe options
                    guard
                        let keymap = unsafe xkb_keymap_new_from_names(context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS)
                    else { return nil }
                    defer { unsafe xkb_keymap_unref(keymap) }
                    guard let text = unsafe xkb_keymap_get_as_string(keymap, XKB_KEYMAP_FORMAT_TEXT_V1) else {
                        return nil
                    }
                    defer { unsafe free(text) }
                    return unsafe String(cString: text)
                }
            }
        }
    }
}
