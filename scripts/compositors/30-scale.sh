# feature: drawn at scale 2
# options: --scale 2
[ "$COMPOSITOR" != mutter ] || untestable 'its headless outputs have scale 1'
begin
says 'scale 2.0'
