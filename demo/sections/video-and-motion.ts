/** What is offered under Video and motion. The format is told in `read-shelf.ts`. */
export const videoAndMotion = `
# video-and-motion | Video and motion | video | Films, clips and things that move for a reason.
how You upload the material; I watch all of it, including the part you thought was useless.
how The first cut comes without music, so that we judge the story and not the song.
how Changes are collected on one page with time codes, and done in rounds.
how The final files come in the sizes you need, with the project if you ask for it.
ask text! What is the film for, and how long may it be?
ask file! A link or a file with the material, or with references.
ask choice! Which shapes do you need? | Wide, Square, Tall, All three
extra A version of fifteen seconds | 20 | 1
extra Music licensed for you | 25 | 0
extra Captions in the original language | 15 | 1
faq Can you shoot as well? | Some of us can, within reach of a train. This service is what happens after.
faq How much material is too much? | Ten times the length of the film is comfortable. Forty times costs a day more.
faq Do you keep our files? | For sixty days, on two disks. Then they are deleted and you get a note.

== video-editing | Video editing | video | From raw material to a finished cut.
pictures timeline titleFrame storyboard contactSheet
price 80 640
days 2 12
tags editing, premiere, davinci, documentary, interview, youtube
get A cut of up to three minutes; Sound cleaned; Colour balanced; Two rounds of changes; Titles and lower thirds; Ten minutes; A trailer
open Editing is deciding what people may miss. I decide slowly and cut quickly.
open I came from documentary, where nobody says it twice and the light is always wrong.
* Two-minute films for towns, museums and small companies @timeline :: You filmed for a day; I make the two minutes that somebody watches to the end.
* Interview edited so that the pauses still sound like a person @timeline :: Ums out, thoughts in. No jump that hurts.
* Weekly editing for a channel: same day each week, same quality @titleFrame :: A standing place in my week. Three episodes a month, thumbnails included.
* Wedding film of eight minutes, no drones over the vows @storyboard :: The speeches, the rain, the grandmother. In that order if need be.
* Conference talks: two cameras, slides, chapters @titleFrame :: Thirty talks in a week is possible; I have done it.
* A festival trailer from your feature, sixty seconds @storyboard :: It promises the film you made, not another one.
* Documentary editor for a week, in your project @timeline :: Five days, one editor, one honest opinion on the structure.
* Family archive on tape and film, cut into an evening @contactSheet :: Forty tapes become ninety minutes with names and years.

== animation | Animation | play | Drawn, cut out or keyed.
pictures motion storyboard creature bedtime
price 180 1400
days 6 30
tags animation, 2d, character, loop, frame by frame, lottie
get A loop of five seconds; Style frame first; Twenty seconds; Sound effects; Character rig you keep; Sixty seconds; Files for web without video
open Twelve drawings a second, when twelve are needed; six when they are not.
open A style frame first, so that nobody falls in love with the wrong thing.
* Frame-by-frame loops for sites, shows and shop windows @motion :: Five seconds that can run all day without annoying the person at the till.
* Logo animation with a sound, three seconds @motion :: One movement, one meaning, and a version that holds still.
* Character animation: a walk, a wave and a shrug @creature :: Your mascot gets joints. You get a file that a colleague can pose.
* Animated illustrations for articles, small enough for phones @motion :: Vector, under 60 kB, pausing for people who ask for less motion.
* A children’s song animated, two minutes, cut-out style @bedtime :: Paper, glue, a copy stand and patience.
* Storyboards and animatics before you spend on production @storyboard :: Boards, timing and scratch sound: a film you can still change for nothing.
* Animated maps and routes for documentaries @heights :: Armies, birds, cables, migrations: where, when, how many.

== short-clips | Short clips | smartphone | For feeds, tall and quick.
pictures titleFrame timeline phones postGrid
price 25 220
days 1 5
tags reels, shorts, tiktok, captions, social video
get One clip; Captions by hand; First frame designed; Three clips; Two shapes; Ten clips from one long talk; Publishing plan
open The first second is a headline. I write it before I cut.
open Long talks contain short ones. I listen for the sentence that somebody would repeat.
* Ten clips from one long talk, captioned by hand @titleFrame :: You talked for an hour. Ten minutes of it were excellent, and I know where.
* Product clips of fifteen seconds, shot from your samples @phones :: Send me the thing by post; get it back with a film.
* Recipe clips from overhead footage, cut to the rhythm @titleFrame :: Hands, steam, done: a recipe that can be followed with the sound off.
* A month of clips for a shop with no time @postGrid :: One visit’s worth of material, twelve clips, a calendar.
* Testimonials cut honestly, thirty seconds each @timeline :: What they said, in their order, without the part about the parking.
* Vertical versions of your horizontal film, reframed by eye @phones :: Every shot recomposed by a person, so that nobody loses their head.

== explainers | Explainers | lightbulb | How it works, in ninety seconds.
pictures motion storyboard room funnel blocks
price 220 1300
days 7 24
tags explainer, motion graphics, infographic, product video
get Script of 90 seconds; Style frames; Voice from our list; Thirty seconds animated; Ninety seconds animated; Music; A version without words
open I explain it to my neighbour first. If he can explain it to his wife, we animate.
open One idea, one metaphor, no swooping clouds of icons.
* Explainer film of ninety seconds, from first question to last frame @motion :: Script, boards, voice, animation, sound: one person answers for all of it.
* How your machine works, in isometric drawings that move @blocks :: For engineers who are tired of waving their hands.
* Science explained for grants, museums and the public @storyboard :: Checked by your researchers at the boards, not at the end.
* Onboarding film for a product people find difficult @funnel :: Three minutes that save your support team three hundred letters.
* Public health and safety films without fear @room :: Calm, concrete, in as many languages as your town speaks.

== colour-and-titles | Colour, titles and finishing | sliders-horizontal | The last tenth that people call quality.
pictures landscape titleFrame silhouette timeline
price 70 520
days 2 8
tags colour grading, titles, finishing, davinci resolve, dcp
get Grade of three minutes; Shots matched; Title card; Thirty minutes; Festival package with DCP; Credits set and proofread; Stills for press
open Grading is weather. I make it the same afternoon in every shot.
open Titles are typography that moves; I treat them as typography first.
* Colour grading for short films, matched shot by shot @landscape :: One look, agreed on three stills before the rest is touched.
* Film titles and credits, set properly and proofread @titleFrame :: Kerning, hierarchy, and every name spelled as its owner spells it.
* Rescue for footage that was shot too dark or too blue @silhouette :: Not everything can be saved. I look at it without charge and say.
* DCP and festival deliverables, checked in a real cinema @timeline :: Seen on a screen, heard in a room, before it leaves the house.
* A title sequence of thirty seconds for a series @titleFrame :: Shot in a box on my desk with paper, light and a macro lens.
`
