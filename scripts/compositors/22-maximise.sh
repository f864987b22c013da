# feature: a double click maximises and restores
begin
own_frame || untestable "$(framed_by)"
find
mark
input dclick $((X + 100)) $((Y - 20))
says 'configured: 1280.0 by 760' '\[frames\].*at rest'
mark
input dclick 640 20
says 'configured: 640.0 by 480'
