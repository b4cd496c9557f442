/** What buyers call what they bought, by its sub-category. */
const called = `
podcasts | our episode; the podcast; the first three episodes; the interview cut
voice-over | the voice-over; the narration; the recorded lines; the voice for our film
original-music | the theme; our opening music; the piece for strings; the jingle
mixing-and-mastering | the mix; the master; our record; the four songs
audio-guides | the audio guide; the sound of our tour; the six stations; the soundscape
bookkeeping | the accounts; our quarter; the tax return; the year end
contracts-and-terms | the contract; our terms; the agreement; the lease
plans-and-grants | the grant application; our business plan; the budget pages; the proposal
assistance | the inbox; our calendar; the research list; the travel plan
charts-and-dashboards | the dashboard; the charts; our monthly report; the figures for the board
data-cleaning | the spreadsheet; our address list; the old database; the export
surveys | the questionnaire; our visitor survey; the report of answers; the interview guide
market-research | the market study; the comparison; our competitor sheet; the summary of interviews
maps-and-gis | the map layers; our route map; the data for the map; the catchment map
logo-and-identity | the logo; our new mark; the wordmark; the identity; the logo and its rules
packaging | the labels; our boxes; the packaging; the pouches; the bottle labels
presentations | the deck; our slides; the pitch; the annual report
posters-and-print | the poster; our programme; the leaflet; the festival posters
type-and-lettering | the lettering; our house number; the drawn alphabet; the title lettering
icons-and-systems | the icons; our component library; the icon set; the style guide
editorial-illustration | the illustration; the cover drawing; the three spot drawings; the picture for our essay
books-for-children | the picture book; our storyboards; the character sheets; the spreads
patterns-and-surfaces | the pattern; our wrapping paper; the repeat for the fabric; the tiles
portraits | the portrait; our family portrait; the drawn avatars; the team portraits
illustrated-maps | the illustrated map; our village map; the trail map; the map of the market
search-optimisation | the audit; our page titles; the keyword plan; the search report
newsletters | the newsletter; our welcome letters; the template; the spring letter
social-media | the posts; our month of posts; the content plan; the captions
advertising | the adverts; our campaign; the landing texts; the small budget campaign
strategy | the positioning; our plan for the year; the message house; the workshop
retouching | the retouching; our portraits; the cleaned scans; the cut-outs
product-photography | the product pictures; our shop photographs; the set of twelve; the packshots
food-and-places | the food pictures; our menu photographs; the pictures of the rooms; the kitchen reportage
colour-grading-photos | the presets; our look; the graded pictures; the colour recipe
product-rendering | the renderings; our product pictures; the turntable; the exploded view
architecture | the elevations; our view from the street; the evening rendering; the interior view
isometric-scenes | the isometric scene; our little city; the cutaway; the office in isometric
models-for-printing | the model; our spare part; the printable figures; the case for the sensor
floor-plans | the floor plan; our furnished plan; the plans of three flats; the measured drawing
legal-translation | the translation of the contract; our certificates; the sworn copy; the statutes
localisation | the app strings; our website in the second language; the help pages; the button texts
subtitling | the subtitles; our transcripts; the captions for the talk; the two language tracks
literary-translation | the translated chapter; our anthology; the poems; the sample for the publisher
everyday-translation | the menu; our letters; the travel notes; the house rules
video-editing | the cut; our film; the two-minute version; the wedding film
animation | the animation; our moving logo; the title sequence; the ten-second loop
short-clips | the clips; our reels; the vertical versions; the teaser
explainers | the explainer; our how-it-works film; the storyboard; the ninety seconds
colour-and-titles | the grade; our titles; the finished film; the credits
landing-pages | the landing page; our one-page site; the new front page; the sign-up page
online-shops | the shop; our checkout; the product pages; the move to the new shop
mobile-apps | the app; our prototype app; the two screens; the release build
backend-and-apis | the interface; our booking backend; the import job; the webhook
upkeep-and-speed | the speed-up; our updates; the moved server; the repaired site
ux-and-prototypes | the prototype; our test sessions; the click dummy; the report of findings
copy-for-websites | the texts; our about page; the product copy; the home page words
articles-and-essays | the article; our anniversary essay; the interview; the long read
editing-and-proofreading | the edit; our manuscript; the proofread thesis; the catalogue texts
scripts-and-speeches | the speech; our script; the opening words; the sketch
technical-writing | the manual; our release notes; the guide for beginners; the reference
`

const things = new Map(
  called
    .trim()
    .split('\n')
    .map((line) => {
      const [slug = '', names = ''] = line.split('|').map((part) => part.trim())
      return [slug, names.split(';').map((name) => name.trim())] as const
    }),
)

export function thingsOf(slug: string): readonly string[] {
  const found = things.get(slug)
  if (!found) throw new Error(`Nobody knows what to call ${slug}`)
  return found
}
