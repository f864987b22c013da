# feature: drawn at scale 2
# options: --scale 2
begin
says 'scale 2.0'
