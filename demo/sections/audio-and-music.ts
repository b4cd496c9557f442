/** What is offered under Audio and music. The format is told in `read-shelf.ts`. */
export const audioAndMusic = `
# audio-and-music | Audio and music | play | What people hear, from a whisper to a choir.
how You send the raw recording and say what must stay.
how I listen to all of it once without touching anything.
how You get a first version with notes on every change longer than a breath.
how Loudness is measured to the standard of where it will be heard.
ask file! The recording, as raw as you have it.
ask text! What is it for, and where will people listen?
ask text A reference that sounds the way you would like to sound.
ask choice In which format do you need it? | WAV, MP3, Both
extra Delivered the same day | 40 | 0
extra A transcript with time codes | 25 | 1
extra Stems, each voice apart | 15 | 0
faq Can you save a bad recording? | Often. Send a minute of the worst part; I answer with a minute of what is possible.
faq How loud will it be? | As loud as the place asks for: podcasts, radio and cinemas differ, and I measure.
faq Whose is the music? | Yours to use for what we agreed, in writing, without an end date.

== podcasts | Podcasts | play | Edited, levelled, published.
pictures waveform broadcast mixer vinyl
price 45 320
days 1 6
tags podcast, editing, levelling, show notes, interview
get One episode up to 30 minutes; Noise removed; Levels to standard; Show notes; 60 minutes; Chapters and artwork; Published on your host
open A good edit is inaudible. People only notice that they were not bored.
open I keep breaths, because people need them to believe you.
* Podcast episode edited, levelled and mastered in 48 hours @waveform :: The service I have sold most: raw recording in, finished episode and notes out.
* A whole season: sound, artwork and a place to publish it @broadcast :: Eight episodes with one sound, one look and no surprises on the day of release.
* Narrative podcast, scored and cut like radio @waveform :: For stories with scenes, archive and a narrator who was there.
* Rescue a remote interview with echo and dropouts @waveform :: Two tracks, three rooms and a dishwasher. I have heard worse.
* Theme, stings and a voice for your show @broadcast :: Ten seconds to open, three to turn a page, twenty to say goodbye.
* Podcast artwork and a trailer of one minute @vinyl :: What people see and hear before they decide.
* Weekly editing with a fixed day, from your recording to the feed @mixer :: Wednesday in, Friday out. Every week, also in August.
* Teach your team to record: a day, a list, a better room @mixer :: Microphones, distance, curtains and the one button that everybody forgets.

== voice-over | Voices | user-round | Read by a person, in a treated room.
pictures waveform broadcast bust quotation
price 35 280
days 1 4
tags voice over, narration, audiobook, e-learning, commercial
get Up to 150 words; Two readings; Cleaned and levelled; 500 words; Timed to your film; Retakes for small changes; 2,000 words
open I read it first to myself, then to you, then to the microphone.
open Calm, dry and close: a voice that sounds as if it knew the listener.
* Warm female voice in British English for films and guides @bust :: Recorded in a treated room, delivered clean, retakes for small changes included.
* Spanish voice-over, neutral or Castilian, same day @waveform :: Send before noon, have it in the evening.
* Audiobook narration, one voice, many people @quotation :: Characters told apart by rhythm, not by funny accents.
* Deep Russian voice for documentaries and trailers @broadcast :: Twenty years of radio behind every comma.
* E-learning narration with files named as your system wants @waveform :: Three hundred files, one loudness, no number missing.
* Telephone greetings that do not sound like a telephone @quotation :: Opening hours, queue, holidays, in three languages.

== original-music | Original music | sparkles | Composed for one use.
pictures score vinyl mixer broadcast
price 120 1100
days 4 20
tags composition, soundtrack, score, jingle, theme
get A theme of thirty seconds; Two sketches to choose from; Mixed and mastered; Two minutes; Live instruments; Stems; Sheet music
open I write for the length of the scene and for what the scene does not say.
open Two sketches at the piano before anything is produced, because a good theme survives a bad piano.
* Music for short films, written to your locked cut @score :: Piano, strings and what the picture asks for. Spotting session included.
* A theme for your programme, played by real hands @vinyl :: Recorded with three musicians in one room on one afternoon.
* Quiet music for exhibitions that run for eight hours @mixer :: Generative, so that the guards do not resign.
* Songs for birthdays and anniversaries, words included @score :: You tell me three stories; I find the one that rhymes.
* Arrangements for choir or brass, at the level of your players @score :: No note that your second tenor would have to apologise for.
* Game music that loops without anyone noticing @mixer :: Layers that come and go with the danger.

== mixing-and-mastering | Mixing and mastering | sliders-horizontal | The balance, and then the last polish.
pictures mixer waveform vinyl score
price 60 380
days 2 8
tags mixing, mastering, vinyl, dolby, noise removal
get One song, mixed; One revision; Master for streaming; Vinyl master; Vocal tuned with taste; Five songs; Instrumental and clean versions
open I mix on small speakers and check on large ones, not the other way round.
open If the arrangement is the problem, I say so before I take your money.
* Mixing for acoustic records, with the room left in @mixer :: Guitars, voices, a creaking chair. The chair may stay.
* Mastering for streaming and vinyl, two masters, two sounds @vinyl :: What is loud on a phone jumps out of a groove. So they differ.
* Dialogue cleaned for film, hum and fridges removed @waveform :: The voice stays whole. The fridge goes.
* Restoration of tapes, shellac and family recordings @vinyl :: Transferred, cleaned with restraint, delivered with the untouched copy.
* Live recordings mixed the week after the concert @mixer :: From a desk feed and two microphones to something you can publish.
* Loudness and format check for your whole catalogue @waveform :: One afternoon, a table of every file, corrected copies.

== audio-guides | Audio guides and sound design | map-pin | Sound for places.
pictures waveform streetMap mixer arches
price 140 900
days 5 20
tags audio guide, museum, sound design, installation
get Three stops, written and voiced; Sound of the place; Ten stops; Two languages; Files for your system; Map of where it plays
open I walk the route with a recorder before I write a line.
open People listen standing up. One thought a stop, one minute and a half, then silence.
* Audio guide for a small museum, ten stops, two voices @arches :: Written with your curator, recorded in a week, free of dates that will age.
* City walks told by people who live there @streetMap :: Interviews cut into forty minutes of walking, crossings considered.
* Sound design for exhibitions, heard only where it should be @mixer :: Directional, gentle, maintained from one box with one switch.
* Soundscapes of rivers, forests and markets, recorded on site @streetMap :: Quiet microphones, early mornings, and a note of where and when.
* Short-film sound: steps, cloth, doors and rain @waveform :: Every sound made by hand in a cellar full of shoes.
`
