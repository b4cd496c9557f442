/** What people look for: the shelf, dollars from and to, the title, and what only this one says. */
export const wanted = `
logo-and-identity | 200 600 | A mark for a co-operative of beekeepers | Eleven of us share one label now and everybody draws the bee differently. We want one bee and the rules for it.
packaging | 300 900 | Labels for four kinds of sea salt | The jars stand in rows of forty, so the four must be told apart from two metres away.
presentations | 150 400 | Twelve slides for the yearly meeting of a choir | The treasurer has the figures, the conductor has opinions, and nobody has a template.
posters-and-print | 180 450 | Poster for a night market in three sizes | It hangs on lamp posts in the rain, so large letters and few colours, please.
type-and-lettering | 250 700 | Lettering for the bow of a wooden boat | Her name is long and has two umlauts. We cut it in brass afterwards.
icons-and-systems | 200 500 | Thirty icons for an app about tides | Sailors use it with wet fingers; what they need to see first is the time of low water.
logo-and-identity | 400 1200 | New identity for a bicycle workshop that became a café | We kept the stands and the grease. The old sign says only one half of what we do.
packaging | 200 500 | Box for a set of six brushes | Flat when it travels, standing when it is opened, and no plastic window.
presentations | 250 600 | Report of a foundation, made readable | Forty pages of tables from our accountant. Board members give it ten minutes each.
posters-and-print | 120 300 | Menu card that survives a summer outdoors | Two sides, three languages, one strong wind.
editorial-illustration | 250 700 | Five drawings for an essay about night trains | The essay is quiet and a little funny. We would like the drawings to be both as well.
books-for-children | 800 2400 | Picture book about a lighthouse that is afraid of the dark | The text is finished, fourteen spreads, tested on two nieces.
patterns-and-surfaces | 300 800 | Pattern for tea towels with herbs | Printed in two colours on linen; the repeat is forty centimetres.
portraits | 200 500 | Portraits of nine volunteers for our wall | They would rather be drawn than photographed, all nine of them.
illustrated-maps | 400 1100 | Walking map of an island of six farms | It must be true enough to walk by and pretty enough to take home.
editorial-illustration | 150 350 | Cover for a small magazine on fermentation | Last issue showed a cabbage. This one may not.
books-for-children | 300 900 | A character for a swimming school | Children between four and seven should want to be it; parents should not be ashamed of it.
illustrated-maps | 250 600 | Map of a garden with forty-one beds | Visitors ask for the same six plants all day. The map should answer for us.
portraits | 100 250 | A drawing of our late office dog | From photographs. He had one ear up, always the left.
patterns-and-surfaces | 200 450 | Endpapers for a cookbook about beans | Eleven kinds of beans, to be recognised by people who know beans.
landing-pages | 400 1000 | One page for a course in dry stone walling | Dates, price, what to bring, and a form that is impossible to fill in wrongly.
online-shops | 900 2800 | Shop for 240 kinds of seed | Everything stands in a spreadsheet. Half of it sells only in spring.
mobile-apps | 1500 4800 | An app that tells when the ferry really leaves | The timetable is one thing, the captain another. He presses a button, passengers see it.
backend-and-apis | 700 2000 | Connect our till with our stock | Two systems that both write CSV and do not trust one another.
upkeep-and-speed | 250 700 | Our website takes nine seconds on a telephone | It is a small hotel. Guests look us up on the train, where there is no signal.
ux-and-prototypes | 500 1400 | Find out why nobody finishes our booking form | Six of ten leave at the same step. We have guesses and no evidence.
landing-pages | 300 700 | A page for a lost recipe archive | People send us recipes of their grandmothers; the page should make them want to.
backend-and-apis | 400 1200 | Reminders by letter for a library of tools | Forty drills are out at any time. Somebody should ask for them, politely, every Monday.
online-shops | 500 1500 | Move a shop without losing our addresses | Eleven years of links point at us and should go on doing so.
upkeep-and-speed | 150 400 | Look after a small website once a month | Updates, backups, and a sentence about what was done.
copy-for-websites | 200 600 | Words for the website of a chimney sweep | He is friendly and says little. The website may do the same.
articles-and-essays | 250 600 | Three articles on old apple varieties | For gardeners who know a lot already. Sources, please.
editing-and-proofreading | 300 900 | Edit a novel about a harbour master | Ninety thousand words, third draft, one chapter too many.
scripts-and-speeches | 150 350 | Speech for the opening of a bridge for pedestrians | Six minutes. The mayor reads well and dislikes metaphors.
technical-writing | 400 1100 | Manual for a loom with eight shafts | Builders understand it, weavers do not. It is for weavers.
copy-for-websites | 150 400 | Fifty product texts for lamps | Each lamp has a reason. We know it, the shop does not say it.
editing-and-proofreading | 120 300 | Proofread a catalogue before it is printed | Sixty-four pages, due to the printer in two weeks.
articles-and-essays | 200 500 | An honest article about wood stoves | We sell them. It should also say who had better not buy one.
scripts-and-speeches | 200 450 | Script for an audio walk of forty minutes | Eight stops, two voices, and time to cross the road.
technical-writing | 250 700 | Safety notes that people read | For a climbing hall. The present ones are four pages and hang behind a plant.
legal-translation | 250 600 | Lease from Portuguese into English | Nine pages, certified. The landlord is kind, the contract is not.
localisation | 400 1200 | Our booking system in Polish and Finnish | Eleven hundred short texts, with a list of the buttons that are narrow.
subtitling | 200 500 | Subtitles for four films about boat building | English, with the proper words for the parts of a boat.
literary-translation | 600 1800 | A collection of short stories from Ukrainian | Eight stories, the longest of thirty pages. The author likes to be asked.
everyday-translation | 60 180 | Menu of a guest house in four languages | Thirty dishes and one warning about the stairs.
everyday-translation | 80 200 | Letters of a great-grandfather, from old German | Twenty-two letters, handwritten, scanned in colour.
subtitling | 150 350 | Transcript of a conference on peat | Six hours, nine speakers, one of them very fast.
legal-translation | 200 450 | Articles of a co-operative into French | Short sentences, long consequences.
localisation | 250 700 | Help pages for a sewing machine in Spanish | Forty pages with pictures; the names of the parts must fit the printed manual.
literary-translation | 300 800 | Poems for a bilingual edition | Twenty-four poems. Rhyme where it rhymes, please, and silence where it does not.
video-editing | 300 800 | A film of four minutes about our archive | We have six hours of material and a story that fits into four minutes.
animation | 500 1600 | Ten seconds of a heron for our opening title | It lands, looks around and is disappointed.
short-clips | 150 400 | Twelve clips from one lecture | Each should make sense alone, with words on the screen.
explainers | 500 1400 | How a heat pump works, for people who rent | Ninety seconds, no arrows that turn in circles.
colour-and-titles | 200 550 | Colour for a documentary shot on three cameras | Two of them agree with one another.
video-editing | 250 600 | Wedding film, two cameras, no drama | Fifteen minutes. The speeches may be short, the dancing long.
short-clips | 100 280 | A month of clips for a pottery | Hands, clay, and the moment when it goes wrong.
explainers | 400 1000 | Explain our pension scheme in two minutes | It is simple when told in the right order. Nobody has found that order yet.
animation | 300 900 | Moving map of a river over two hundred years | We have nine old maps and one patient geographer.
colour-and-titles | 120 300 | Titles and credits for a short film | Forty names, three languages, one font.
podcasts | 200 500 | Edit eight episodes about lighthouses | Recorded in lighthouses, so there is wind. Some of it should stay.
voice-over | 150 400 | A calm voice for a museum of clocks | Twelve texts of a minute each. It ticks in the background.
original-music | 400 1200 | Music for a play about a strike at a mill | Forty minutes in nine pieces; the machines are instruments too.
mixing-and-mastering | 250 600 | Mix a record of a brass band | Eleven tracks, recorded live in a gymnasium.
audio-guides | 500 1500 | Audio guide for a botanical garden | Twenty stops in two languages; people sit down at six of them.
podcasts | 120 300 | Repair an interview that was recorded in a café | One hour. The coffee machine is the third speaker.
audio-guides | 300 900 | Sounds of a harbour around 1900 | Steam, gulls, horses and no engines. Loops of two minutes each.
voice-over | 80 220 | Announcements for a cable car | Nine sentences in German and English. People are nervous; the voice should not be.
original-music | 150 400 | A signal of three seconds for a radio of the coast | It is heard forty times a day, so nothing that gets tiresome.
mixing-and-mastering | 100 280 | Master an album of lullabies | It should stay quiet. That is the whole point of it.
charts-and-dashboards | 300 900 | One page that shows how our bakery is doing | Flour, hours, bread left over. The baker looks at it at four in the morning.
data-cleaning | 150 450 | Nineteen thousand addresses of members since 1974 | Some streets have changed their names, some members too.
surveys | 250 700 | Ask our visitors why they come | And why they do not come back. Two week ends, two languages.
market-research | 400 1100 | Who buys repaired furniture, and where | We think we know. We would pay to be told that we are wrong.
maps-and-gis | 250 750 | Map all wells of a district | There are three registers, and none of them agrees with the land.
charts-and-dashboards | 200 500 | Charts for a report on noise at night | For neighbours, not for engineers.
data-cleaning | 100 300 | Sort 4,000 scanned receipts | The machine has read them, not always correctly.
surveys | 150 400 | Questionnaire for a school that wants to begin later | Pupils, parents and teachers; each with their own ten questions.
market-research | 200 600 | What do camp sites charge for a canoe? | Forty sites, one table, and the date when it was asked.
maps-and-gis | 350 900 | Shade in a town at three in the afternoon | From open data, for a map of walks in summer.
product-rendering | 250 700 | Pictures of a lamp that is not built yet | Three materials, two lights, one honest size.
architecture | 600 1800 | Show a barn as a library | From plans, for a village meeting that has doubts.
isometric-scenes | 300 800 | An allotment garden from above | For a board game; each plot must be a little different.
models-for-printing | 120 350 | A knob for an oven of 1962 | One is left to measure. We need seven.
floor-plans | 150 400 | Plans of four holiday flats | Measured by us, roughly. Guests want to know where the beds stand.
product-rendering | 200 500 | A set of garden tools on white | Six tools, turned a little, with shadows that are true.
architecture | 400 1200 | A kiosk before and after | Same angle, same light, for a permit.
models-for-printing | 150 400 | Relief of our valley for blind visitors | Forty centimetres wide, and it will be touched a lot.
floor-plans | 100 250 | Plan of a school for the fire brigade | Redrawn from a paper of 1988 and a walk with the caretaker.
isometric-scenes | 200 550 | The inside of a wind turbine | Cut open, friendly, with people in it for size.
search-optimisation | 250 700 | Be found by people who look for a clockmaker | There are three in the whole region. We are on page four.
newsletters | 150 400 | A letter every month from a vineyard | The vintner tells, you write, four hundred words.
social-media | 200 550 | Three months of posts for a bookshop | One afternoon with a camera is possible; dancing is not.
advertising | 200 600 | Ads for evening classes in a small town | A small budget that should stop by itself when it does not work.
strategy | 500 1500 | What should a village shop stand for? | It sells everything, which is hard to say on a sign.
newsletters | 100 250 | Tidy up a list of 3,000 readers | Half of them may be asleep. Wake them kindly, or let them go.
social-media | 120 350 | Answer comments for two weeks of a festival | Evenings, in good humour, in English and Spanish.
strategy | 300 800 | Words for a hospice that wants no pity | We help people live. That should be heard first.
search-optimisation | 200 500 | Describe 90 guest rooms so that they are found | Every room has one thing that is its own.
advertising | 150 400 | Find apprentices for a roofing firm | They do not read newspapers, and their parents do.
retouching | 150 450 | Repair forty photographs of a shipyard | Scanned from glass. Cracks may go, soot stays.
product-photography | 250 650 | Photographs of thirty pieces of jewellery | Silver, so it is all about what it reflects.
food-and-places | 250 700 | Pictures of a restaurant that opens in May | Dishes, rooms, and the cook, who dislikes cameras.
colour-grading-photos | 100 300 | One light over 600 pictures of a conference | Three photographers, five halls, one report.
retouching | 80 200 | Take the scaffolding off our church | In a picture, for a calendar. It stays up until next year.
product-photography | 150 400 | Cheese, cut and whole, on slate | Eight kinds. It has to be done quickly, for obvious reasons.
food-and-places | 200 500 | Photographs of six holiday huts in the snow | There is snow now. We can lend skis.
colour-grading-photos | 80 220 | A look for the pictures of a weaving mill | Wool has many whites; our telephones know one.
bookkeeping | 200 550 | A year of receipts of a touring theatre | Five countries, three currencies, one shoebox.
contracts-and-terms | 300 800 | Terms for a workshop that rents out benches | People bring tools, and sometimes leave them.
plans-and-grants | 400 1200 | Application for a grant to restore an organ | The form has thirty pages, and we have a good organ.
assistance | 120 350 | Plan a meeting of forty people in Graz | Trains, beds, one dinner, and eleven who eat no wheat.
bookkeeping | 150 400 | Bring two years of a food co-op up to date | The last treasurer left in a hurry and left notes.
contracts-and-terms | 200 500 | A fair contract for illustrators that we hire | Short, in plain words, and good for both sides.
plans-and-grants | 300 900 | A plan that a bank understands | For a bakery that wants a second oven.
assistance | 80 220 | Answer letters for a busy month | About twenty a day. We give you the answers to the first fifty.
editing-and-proofreading | 120 320 | Proofread the labels of a collection of knots | A hundred and twelve knots, each with a label of thirty words that a sailor wrote and a lawyer shortened.
illustrated-maps | 180 420 | Treasure hunt on paper for rainy days | Children walk through one large hall with it; the treasure is the ice cream counter.
models-for-printing | 120 360 | Rope mechanism of a crane, to be turned by hand | Large enough to see the pulleys, small enough for a table.
social-media | 150 380 | Open day in eight posts | We can photograph, we can’t write short.
`
