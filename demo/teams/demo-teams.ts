import { readTeams } from './read-teams.ts'

/** Invented teams of the people who sell here. The format is told in `read-teams.ts`. */
export const demoTeams = readTeams(`
Studio Karst | 96 | HR | en hr cs pl | Identity, Packaging, Lettering | Identity and packaging for people who roast, bake and press | We draw on paper first, and the printer gets files he can thank us for. | asks aiko-tanabe
mirela-kovac owner: Marks and names
hana-novotna manager 27.5: Packaging
teo-markovski member 20: Letters
piotr-zielinski member 15: Light and volume

Long Wave | 88 | ES | en es pt | Podcasts, Sound design, Voice-over | Podcasts and audio guides, from script to the last hiss | Three of us listen to everything before you do. | waits
tomas-rivera owner: Editing and mixing
liam-oconnor manager 30: Voice and script
mateus-rocha member 22.5: Music

Quiet Machines | 80 | PT | en pt fr hi | Backend, Mobile apps, Upkeep | Web, data and upkeep for people who have other work | One process, one database, measured. |
rui-tavares owner: Back ends
kofi-mensah manager 25: Mobile
arjun-mehta member 20: Databases
hugo-lefevre member 15: Shops

Field & Margin | 72 | FR | en fr de uk es | Editing, Translation, Contracts | Editors and translators in seven languages | We read it aloud before you get it back. | waits
anja-kohler owner: Manuals
lucia-ferrer manager 24: Contracts
olena-marchenko member 18: Poems and contracts
fatima-zahra-idrissi member 18: French and Arabic

Atlas of Small Towns | 70 | GB | en pl | Maps, Illustration, Walking guides | Maps, walking guides and the signs along the way | We walk everything that we draw. |
wren-atkins owner: Maps for walkers
marta-wieczorek member 40: Geography

Two Minutes | 66 | NO | en nb ko | Film, Animation, Titles | Short films for towns and museums | Two minutes are long enough. | asks viktor-sokolov
jonas-lindqvist owner: Cutting
eun-ji-park member 35: Animation

Plain Figures | 64 | SE | en sv ta | Charts, Reports, Data | Charts and reports that survive without a speaker | The method is written down, every time. |
greta-falk owner: Reports
priya-raman manager 45: Charts

Both Ways | 60 | LB | ar en fr | Interfaces, Icons, Prototypes | Interfaces that read from either side | Arabic and English, drawn together and not one after the other. |
noor-haddad owner: Screens
beatriz-alves member 38: Icons

Morning Light | 58 | IT | it en | Photography, Retouching, Food | Food and things, photographed before noon | |
chiara-bellini owner: Food
ravi-shankaran member 33.33: Retouching

Glad Letters | 55 | FI | sv en pl | Newsletters, Copy, Strategy | Words for shops that have something to say | We leave most of it out. |
sofia-lindgren owner: Words
zofia-kaminska member 30: Newsletters
ingrid-solberg manager 25: Positioning

Bench & Caliper | 52 | TR | tr en pl | 3D models, Rendering, Prototypes | Things that are drawn, printed and measured | |
yusuf-demir owner: Models

Picture Books | 50 | ES | es en pt | Illustration, Books for children, Posters | Books and posters for small readers | Tested on five children. |
isabel-moreno owner: Pictures
bruno-carvalho member 40: Printing
`)
