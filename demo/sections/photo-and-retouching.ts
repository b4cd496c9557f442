/** What is offered under Photo and retouching. The format is told in `read-shelf.ts`. */
export const photoAndRetouching = `
# photo-and-retouching | Photo and retouching | images | Light, and what is done with it afterwards.
how Send one picture first. I return it within a day, so that we agree on the look.
how Skin stays skin: pores, lines and the small scar that belongs to the person.
how Files come in full size, with a smaller set for screens.
how Your originals are never changed and are deleted after sixty days.
ask file! The pictures, as large as you have them.
ask text! Where will they be used, and how large?
ask text Two pictures whose look you like.
extra Back within 24 hours | 35 | 0
extra A version for print, with its profile | 15 | 0
extra Black and white as well | 12 | 0
faq Do you make people thinner? | No.
faq Can you work from a telephone picture? | Often. I say so before you pay if I can’t.
faq Which formats do you take? | Raw files of all makers, TIFF, JPEG and HEIC.

== retouching | Retouching | pencil | Repaired, balanced, still true.
pictures retouch silhouette contactSheet product
price 20 220
days 1 6
tags retouching, portrait, photoshop, skin, restoration
get Three pictures; Skin kept natural; Background cleaned; Ten pictures; Colours matched across a set; Old photograph restored; Layers delivered
open If people ask what camera you used, I did well. If they ask who retouched it, I did not.
open I zoom in to work and zoom out to decide.
* Portrait retouching that leaves the person in the picture @retouch :: Tired eyes rested, stray hair combed, nobody ten years younger.
* Old family photographs restored and coloured with restraint @retouch :: Scratches out, faces kept, colours only where there is evidence.
* Product cut-outs with real shadows, fifty at a time @product :: Paths by hand, shadows from the light that was there.
* Headshots for a whole team made to match @silhouette :: Six photographers, eleven years, one background.
* Wedding gallery: 400 pictures, one consistent look @contactSheet :: Chosen, balanced and sorted, with the ten that you will print set aside.
* Editorial beauty retouching, frequency and patience @retouch :: For magazines that print large and look closely.
* Removing tourists, cables and bins from your best picture @silhouette :: The square as it is at five in the morning.

== product-photography | Product photography | package | Things, in good light.
pictures product plate jars contactSheet
price 60 480
days 3 12
tags product photography, packshot, flat lay, ecommerce
get Five packshots on white; Ten pictures; One styled scene; Cut out, with shadow; Detail close-ups; Thirty pictures; Short turntable film
open Send the things to my studio; they come back polished.
open One window, one reflector, one hour for each difficult object.
* Packshots on white for your shop, posted back in a week @product :: Same angle, same light, same shadow, also for the batch next spring.
* Styled scenes for ceramics, candles and kitchen things @product :: With real bread, real linen and no plastic eucalyptus.
* Flat lays for subscription boxes and kits @jars :: Everything in the box, none of it hidden.
* Jewellery and small metal, dust-free @product :: Stacked focus, black cards, a very quiet room.
* Bottles and glass without a single wrong reflection @jars :: The hardest subject there is, and my favourite.
* Clothes on a hanger, a table or a person @contactSheet :: Three ways, three prices, true colours under three lamps.

== food-and-places | Food and places | map-pin | Restaurants, rooms and what is served in them.
pictures plate interior landscape fruit
price 120 640
days 3 10
tags food, restaurant, interior, travel, photography
get Half a day on site; Ten finished pictures; Menu dishes; A day on site; Rooms in daylight; Portraits of the staff; Rights for press
open I eat it afterwards. Nothing is sprayed, glued or fake.
open I come in the morning, when your windows do the work.
* Food photographs for menus and small restaurants @plate :: Twelve dishes in one morning, on your own plates.
* Hotel and guesthouse rooms in natural light @interior :: Beds made by somebody who cares, verticals vertical.
* Farm, vineyard and harbour stories in pictures @landscape :: A day from first light to last, twenty pictures with captions.
* Cookbook photography, eight recipes a day @plate :: With a cook, a stylist if you wish, and a schedule that leaves time for lunch.
* A day at your workshop: hands, tools and finished things @interior :: Thirty pictures that show why it costs what it costs.
* Landscape series for offices, waiting rooms and books @landscape :: Large files, quiet skies, printed or licensed.

== colour-grading-photos | Looks and presets | sliders-horizontal | One light over many pictures.
pictures landscape contactSheet silhouette interior
price 25 180
days 1 5
tags presets, lightroom, colour grading, batch
get A look for ten pictures; A preset you keep; Fifty pictures; Three looks to choose from; Instructions of one page; Two hundred pictures
open A look is a promise about weather. I keep it through the whole set.
open I start from your best picture, not from a fashion.
* A preset made from your own pictures, not from a shop @contactSheet :: Built on twenty of your files, tested on twenty others.
* 200 pictures graded to one mood by Thursday @landscape :: For travel writers, estates and everyone who shoots faster than they sort.
* Film looks with honest grain, matched to your stock @silhouette :: I still develop, so I know what I am imitating.
* Black and white conversions for books and exhibitions @contactSheet :: One negative of light for each picture, never a button for all of them.
* Interiors balanced: windows, lamps and walls agree @interior :: White is white in every room of the house.
`
