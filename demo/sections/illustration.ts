/** What is offered under Illustration. The format is told in `read-shelf.ts`. */
export const illustration = `
# illustration | Illustration | image | Pictures that say what a photograph can't.
how You send the text or the idea; I send three small sketches within two days.
how You choose one, I draw it in line, you correct it, then it gets its colour.
how I keep the layers apart so that your designer can move things.
how If the deadline is close I say at once whether it can be met, before you pay.
ask text! What should the picture say, in one sentence?
ask text! The final size, and where it will be shown.
ask file The text it belongs to, and anything it must not contradict.
extra A second colour version | 18 | 1
extra Original on paper, sent by post | 30 | 4
extra Print rights for more than 5,000 copies | 45 | 0
faq How many sketches do I see? | Three for a single picture, two for each picture of a series.
faq Can you work in the manner of another artist? | I work in my own. If you love somebody else’s line, ask them; they may be here too.
faq Do you draw digitally? | Line on paper, colour on screen. The joint is invisible and the line stays alive.

== editorial-illustration | Editorial illustration | newspaper | For magazines, reports and essays, on a deadline.
pictures hills bust creature fruit town linocut
price 80 380
days 2 6
tags editorial, magazine, spot illustration, cover, press
get One spot illustration; Three sketches to choose from; High-resolution file; Full page; Social crops; A series of four; Cover with room for the masthead
open I read the whole text twice. The first time as a reader, the second with a pencil.
open Press days are short, so sketches come the same evening and colour the next morning.
* Editorial portraits and spot drawings within 48 hours @bust :: For the piece that has no picture yet and goes to print on Thursday.
* A cover illustration that leaves room for the masthead @hills :: Composed around your type, spine and barcode from the first sketch on.
* Series of four illustrations for a long report @town :: One thought, four views of it, in colours taken from your identity.
* Quiet landscapes for essays about place and memory @hills :: Layered paper hills, weather and very few people.
* Science and nature spots, accurate enough for the author @creature :: I ask the scientist, not the internet. Beaks, gills and leaf edges are right.
* Food illustrations for recipes, columns and cookbooks @fruit :: Gouache-like fruit, pots and hands that make one hungry without a studio kitchen.
* Woodcut-style vignettes for newspapers and labels @linocut :: High contrast, few lines, legible in newsprint at the size of a stamp.
* Illustrated quotes and pull-outs for a podcast or journal @bust :: A face and a sentence, drawn to sit in a feed without shouting.

== books-for-children | Books for children | book-open | From one character to thirty-two pages.
pictures bedtime creature town hills fruit bookCovers
price 160 900
days 7 40
tags picture book, children, character, cover, spreads
get One character in three poses; A cover; Four spreads; Twelve spreads with room for text; Character sheet; Storyboard of the whole book; Print-ready files with bleed
open Children look longer than adults and find everything that does not fit. I draw for them.
open I plan all the page turns first. A picture book is mostly about what is behind the page.
* Picture book of sixteen spreads, from storyboard to print files @bedtime :: A whole book, planned together, drawn over six weeks, with a dummy you can read aloud after two.
* A character children can draw themselves after one look @creature :: One animal or child in twelve moods, simple enough for a classroom wall.
* Bedtime stories in deep blues: four spreads and a cover @bedtime :: Lamps, windows, roofs and moons. Made to calm, not to sell.
* Cover and chapter vignettes for middle-grade novels @bookCovers :: One strong cover and ten small pictures, the sort one looks at before reading on.
* Illustrations for a book about your town, for its school @town :: Real streets, a real bridge and the dog that everybody knows.
* Activity pages, mazes and find-it pictures for museums @creature :: One sheet each, tested on six-year-olds, solved in about the time parents need for a coffee.
* Illustrated cookbook for children, steps without words @fruit :: Twelve recipes that a child can cook from pictures alone.

== patterns-and-surfaces | Patterns and surfaces | layout-grid | For cloth, paper, walls and tins.
pictures pattern botanical linocut tote
price 90 420
days 3 12
tags pattern, textile, wallpaper, repeat, surface design
get One seamless repeat; Three colourways; File for the printer you name; A coordinate pattern; Scale test on a picture; A collection of six; Separations for screen printing
open A repeat is finished when you cannot find where it repeats.
open I paint the motifs one by one and only then ask them to dance.
* Botanical patterns for fabric, wallpaper and wrapping paper @botanical :: Plants of your own region, drawn from life between April and October and from a herbarium in winter.
* Geometric repeats for tiles, tins and carpets @pattern :: Few shapes, endless floor. With a drawing that shows the layer how to turn each tile.
* A collection of six coordinates for a small textile label @pattern :: One hero, two seconds, three plains-with-a-secret, in a palette that can be dyed.
* Pattern from your logo or building, for bags and interiors @tote :: Something of yours, taken apart until only the pattern is left.
* Block-print repeats, cut by hand, cleaned for production @linocut :: The wobble stays, the mistakes go.
* Wrapping paper and endpapers for publishers and shops @botanical :: Half-drop repeats in one or two inks, planned for offset and risograph.

== portraits | Portraits | user-round | People, pets and teams, drawn.
pictures bust silhouette linocut creature
price 45 260
days 2 10
tags portrait, gift, team, avatar, pet
get One portrait, head and shoulders; File for print and screen; Two people; Background of your choice; Whole figure; A set for a team of eight; Printed on cotton paper
open Three photographs in ordinary daylight are better than one from a studio.
open I look for the thing friends would mention first, and I leave out the rest.
* Editorial portraits of your team, in one hand and one light @bust :: Eight people who joined in eight different years finally look like one company.
* A portrait of your dog, cat or horse, in gouache colours @creature :: Send the photograph in which nobody is posing.
* Family portrait for a wall, three to six people @bust :: People who were never photographed together can sit on the same bench.
* Speaker portraits for conference programmes, delivered in a day @bust :: Twenty at once if need be, all cropped alike, all on the colour of your stage.
* Silhouette portraits in the old manner, cut from paper @silhouette :: Cut with scissors, scanned, and the paper itself goes to you in an envelope.
* Author portrait in linocut for a jacket flap @linocut :: Two square inches that are printed ten thousand times. Worth an afternoon.

== illustrated-maps | Illustrated maps | map-pin | For walkers, guests and readers of novels.
pictures heights streetMap hills town
price 140 620
days 5 18
tags map, tourism, walking, fantasy map, city guide
get A map of one place; Up to ten landmarks; Print file up to A2; Legend in two languages; A version for phones; Routes drawn apart as layers
open I check every bridge. A map may be charming, but it may not send people into the river.
open A good visitor map leaves out nine streets of ten.
* Illustrated maps for walkers, guides and small towns @heights :: Heights, paths, water and the one bench with the view.
* A guest map of your neighbourhood, folded to pocket size @streetMap :: For hotels and hosts: where you would send a friend, and nothing else.
* Maps for novels, with coasts that make geological sense @heights :: Rivers run downhill, cities stand at fords, and your heroine can walk it in the days you gave her.
* Festival site plan that people can follow in the rain @streetMap :: Stages, water, toilets, first aid: large, high contrast, torn-pocket proof.
* Wedding map: two places, three roads, one weekend @hills :: Drawn with the church, the barn, and the field where cars go.
`
