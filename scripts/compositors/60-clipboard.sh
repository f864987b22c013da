# feature: a text is copied and pasted in another program, and the other way round
start InputsProgram 400x300
find
field="$((X + 200)) $((Y + 30))"
input click $field
handled
input type 'from here'
input key ctrl+a
input key ctrl+c
handled
peer_pastes clipboard 'from here'
peer_copies clipboard 'from there, ä'
input click $field
handled
input key ctrl+a
input key ctrl+v
says 'text from there, ä$'
