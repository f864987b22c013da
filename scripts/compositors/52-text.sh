# feature: text is typed into a field, also after a click on the title bar
start InputsProgram 400x300
find
mark
input click $((X + 200)) $((Y + 30))
handled
input type 'Hello'
says 'text Hello$'
if own_frame; then
    # Weston gives the keyboard to the surface that was clicked, which is the title bar's then.
    mark
    input click $((X + 100)) $((Y - 20))
    handled
    input type ', you'
    says 'text Hello, you$'
fi
