#pragma once
#include <systemd/sd-bus.h>

// The members of a union that Swift's importer leaves to C.
static inline int lilt_bus_make_server(sd_bus *bus) {
    sd_id128_t id = {{1}};
    return sd_bus_set_server(bus, 1, id);
}
