# feature: a selected text is pasted by the middle button in another program, and the other way round
start InputsProgram 400x300
find
field="$((X + 30)) $((Y + 30))"
input click $field
handled
input type 'selected'
says 'text selected$'
handled
# Selected by a drag over all of it.
input drag $((X + 12)) $((Y + 30)) $((X + 200)) $((Y + 30))
handled
peer_pastes primary 'selected'
peer_copies primary 'from there '
# The click brings the keyboard back, and with it the offer.
input click $field
handled
input mclick $field
says 'text .*from there '
