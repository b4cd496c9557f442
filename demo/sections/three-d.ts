/** What is offered under 3D and visualisation. The format is told in `read-shelf.ts`. */
export const threeD = `
# 3d-and-visualisation | 3D and visualisation | package | Things and places before they exist.
how Send drawings, a sketch on a napkin or a sample by post.
how You see a grey model first. Shape is decided before material.
how Light and camera are agreed on small pictures; then the large ones are computed.
how Files are delivered with units, names and an order that another person understands.
ask file! Drawings, dimensions or photographs.
ask text! What should the picture prove, and to whom?
ask choice Which file do you need? | Pictures only, Blender, STEP, glTF
extra One more view | 25 | 1
extra A turntable of ten seconds | 45 | 2
extra The model itself | 40 | 0
faq How exact is it? | To the tenth of a millimetre if your drawing is.
faq Can you match our photographs? | Yes: send one with the lens and I build to its perspective.
faq What do you work with? | Blender and Rhino. You do not need either.

== product-rendering | Product pictures | package | Photographs of things that are not made yet.
pictures solids product boxes bottles
price 90 720
days 3 12
tags rendering, product, blender, packshot, cgi
get One picture on white; Modelled from your drawing; A scene with light and shadow; Three views; Colour variants; Cut-away; Ten seconds of film
open Real light first: I copy the window of my own workshop.
open Dust, a fingerprint, a slightly uneven seam. Perfection looks like plastic.
* Still lifes in 3D for shops, lit like a photograph @solids :: Soft light, real shadows, and no courier for the sample.
* Packshots of forty variants from one model @bottles :: Change the label, press a button, have forty pictures.
* Exploded views and cut-aways for manuals and fairs @boxes :: Every screw in its order, each part named.
* Furniture in rooms that do not exist @product :: Your chair, in four homes, at four times of day.
* Watches, glasses and jewellery, reflections under control @product :: Metal is only what it reflects, so I build what it reflects.
* Configurator pictures: all materials, one light @solids :: Cut out, layered, aligned to the pixel.

== architecture | Architecture | building-2 | Buildings, before the ground is broken.
pictures tower arches interior room
price 140 1100
days 4 18
tags architecture, visualisation, exterior, interior, competition
get One exterior view; Weather and season of your choice; Trees of the region; Interior view; Three views in one light; Competition board; Night version
open I visit the site, or somebody with a telephone does it for me. The light of a place cannot be invented.
open People in my pictures do ordinary things: they carry shopping and look for keys.
* Architectural elevations and presentation sheets from your plans @arches :: Shadow, line weight and one wash of colour, for juries and neighbours.
* Competition views in five days, calm and believable @tower :: No balloons, no children running with kites.
* Interiors for brochures, before the walls are up @interior :: Materials as specified, afternoon as in June.
* A shop or café interior, three views and a material list @interior :: Enough for the bank, the landlord and the carpenter.
* Before and after for a renovation, from one photograph @arches :: The same view, the same light, another decade.
* Street view of a new building for the planning office @tower :: Surveyed camera points, exact heights, nothing flattering.

== isometric-scenes | Isometric scenes | layout-grid | Small worlds, seen from a corner.
pictures blocks room tower plan
price 80 560
days 3 12
tags isometric, scene, infographic, low poly, game art
get One small scene; Modelled from your sketch; Your colours; A set of three; Parts you can rearrange; Loop of five seconds; Transparent background
open A corner view shows everything and hides nothing, which is why engineers like it.
open I build in real units, so that a door is as high as a door.
* Isometric product scenes, modelled and lit from your sketch @blocks :: For sites, decks and the wall behind the reception.
* A factory, farm or hospital explained on one page @tower :: Forty people, twelve machines, one line to follow.
* Isometric rooms for games and stories @room :: Cosy, slightly impossible, rich in small things to find.
* Building blocks for your own infographics @blocks :: Sixty parts that snap together; you compose, I answered the hard part.
* City block with your services in it @tower :: Pipes, cables, buses: what is under the street as well.
* Icons in 3D: twelve objects, one light @blocks :: Soft, solid and readable at 48 pixels.

== models-for-printing | Models for printing | settings | From drawing to something you can hold.
pictures solids blocks product boxes
price 40 420
days 2 10
tags 3d printing, stl, cad, prototype, reverse engineering
get One part, ready to print; Checked for wall thickness; STEP and STL; From a broken sample; Assembly of five parts; Test print, posted; Drawing with tolerances
open I own two printers and know what they refuse.
open Send the broken part and a coin for scale. I have calipers.
* Spare parts drawn from the broken one, ready to print @boxes :: Knobs, hinges, gears: things that end whole machines for want of thirty grams.
* Enclosures for electronics, with clips that survive @blocks :: Designed around your board file, tested in the cheapest plastic.
* Miniatures and busts from photographs @solids :: Sculpted by hand, hollowed, supported, printable on the first try.
* Architectural models split for printing, 1:100 to 1:500 @product :: Cut where nobody sees it, with pins that align.
* CAD drawing from a paper sketch, with tolerances @solids :: So that a workshop can quote without calling you.

== floor-plans | Floor plans | house | Rooms from above, furnished and true.
pictures plan room interior
price 35 260
days 1 7
tags floor plan, real estate, cad, furniture layout
get One floor, redrawn; Areas computed; Furnished version; Two floors; Dimensions; A view from above in 3D; Files for CAD
open I redraw from your scan, then check that the walls close. They often do not.
open Furniture is drawn to scale. A sofa on a plan should fit through the door.
* Floor plans for estate agents, two styles, back tomorrow @plan :: Clean black lines or furnished in colour; both with areas by your local rule.
* Furniture layouts for a difficult flat, three variants @plan :: Forty square metres, two people, one piano.
* Old paper plans turned into CAD, checked for closure @plan :: Layers named, units right, north where it belongs.
* Evacuation and seating plans that the fire office accepts @plan :: Symbols by the standard, drawn to scale, two sizes for the wall.
* A furnished view from above, in 3D, for your listing @room :: Roof off, sun in, nothing promised that is not there.
`
