/** What is offered under Design. The format is told in `read-shelf.ts`. */
export const design = `
# design | Design | pencil | Marks, packages, pages and screens, by people who draw before they decorate.
how You tell me what it is for and who has to like it. I ask the rest in one letter, not in twenty.
how I show a first direction early, while changing it is still cheap.
how Every round of changes ends with a list of what was changed and why.
how Files come named, layered and in the formats a printer and a developer both accept.
ask text! Who will see this, and what should they do next?
ask file Anything that exists already: a logo, old files, photographs.
ask choice! Where will it be used first? | Print, Screen, Both
ask text Show two things you like and one you dislike, with a word on each.
extra Source files in the format of your choice | 12 | 0
extra One more direction to choose from | 35 | 2
extra Ready a day earlier | 20 | 0
faq Do I own what you draw? | Yes. All rights pass to you when the deal is complete; I keep the right to show it unless you ask me not to.
faq What if I like none of it? | Then we talk before anything else is drawn. One new direction is part of every package but the smallest.
faq Do you use stock or generated pictures? | No. What you get is drawn for you.

== logo-and-identity | Logo and identity | sparkles | Names, marks and the rules that keep them recognisable.
pictures monogram wordmark stationery swatches markSheet shopSign guidelines cups tote
price 90 520
days 4 12
tags logo, identity, brand, wordmark, vector, guidelines
get One mark, drawn by hand first; Colours with their values; Vector files and PNG; Black and white versions; Card and letterhead; A guide of eight pages; Icons for social profiles; Signage drawings to scale
open A mark has to work at the size of a thumbnail and on the side of a van. I draw it small, in black, before any colour is allowed in.
open I start with paper: thirty or forty sketches, of which you see the six that survived the night.
* Logo and identity for a small food business, drawn by hand first @monogram :: For bakeries, roasters, cheesemakers and everyone else who puts a name on something people eat.
* A wordmark that works on a van and on a pen @wordmark :: Only letters, drawn for your name alone. Good names need no symbol beside them.
* Twelve mark directions in a day, keep the one you like @markSheet :: Quick, cheap and rough on purpose: a sheet of twelve ideas to argue about before you spend real money.
* Complete stationery and a brand book of twenty pages @stationery :: The set that a new practice, studio or guesthouse needs in its first week.
* Your shop sign and facade lettering, ready for the sign maker @shopSign :: I draw the sign to scale on a photograph of your street, with fixings and lighting marked for whoever builds it.
* A colour system with names, contrast checks and print values @swatches :: Five to nine colours that hold together on screen, on paper and for people who see colours differently.
* Redrawing a tired logo without losing the people who know it @guidelines :: Nobody should notice, and everything should get easier: fewer points, better spacing, one set of files.
* Identity for cafés: cups, bags, menus and a door @cups :: One idea carried through everything a guest touches between the pavement and the last sip.
* Monogram for a family name, wedding or small estate @monogram :: Two or three initials, interlaced so that they stay readable. Comes with a stamp and a wax seal drawing.
* Merchandise your visitors will carry: totes, mugs, badges @tote :: Designs for a museum shop or a festival table, prepared for the printer you already use.

== packaging | Packaging | package | Labels, boxes and bags that survive a shelf and a courier.
pictures jars bottles boxes pouches tote cups
price 140 780
days 5 16
tags packaging, labels, box, food, print, dieline
get One label on your template; Print-ready PDF with bleed; Barcode and legal text placed; Three flavours or sizes; A picture of it on a shelf; Dieline drawn from your sample; A proof checked with the printer
open A label is read from two metres in a second and a half, then from thirty centimetres for as long as the kettle boils. Both have to work.
open I ask for an empty box by post. Measurements in a letter are never right.
* Labels and packaging for preserves, sauces and honey @jars :: Small batches deserve labels that can grow: one system, any number of flavours, no redrawing each season.
* Wine, cider and oil labels on papers that feel right @bottles :: With foil, blind stamp or nothing at all, and with the wording that your country asks for.
* Shipping boxes people photograph before they open them @boxes :: Print inside and out, one colour or four, planned so that the box maker needs no call.
* Coffee and tea pouches with room for the roast date @pouches :: Front, back, valve and a blank space for the stamp. Drawn on the template of your supplier.
* Cosmetics line of five, from sketch to print-ready files @bottles :: A quiet family of bottles and cartons in which each product is still found at once.
* Allergen-safe food labels in two languages, checked twice @jars :: Ingredients, weights and minimum letter heights, set so that they are legal and still look like your shop.
* Gift boxes and sleeves for a small winter season @boxes :: A sleeve over the box you already own costs little and changes everything. Minimum run of fifty.

== presentations | Presentations | chart-column | Decks, reports and one-page summaries that read without a speaker.
pictures deck spread growth guidelines funnel
price 120 560
days 3 9
tags pitch deck, slides, report, charts, template, infographics
get Eleven slides; One chart redrawn from your data; Editable file; A version to send and a version to speak from; Master template; Speaker notes; Handout of two pages
open Most slides try to be the speech and the paper at once. I make two files, and both get shorter.
open I read your numbers before I draw anything, and I ask about the ones that do not add up.
* Pitch deck of eleven slides that reads without you in the room @deck :: For founders who send the deck first and talk second, which is everyone.
* Annual report design, from your accounts to the printed page @spread :: Twenty to sixty pages with tables that a tired reader can still compare.
* Your slides redrawn overnight, same content, calmer @deck :: Send them by six in the evening, have them back by nine in the morning.
* Investor one-pager with the three numbers that matter @growth :: One side of A4 that survives being printed by somebody else on a bad printer.
* A slide template your whole team will not break @guidelines :: Locked where it should be, free where it can be, with a page that explains both.
* Conference poster for researchers, readable from two metres @funnel :: One finding, one figure, one code to scan. The paper stays in the paper.

== posters-and-print | Posters and print | printer | For walls, windows, tables and letterboxes.
pictures posterRings posterLetters posterSwiss menuCard spread linocut
price 60 340
days 2 8
tags poster, flyer, festival, menu, screen printing, brochure
get One poster, any size; Print-ready PDF; A square version for feeds; Two colours separated for screen printing; Programme leaflet; Tickets and wristbands; A set of five in one family
open A poster has one job: to be remembered until the person gets to a calendar.
open I like few colours, large shapes and words that somebody could say aloud.
* Concert and festival posters in two colours, ready for screen printing @posterRings :: Separations, registration marks and a trap that your printer will thank you for.
* Typographic posters for talks, readings and small theatres @posterLetters :: No picture needed: your title is the picture.
* A series of posters for a season, each different, one family @posterSwiss :: Six to twelve evenings, one grid. You can add the next one yourself from the template.
* Menus that can be changed every morning without a designer @menuCard :: Set up so that the kitchen types and the page stays beautiful.
* Brochure of eight pages for a practice, school or guesthouse @spread :: Text edited down, pictures chosen, map drawn, printed by whoever is nearest to you.
* Linocut-style posters and cards for markets and breweries @linocut :: Cut in real lino, scanned in, coloured on screen, so that the edges are honest.
* Flyers people keep: useful on one side, yours on the other @posterRings :: A tide table, a season calendar, a conversion chart. Your name rides along for a year.

== type-and-lettering | Type and lettering | heading | Letters drawn for one purpose.
pictures specimen wordmark posterLetters scripts
price 180 900
days 7 24
tags lettering, typeface, font, cyrillic, calligraphy
get Lettering for one name; Vector outlines; Three weights of stroke; Alternates for the first letter; A working font with kerning; Latin and Cyrillic; Web and desktop licence
open Drawn letters are slow, and that is the point: nobody else has them.
open I draw with a broad pen first, because the pen decides where the weight goes and I only have to listen.
* A typeface for your name: custom lettering from six sketches @specimen :: Six pencil sketches, one chosen, one drawn until the last curve is calm.
* Cyrillic for your Latin logo, drawn by somebody who reads both @scripts :: Not a mirrored R. The same voice in the second alphabet, checked with native readers.
* Hand lettering for book covers, jackets and title pages @posterLetters :: Loose or strict, pen or brush, delivered as artwork that your cover designer can place.
* Signature, crest or inscription in pen and ink @wordmark :: Written on paper forty times, scanned once. You may have the paper too.
* Make our brand font complete: missing signs, accents, figures @specimen :: Your font has no ş, no tabular figures and a strange percent sign. I add what is missing in its own manner.

== icons-and-systems | Icons and design systems | layout-grid | Small pictures and the parts that screens are made of.
pictures iconSet parts wireframe swatches
price 110 680
days 3 14
tags icons, design system, components, svg, figma, accessibility
get Fifteen icons on one grid; SVG, cleaned by hand; Light and dark versions; Component file for designers; Contrast and focus states checked; Documentation page; React components
open An icon is a word, not a drawing. If two people name it differently, I draw it again.
open A system is only as good as the day somebody in a hurry uses it, so I test it on that day.
* Icon set of fifteen, one stroke, one grid, delivered as SVG @iconSet :: Drawn on a 24-pixel grid with a stroke of your choice; the same weight to the eye, not to the ruler.
* App and favicon set, sharp from 16 pixels upwards @iconSet :: The small ones are redrawn, not scaled. All platforms, all names, one folder.
* A small design system for a team of three @parts :: Buttons, fields, tables, messages and empty states: forty parts instead of four hundred.
* Accessibility review of your components, with fixes drawn @parts :: Contrast, focus, target size, motion. You get a list in order of harm, and the corrected parts.
* Pictograms for wayfinding in hospitals, stations and parks @iconSet :: Tested at distance and with people who do not read the local language.
* From scattered screens to one library, without a rewrite @wireframe :: I collect every button you have, show you all forty-one, and keep five.
`
