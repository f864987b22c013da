/// Small keymaps in xkb's format, which do not depend on the machine's keyboard data.
package enum FakeKeymap {
    /// A few keys of an American keyboard, a dead acute accent on the apostrophe's key, one key of a
    /// Russian keyboard in the second group, and the modifiers.
    package static let usual = """
        xkb_keymap {
        xkb_keycodes "lilt" {
            minimum = 8; maximum = 255;
            <ESC> = 9; <BKSP> = 22; <TAB> = 23; <AD01> = 24; <AD03> = 26; <RTRN> = 36; <LCTL> = 37;
            <AC01> = 38; <AC11> = 48; <LFSH> = 50; <AB03> = 54; <LALT> = 64; <SPCE> = 65; <CAPS> = 66;
            <UP> = 111; <LEFT> = 113; <RGHT> = 114; <DOWN> = 116; <LWIN> = 133;
        };
        xkb_types "lilt" {
            virtual_modifiers NumLock;
            type "ONE_LEVEL" { modifiers = none; level_name[Level1] = "Any"; };
            type "TWO_LEVEL" {
                modifiers = Shift; map[Shift] = Level2; level_name[Level1] = "Base"; level_name[Level2] = "Shift";
            };
            type "ALPHABETIC" {
                modifiers = Shift+Lock; map[Shift] = Level2; map[Lock] = Level2;
                level_name[Level1] = "Base"; level_name[Level2] = "Caps";
            };
        };
        xkb_compatibility "lilt" {
            interpret.useModMapMods = AnyLevel;
            interpret.repeat = False;
            interpret Shift_L+AnyOf(all) { action = SetMods(modifiers=Shift); };
            interpret Control_L+AnyOf(all) { action = SetMods(modifiers=Control); };
            interpret Alt_L+AnyOf(all) { action = SetMods(modifiers=Mod1); };
            interpret Super_L+AnyOf(all) { action = SetMods(modifiers=Mod4); };
            interpret Caps_Lock+AnyOf(all) { action = LockMods(modifiers=Lock); };
        };
        xkb_symbols "lilt" {
            name[Group1] = "English"; name[Group2] = "Russian";
            key <ESC> { [ Escape ] }; key <BKSP> { [ BackSpace ] }; key <TAB> { [ Tab ] };
            key <AD01> { [ q, Q ] }; key <AD03> { [ e, E ] }; key <RTRN> { [ Return ] };
            key <AC01> { [ a, A ] }; key <AC11> { [ dead_acute, quotedbl ] }; key <AB03> { [ c, C ], [ Cyrillic_es, Cyrillic_ES ] };
            key <SPCE> { [ space ] }; key <UP> { [ Up ] }; key <LEFT> { [ Left ] }; key <RGHT> { [ Right ] };
            key <DOWN> { [ Down ] };
            key <LCTL> { [ Control_L ] }; key <LFSH> { [ Shift_L ] }; key <LALT> { [ Alt_L ] };
            key <LWIN> { [ Super_L ] }; key <CAPS> { [ Caps_Lock ] };
            modifier_map Control { <LCTL> }; modifier_map Shift { <LFSH> }; modifier_map Mod1 { <LALT> };
            modifier_map Mod4 { <LWIN> }; modifier_map Lock { <CAPS> };
        };
        };
        """
}
