extension IconTable {
    /// Glyphs of the font, one a line: code point in hexadecimal, name in the font, and the symbols that it stands for.
    static let text = #"""
        ea2f sports_soccer | figure.soccer soccerball.inverse
        ea32 sports_tennis | figure.tennis figure.table.tennis figure.racquetball figure.squash figure.badminton
        ea32 sports_tennis | tennis.racket.circle figure.pickleball
        ea26 sports_basketball | figure.basketball basketball.circle
        ea31 sports_volleyball | figure.volleyball volleyball.circle
        ea29 sports_football | figure.american.football figure.australian.football football.circle american.football
        ea29 sports_football | american.football.professional australian.football
        ea51 sports_baseball | figure.baseball figure.softball baseball.diamond.bases baseball.circle
        ea2a sports_golf | figure.golf golf.flag
        eb45 golf_course | flag.2.crossed figure.disc.sports
        ea2b sports_hockey | figure.hockey hockey.puck
        ea27 sports_cricket | figure.cricket cricket.ball
        ea2e sports_rugby | figure.rugby rugbyball
        ea33 sports_handball | figure.handball
        ebc4 sports_gymnastics | figure.gymnastics
        ea34 sports_kabaddi | figure.wrestling
        eae9 sports_martial_arts | figure.martial.arts figure.taichi figure.kickboxing
        ea2c sports_mma | figure.boxing
        ea2d sports_motorsports | flag.checkered.2.crossed helmet
        f06e sports_score | flag.pattern.checkered
        ea28 sports_esports | logo.playstation logo.xbox
        e515 surfing | figure.surfing surfboard
        e511 skateboarding | figure.skating skateboard
        ebcd roller_skating | figure.skating.roller
        e50b ice_skating | figure.ice.skating
        e513 snowboarding | figure.snowboarding snowboard
        e509 downhill_skiing | figure.skiing.downhill skis figure.skiing.crosscountry
        e50e nordic_walking | figure.elliptical figure.cross.training
        e50a hiking | figure.climbing figure.hiking.circle
        e50c kayaking | figure.outdoor.rowing figure.indoor.rowing
        e921 rowing | figure.rower oar.2.crossed
        e502 sailing | figure.sailing
        e50d kitesurfing | figure.water.fitness
        ebce scuba_diving | figure.open.water.swim
        eb48 pool | figure.waterpolo drop.degreesign swimming
        ea78 self_improvement | figure.cooldown figure.flexibility figure.barre figure.pilates
        eb43 fitness_center | figure.strengthtraining.functional figure.core.training
        eb43 fitness_center | figure.highintensity.intervaltraining figure.mixed.cardio figure.cross.training.circle
        e52f directions_bike | figure.outdoor.cycle figure.indoor.cycle
        e566 directions_run | figure.run.circle figure.track.and.field figure.run.square.stack
        e536 directions_walk | figure.walk.circle figure.walk.motion figure.walk.diamond figure.step.training
        f1a9 stairs | figure.stairs figure.stair.stepper stairs
        e50f paragliding | figure.archery
        f21a elderly | figure.walk.arrival
        e92c accessibility_new | figure.stand.line.dotted.figure.stand figure.play
        e914 accessible | figure.roll.runningpace figure.hand.cycling wheelchair
        e934 accessible_forward | figure.hunting figure.fishing figure.jumprope figure.lacrosse figure.curling
        e934 accessible_forward | figure.bowling figure.fencing figure.equestrian.sports
        f1a2 family_restroom | figure.and.child.holdinghands figure.2.and.child.holdinghands figure.2.arms.open
        eb41 child_care | figure.child figure.child.circle figure.and.child
        f19b baby_changing_station | stroller figure.seated.side
        e7fd person | person.crop.artframe person.crop.square.filled.and.at.rectangle person.bust
        e7fd person | person.crop.badge.magnifyingglass
        f233 groups | person.3.sequence person.3.sequence.fill
        e7ef group | person.2.circle person.2.crop.square.stack person.line.dotted.person person.and.person
        e7ef group | rectangle.stack.person.crop person.2.wave.2
        f106 person_search | person.fill.viewfinder person.crop.circle.badge.questionmark person.and.background.dotted
        f106 person_search | magnifyingglass.person
        e0ba contacts | person.crop.rectangle.stack person.crop.square.stack
        f02e manage_accounts | person.badge.key person.badge.shield.checkmark person.crop.circle.badge.gearshape
        e91f record_voice_over | person.wave.2 person.fill.turn.right
        eb67 boy | figure.dress.line.vertical.figure
        e63d wc | figure.stand.dress
        e91e pregnant_woman | figure.pregnant
        e87c face | face.smiling.inverse person.crop.circle.dashed faceid
        e90d fingerprint | touchid fingerprint
        e7f3 mood_bad | face.frowning
        e812 sentiment_neutral | face.neutral
        ebcb handshake | hands.sparkles hand.raised.fingers.spread
        ebe5 sign_language | hand.raised.brakesignal hand.raised.app hand.raised.circle
        e764 back_hand | hand.raised.square
        eb38 pinch | hand.pinch hand.point.up.braille
        e9ec swipe | hand.rays
        e925 pan_tool | hand.raised.palm.facing
        e769 front_hand | hand.palm.facing
        e949 vertical_split | rectangle.trailingthird.inset rectangle.righthalf.inset
        e1d5 health_and_safety | heart.text.clipboard cross.vial
        eaa2 monitor_heart | waveform.path.ecg.rectangle waveform.path.ecg.text
        ea70 volunteer_activism | hand.heart
        eac2 heart_broken | heart.broken
        e87d favorite | heart.rectangle.stack
        ead5 diamond | diamond.tophalf
        efe4 bloodtype | drop.halffull
        e798 water_drop | drop.keypad.rectangle humidifier
        e3f3 healing | cross.vial.fill
        e138 vaccines | testtube.2 flask
        ea4b science | testtube.2.fill atom
        ea3a biotech | microscope
        f033 medication | medical.thermometer pills.circle
        f109 medical_services | medical.thermometer.fill staroflife cross.case.circle
        f221 coronavirus | allergens aqi.medium microbe.circle
        ea4a psychology | brain.filled.head.profile head.profile.arrow.forward.and.visionpro
        e8f4 visibility | eye.trianglebadge.exclamationmark eye.square eyes.inverse
        e023 hearing | ear.and.waveform ear.badge.checkmark ear.badge.waveform ear.trianglebadge.exclamationmark
        e023 hearing | hearingdevice.ear ear.circle
        f104 hearing_disabled | hearingdevice.ear.slash
        e84e accessibility | accessibility.badge.arrow.up.right
        e91d pets | cat.circle dog.circle
        ea1c emoji_nature | lizard bird.circle
        e868 bug_report | ladybug.circle
        ea63 park | tree.circle
        ea99 forest | mountain.2.circle
        f205 grass | leaf.arrow.circlepath leaf.arrow.triangle.circlepath laurel.leading laurel.trailing
        e545 local_florist | camera.macro.circle
        eacc egg | oval.egg frying.pan
        f1ea set_meal | fish.circle
        f084 water | water.waves.and.arrow.up water.waves.and.arrow.down water.waves.slash
        e176 waves | wave.3.forward alternatingcurrent
        ebe6 flood | house.and.flag water.waves.and.arrow.trianglehead.up
        ebdb thunderstorm | cloud.bolt.circle bolt.trianglebadge.exclamationmark
        ebd5 cyclone | hurricane.circle
        ebd8 tsunami | water.waves.and.arrow.trianglehead
        e3f7 landscape | mountain.2.sparkle
        ea46 nights_stay | cloud.moon.bolt moon.haze moon.dust moonphase.waxing.crescent moonphase.waning.crescent
        e1c6 wb_twilight | sun.and.horizon sun.horizon.circle
        e3a6 brightness_1 | moonphase.full.moon
        e3a7 brightness_2 | moonphase.waning.gibbous moonphase.waxing.gibbous
        e3a8 brightness_3 | moonphase.first.quarter moonphase.last.quarter
        e3aa brightness_5 | sun.rain sun.snow
        e3ab brightness_6 | circle.righthalf.filled.inverse
        e40c panorama_fish_eye | moonphase.new.moon
        e818 foggy | cloud.fog.circle sun.haze.circle
        eb3b ac_unit | thermometer.variable.and.figure snow snowflake.road.lane
        e1ff device_thermostat | thermometer.low thermometer.high thermometer.transmission degreesign.fahrenheit
        e1ff device_thermostat | degreesign.celsius
        efd8 air | air.purifier air.conditioner.horizontal air.conditioner.vertical fan.desk wind.circle
        f076 thermostat | dehumidifier
        ef55 local_fire_department | flame.circle.inverse
        ea0b bolt | bolt.car bolt.badge.clock bolt.ring.closed bolt.batteryblock bolt.badge.automatic
        f102 electrical_services | powercord cable.connector cable.connector.horizontal cable.coaxial
        e63c power | powerplug.portrait poweroutlet.type.a
        f1d4 outlet | poweroutlet.type.b poweroutlet.type.f poweroutlet.strip
        e1a4 battery_full | batteryblock minus.plus.batteryblock battery.100percent.circle
        e1a3 battery_charging_full | battery.100percent.bolt battery.75percent.bolt battery.50percent.bolt
        e1a3 battery_charging_full | battery.25percent.bolt
        e19c battery_alert | battery.exclamationmark
        e42e wb_incandescent | lightbulb.led lamp.floor lamp.table lamp.ceiling chandelier
        e0f0 lightbulb | lightbulb.2 lightbulb.min lightbulb.max light.max light.min
        f02a light | light.recessed light.cylindrical.ceiling light.panel light.strip.2
        e9f6 toggle_on | switch.programmable lightswitch.on togglepower
        e9f5 toggle_off | lightswitch.off poweroff
        e90f lightbulb_outline | lightspectrum.horizontal
        ea44 house | house.lodge
        e586 villa | building.2.crop.circle
        ea40 apartment | building.crop
        e84f account_balance | building.columns.circle
        ebbc factory | building.factory
        e8d1 store | storefront.circle
        eab1 castle | building.castle
        eaae church | building.church
        eab2 mosque | building.mosque
        ea36 museum | building.museum
        ea09 home_work | house.and.building
        eb4f meeting_room | door.french.open door.sliding.left.hand.open
        effd door_front | door.french.closed door.garage.closed door.right.hand.closed door.sliding.left.hand.closed
        effd door_front | entry.lever.keypad
        f011 garage | door.garage.open door.garage.double.bay.closed
        f1b5 sensor_door | door.right.hand.open
        f088 window | window.casement window.ceiling window.horizontal window.awning window.vertical.open
        f088 window | window.shade.closed
        e286 blinds | blinds.vertical.open blinds.horizontal.open window.shade.open roller.shade.open
        ec1f blinds_closed | blinds.vertical.closed blinds.horizontal.closed roller.shade.closed
        ec1e curtains | curtains.open
        ec1d curtains_closed | curtains.closed
        f1f6 fence | fence
        f1a0 elevator | elevator
        ea43 fireplace | fireplace
        eb46 hot_tub | spigot
        f061 shower | shower.handheld shower.sidejet
        ea41 bathtub | toilet sink
        e54a local_laundry_service | dryer dishwasher washer.circle
        f204 microwave | microwave cooktop stove
        f1f7 countertops | cabinet table.furniture
        efed chair | chair chair.lounge
        f8f4 desk | desk
        eac6 table_restaurant | table.furniture.fill
        f089 yard | sprinkler.and.droplets sprinkler
        f1d8 fire_extinguisher | fire.extinguisher
        e04b videocam | web.camera video.doorbell
        efff doorbell | bell.door
        e51e sensors | sensor sensor.tag.radiowaves.forward carbon.monoxide.cloud carbon.dioxide.cloud smoke.circle
        e32a security | shield.checkered exclamationmark.lock
        e9e0 shield | shield.pattern.checkered shield.righthalf.filled
        ef57 lock_clock | lock.badge.clock lock.display
        e898 lock_open | lock.open.display lock.open.rotation lock.open.trianglebadge.exclamationmark
        eade lock_reset | lock.trianglebadge.exclamationmark
        e0da vpn_key | key.radiowaves.forward key.viewfinder key.icloud
        f042 password | rectangle.and.pencil
        f045 pin | lock.rectangle
        f206 qr_code_scanner | document.viewfinder doc.viewfinder text.viewfinder
        e5fa document_scanner | doc.text.viewfinder
        e873 description | document doc.text.image doc.text.below.ecg text.document text.page page doc.questionmark
        ef42 article | text.rectangle doc.richtext.he list.clipboard text.rectangle.page
        e89c note_add | doc.badge.plus document.badge.plus
        e173 file_copy | document.on.document plus.square.on.square plus.rectangle.on.rectangle
        e14f content_paste | list.clipboard.fill document.on.clipboard pencil.and.list.clipboard
        e14d content_copy | square.filled.on.square
        e14e content_cut | scissors.badge.ellipsis
        e2c8 folder_open | folder.badge.open
        e2cc create_new_folder | plus.rectangle.on.folder
        e2c9 folder_shared | folder.badge.person.crop rectangle.stack.badge.person.crop
        eb2c folder_zip | archivebox.circle zipper.page
        e156 inbox | tray.circle
        e151 drafts | envelope.open.badge.clock
        e0be email | envelope.arrow.triangle.branch mail mail.stack
        f0d2 outgoing_mail | envelope.and.arrow.trianglehead.branch
        e0b0 call | phone.connection phone.bubble phone.bubble.left
        e0b1 call_end | phone.down.waves.left.and.right
        e61c phone_forwarded | phone.arrow.right
        e0b2 call_made | phone.arrow.up.right
        e0b5 call_received | phone.arrow.down.left
        e0d9 voicemail | recordingtape recordingtape.circle
        e625 sms | bubble.middle.bottom bubble.middle.top bubble.left.circle captions.bubble
        e0bf forum | bubble.left.and.text.bubble.right bubble.left.and.exclamationmark.bubble.right bubble.circle
        e0b7 chat | bubble.and.pencil
        e87f feedback | exclamationmark.bubble.circle
        e8e2 translate | character.bubble translate globe.badge.chevron.backward character.textbox
        e029 mic | mic.and.signal.meter microphone person.line.dotted.person.mic
        e02b mic_off | microphone.slash
        e050 volume_up | speaker.wave.2.bubble speaker.zzz
        e32d speaker | hifispeaker.2 homepod.2 homepod.mini speaker.2 hifireceiver
        f01f headphones | beats.headphones airpodsmax airpods.max
        f003 earbuds | beats.earphones airpodspro airpods.pro earbuds earpods beats.powerbeats airpods.gen3
        f003 earbuds | airpodpro.left airpodpro.right airpod.left airpod.right
        f004 earbuds_battery | airpods.chargingcase earbuds.case airpodspro.chargingcase.wireless
        e405 music_note | music.pages
        e03d queue_music | music.note.square.stack
        e030 library_music | music.note.arrow.triangle.2.circlepath square.stack.badge.music
        e019 album | record
        e521 piano | pianokeys.inverse
        e1b8 graphic_eq | waveform.and.magnifyingglass waveform.and.person.filled waveform.mid waveform.low
        e1b8 graphic_eq | waveform.slash
        e01d equalizer | chart.bar.horizontal.page
        ef5a mic_external_on | music.microphone
        f048 podcasts | airplayaudio dot.radiowaves.up.forward podcast
        e055 airplay | airplayvideo airplay.video airplay.audio shareplay
        e307 cast | tv.and.mediabox
        e333 tv | 4k.tv tv.inset play.display tv.slash sparkles.tv
        e639 live_tv | tv.music.note
        e02c movie | film.stack film.circle
        e064 subscriptions | play.square.stack rectangle.stack.badge.play play.rectangle.on.rectangle
        e04a video_library | video.bubble.left play.slash
        e068 slow_motion_video | slowmo livephoto livephoto.play
        e8aa picture_in_picture | pip pip.enter pip.exit pip.swap rectangle.inset.topright.filled
        e5d0 fullscreen | arrow.up.backward.and.arrow.down.forward
        e5d1 fullscreen_exit | arrow.down.forward.and.arrow.up.backward
        e044 skip_next | forward.end.alt
        e045 skip_previous | backward.end.alt
        e03b playlist_add | text.line.first.and.arrowtriangle.forward text.badge.plus
        e05f playlist_play | text.line.last.and.arrowtriangle.forward
        eb80 playlist_remove | text.badge.minus text.badge.xmark
        e065 playlist_add_check | text.badge.checkmark
        e412 photo_camera | camera.shutter.button camera.on.rectangle camera.metering.matrix camera.metering.spot
        e412 photo_camera | camera.metering.center.weighted camera.metering.partial
        ea38 flip_camera_ios | arrow.triangle.2.circlepath.camera
        e3b3 camera_roll | photo.on.rectangle.angled photo.badge.arrow.down
        e3e7 flash_on | bolt.badge.a
        e425 timer | timer.square
        e40b panorama | pano photo.tv
        e3b6 collections | photo.fill.on.rectangle.fill rectangle.stack.photo
        e43e add_photo_alternate | photo.badge.plus
        e429 tune | dial.low dial.medium dial.high slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath
        e3d3 filter | square.3.layers.3d.down.right square.3.layers.3d.middle.filled square.3.layers.3d.top.filled
        e3d3 filter | square.3.layers.3d.bottom.filled
        eb37 contrast | circle.lefthalf.striped.horizontal circle.righthalf.filled.righthalf.striped.horizontal
        e3b8 colorize | eyedropper.halffull eyedropper.full
        e40a palette | swatchpalette
        e243 format_paint | paint.bucket
        e3ae brush | paintbrush.badge.ellipsis
        e155 gesture | pencil.line applepencil.and.scribble hand.draw.badge.ellipsis
        e3c9 edit | applepencil pencil.tip.crop.circle square.and.pencil.circle pencil.slash applepencil.tip
        e41c straighten | lines.measurement.horizontal lines.measurement.vertical
        ea49 square_foot | righttriangle triangleshape triangle.righthalf.filled angle
        e41a rotate_right | rotate.right rotate.3d
        e419 rotate_left | rotate.left
        e3e8 flip | arrow.left.and.right.righttriangle.left.righttriangle.right flip.horizontal
        e9fe view_in_ar | arkit view.3d rotate.3d.circle view.2d scale.3d torus cone cylinder pyramid
        e53b layers | square.2.layers.3d square.stack.3d.down.right square.stack.3d.forward.dottedline
        e53b layers | square.stack.3d.down.dottedline
        e162 select_all | rectangle.dashed selection.pin.in.out dotted.square
        e871 dashboard | rectangle.3.offgrid square.grid.3x1.below.line.grid.1x2 rectangle.3.group.bubble
        e871 dashboard | rectangle.grid.1x3 square.grid.3x2 rectangle.grid.3x3
        e9b0 grid_view | rectangle.grid.2x3 circle.grid.2x1 square.grid.4x3.fill circle.grid.3x3.circle
        e9b0 grid_view | square.grid.3x1.folder.badge.plus
        e3ec grid_on | squareshape.split.3x3 grid tablecells.badge.ellipsis tablecells.merge grid.circle
        e3ec grid_on | squareshape.split.2x2
        e8ec view_column | square.split.bottomrightquarter square.split.diagonal
        e8ef view_list | list.bullet.below.rectangle rectangle.grid.1x3.fill list.triangle list.dash.header.rectangle
        f114 view_sidebar | sidebar.squares.left sidebar.squares.right sidebar.squares.leading
        e8eb view_carousel | rectangle.stack.badge.ellipsis
        f1be table_view | table
        e242 format_list_numbered | list.number.rtl
        e245 format_size | textformat.superscript textformat.subscript textformat.alt textformat.size.larger
        e245 format_size | textformat.size.smaller
        f112 superscript | x.superscript
        f111 subscript | x.subscript
        e262 text_fields | character.magnify text.cursor
        e167 font_download | textformat.characters
        e26c notes | text.word.spacing text.below.photo text.line.2.summary text.pad.header note.text.badge.plus
        e25b wrap_text | return.left return.right
        e8ce spellcheck | textformat.abc.dottedunderline
        e86f code | apple.terminal curlybraces.square
        eb8e terminal | apple.terminal.on.rectangle
        e24a functions | fx fn
        eac7 numbers | numbersign
        e73c key | key.slash
        e14a backspace | delete.backward delete.forward
        e312 keyboard | keyboard.badge.ellipsis keyboard.onehanded.left keyboard.onehanded.right
        eae8 keyboard_option_key | alt
        e256 space_bar | space
        e31c keyboard_tab | arrow.right.to.line.compact
        e323 mouse | cursorarrow.rays cursorarrow.click
        e762 ads_click | cursorarrow.click.2 cursorarrow.motionlines cursorarrow.and.square.on.square.dashed
        e762 ads_click | cursorarrow.square
        e913 touch_app | rectangle.and.hand.point.up.left hand.point.up.left.and.text button.programmable
        e320 laptop_mac | macbook.and.iphone macbook.gen1 macbook.gen2 macbook.and.ipad laptopcomputer.and.iphone
        e320 laptop_mac | laptopcomputer.and.arrow.down laptopcomputer.trianglebadge.exclamationmark
        e30b desktop_mac | macmini macpro.gen3 macstudio mac.studio xserve macpro.gen1
        e325 phone_iphone | iphone.gen1 iphone.gen2 iphone.gen3 iphone.homebutton iphone.radiowaves.left.and.right
        e325 phone_iphone | iphone.and.arrow.forward apps.iphone iphone.smartbatterycase candybarphone flipphone
        e325 phone_iphone | iphone.app.switcher
        e331 tablet_mac | ipad.homebutton ipad.gen1 apps.ipad ipad.and.iphone
        e1b1 devices | ipad.and.arrow.forward macbook.and.applewatch iphone.and.ipad
        e334 watch | applewatch.watchface applewatch.radiowaves.left.and.right watchface.applewatch.case watch.analog
        e334 watch | applewatch.side.right
        f06a smart_display | display.and.arrow.down display.trianglebadge.exclamationmark
        e328 router | wifi.router airport.express airport.extreme modem
        e1db storage | externaldrive.connected.to.line.below cylinder.split.1x2 externaldrive.connected.to.wifi
        e32b sim_card | esim simcard.2
        e1e0 usb | mediastick
        e1a7 bluetooth | bluetooth
        e63e wifi | wifi.square
        e1e2 wifi_tethering | personalhotspot dot.radiowaves.forward wave.3.forward.circle
        e1bb nfc | wave.3.up sensor.tag.radiowaves.forward.fill
        e562 satellite | satellite
        e9f4 hub | point.3.filled.connected.trianglepath.dotted point.topleft.down.curvedto.point.bottomright.up
        e9f4 hub | circle.hexagonpath app.connected.to.app.below network.badge.shield.half.filled
        e9f4 hub | point.topleft.down.to.point.bottomright.curvepath
        eb5a cloud_sync | arrow.triangle.2.circlepath.icloud arrow.clockwise.icloud arrow.counterclockwise.icloud
        e2bf cloud_done | checkmark.icloud
        e2c1 cloud_off | xmark.icloud exclamationmark.icloud
        f8f3 lock_person | lock.icloud person.icloud
        e627 sync | arrow.clockwise.heart arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.2.clockwise
        e627 sync | arrow.trianglehead.2.counterclockwise arrow.triangle.capsulepath arrow.2.squarepath
        e5d5 refresh | arrow.trianglehead.clockwise arrow.trianglehead.clockwise.rotate.90 arrow.clockwise.square
        e889 history | clock.arrow.2.circlepath clock.arrow.trianglehead.counterclockwise.rotate.90
        e889 history | arrow.trianglehead.counterclockwise
        e166 undo | arrow.uturn.left.square
        e8d4 swap_horiz | rectangle.2.swap arrow.trianglehead.swap
        e0c3 import_export | arrow.up.and.down.text.horizontal
        e89f open_with | dpad arrow.up.and.down.and.sparkles move
        e0b6 call_split | arrow.branch arrow.trianglehead.branch
        e0b3 call_merge | arrow.merge arrow.trianglehead.merge
        f184 alt_route | arrow.triangle.pull arrow.trianglehead.pull
        ebab turn_right | arrow.turn.up.forward.iphone arrow.trianglehead.turn.up.right
        e8b6 search | sparkle.magnifyingglass rectangle.and.text.magnifyingglass location.magnifyingglass
        e879 exit_to_app | rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward
        e879 exit_to_app | rectangle.righthalf.inset.filled.arrow.right
        ea77 login | rectangle.portrait.and.arrow.left arrow.forward.square person.crop.circle.badge.arrow
        e9ba logout | figure.walk.departure
        e895 launch | macwindow.on.rectangle rectangle.on.rectangle.angled
        e89e open_in_new | macwindow.badge.plus
        e2c4 file_download | square.and.arrow.down.on.square
        e171 save_alt | arrow.down.to.line.compact arrow.down.to.line.alt
        f09b upload | arrow.up.to.line.compact
        e161 save | floppydisk
        e8ad print | printer.dotmatrix printer.filled.and.paper printer.inverse
        e872 delete | trash.square
        e938 restore_from_trash | arrow.up.trash
        e226 attach_file | paperclip.badge.ellipsis
        f10d push_pin | pin.square mappin.slash
        e55f place | mappin.square location.north.line map.pin
        e55d navigation | location.north.circle location.north.line.fill location.fill.viewfinder
        e569 near_me | location.square
        e87a explore | compass.drawing
        eb91 signpost | signpost.left signpost.right.and.left signpost.and.arrowtriangle.up
        e565 traffic | light.beacon.max light.beacon.min road.lanes trafficlight
        ef3b add_road | road.lanes.curved.left road.lanes.curved.right
        e531 directions_car | car.side car.window.left car.rear suv.side convertible.side car.front.waves.up
        e531 directions_car | car.top.door.front.left.open
        eb1c electric_car | car.side.front.open
        ea56 car_repair | car.rear.and.tire.marks steeringwheel engine.combustion engine.emission.and.exclamationmark
        ea56 car_repair | tire transmission brakesignal oilcan abs
        e559 local_taxi | car.side.rear.open taxi
        e546 local_gas_station | fuelpump.exclamationmark gauge.open
        e56d ev_station | ev.charger ev.plug.dc.ccs1 ev.plug.ac.type.2
        e530 directions_bus | bus.doubledecker
        e534 directions_railway | train.side.rear.car train.side.middle.car lightrail
        e571 tram | cablecar
        e570 train | tram.tunnel
        e532 directions_boat | sailboat.circle
        e558 local_shipping | truck.box truck.pickup.side box.truck
        e195 airplanemode_active | airplane.path.dotted
        e9f9 two_wheeler | motorcycle moped
        eb9b rocket_launch | rocket shippingbox.and.arrow.backward
        e905 flight_takeoff | airplane.up.right
        f235 luggage | suitcase.rolling suitcase.cart
        eb3f business_center | case latch.2.case
        eb3e beach_access | beach.umbrella
        f1ad umbrella | umbrella.percent
        e589 cabin | tent.2 house.lodge.fill
        e8da theaters | theatermask.and.paintbrush
        e541 local_cafe | cup.and.heat.waves
        ea69 icecream | ice.cream
        e870 credit_card | creditcard.and.123 creditcard.trianglebadge.exclamationmark creditcard.viewfinder
        e850 account_balance_wallet | wallet.bifold
        ef63 payments | dollarsign.arrow.circlepath dollarsign.ring
        eb70 currency_exchange | coloncurrencysign coloncurrencysign.arrow.trianglehead.counterclockwise.rotate.90
        e227 attach_money | dollarsign.gauge.chart.lefthalf.righthalf pesosign lirasign australiandollarsign
        e227 attach_money | singaporeandollarsign brazilianrealsign chineseyuanrenminbisign
        eafa currency_franc | francsign
        eaef currency_lira | turkishlirasign
        eaec currency_ruble | rublesign
        eaf9 currency_yuan | yuansign
        eaf7 currency_rupee | rupeesign
        e8b0 receipt | scroll receipt
        e1a1 inventory_2 | cube.box
        ea3c construction | wrench.adjustable
        e869 build | wrench.trianglebadge.exclamationmark
        f107 plumbing | pipe.and.drop
        e8b8 settings | gear.badge.checkmark gearshape.arrow.triangle.2.circlepath
        ea23 emoji_events | medal.star
        ea3f military_tech | medal.circle
        e839 star_half | star.lefthalf
        e65f auto_awesome | sparkles.square.filled.on.square
        e663 auto_fix_high | wand.and.sparkles wand.and.outline wand.and.stars.inverse
        ea65 celebration | fireworks
        e332 toys | teddybear
        e4f5 extension_off | puzzlepiece.slash
        ea66 theater_comedy | theatermasks.circle
        ea19 menu_book | book.pages books.vertical.circle bookmark.book
        e666 auto_stories | book.and.wrench
        e878 event | calendar.and.person
        e616 event_note | calendar.day.timeline.leading calendar.day.timeline.trailing calendar.day.timeline.right
        e8b5 schedule | deskclock clock.square
        e855 alarm | alarm.waves.left.and.right
        e01b av_timer | gauge.with.needle
        e9e4 speed | gauge.with.dots.needle.bottom.50percent gauge.with.dots.needle.33percent
        e9e4 speed | gauge.with.dots.needle.67percent gauge.low gauge.high gauge.with.dots.needle.0percent
        e9e4 speed | gauge.with.dots.needle.100percent gauge.with.dots.needle.50percent gauge.with.needle.fill
        e7f4 notifications | bell.badge.circle bell.square
        e7f7 notifications_active | bell.badge.waveform bell.and.waveform
        ef49 campaign | speaker.wave.1.arrowtriangles.up.right.down.left
        e002 warning | exclamationmark.triangle.text.page
        e887 help | questionmark.text.page
        e000 error | exclamationmark.warninglight
        e14b block | nosign.app
        e5ca check | checkmark.gobackward checkmark.applewatch checkmark.message
        ef76 verified | checkmark.seal.text.page
        e6b1 checklist | checklist.checked checklist.unchecked
        e152 filter_list | line.3.crossed.swirl.circle line.horizontal.star.fill.line.horizontal
        e152 filter_list | line.3.horizontal.button.angledtop.vertical.right
        e25d drag_handle | rectangle.compress.vertical rectangle.expand.vertical
        e5d7 unfold_more | chevron.up.chevron.down.square chevron.down.dotted.2
        e5d7 unfold_more | chevron.up.chevron.right.chevron.down.chevron.left
        f092 insights | chart.line.text.clipboard chart.bar.yaxis chart.bar.badge.page
        e26b bar_chart | chart.bar.horizontal
        e922 timeline | point.forward.to.point.capsulepath
        e6dd bubble_chart | circles.hexagongrid circle.hexagonpath.fill circle.hexagongrid.circle
        e97a account_tree | flowchart rectangle.connected.to.line.below
        e4fd schema | flowchart.fill
        eaf6 balance | scalemass scale
        f039 monitor_weight | scalemass.fill
        e80b public | globe.desk globe.central.south.asia
        e894 language | globe.badge.translate
        f1cd anchor | anchor
        ea52 attractions | ferriswheel
        ea68 festival | tent.circle
        ef56 local_police | shield.lefthalf.filled.badge.checkmark
        e761 compost | arrow.3.trianglepath
        ea71 contactless | wave.3.right.circle.inverse creditcard.wireless
        e41d style | rectangle.portrait.on.rectangle.portrait.angled menucard
        f19e checkroom | jacket coat
        ea58 dry_cleaning | hanger.circle
        ef4e face_retouching_natural | mustache person.crop.circle.badge.sparkles
        eb4c spa | lotus sparkles.rectangle.stack
        f00b flashlight_on | flashlight.on.circle flashlight.slash
        f04e radar | dot.scope dot.circle.viewfinder dot.squareshape
        e3b4 center_focus_strong | dot.viewfinder plus.viewfinder camera.viewfinder
        e8a0 pageview | text.page.badge.magnifyingglass
        e880 find_in_page | magnifyingglass.badge.doc
        e0bc dialpad | teletype
        ead8 fax | faxmachine
        e30f gamepad | dpad.fill dpad.left.filled dpad.right.filled dpad.up.filled dpad.down.filled l.joystick
        e30f gamepad | r.joystick
        e5c3 apps | app.grid circle.grid.3x3.badge.dot app.gift xmark.app
        e1bd widgets | widget.small widget.medium widget.large app.dashed
        eb72 install_mobile | arrow.down.app.dashed
        f06c smart_toy | robot
        ea25 token | bitcoinsign.ring
        """#
}
