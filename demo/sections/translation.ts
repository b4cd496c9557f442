/** What is offered under Translation. The format is told in `read-shelf.ts`. */
export const translation = `
# translation | Translation | languages | From one language into another, by people who live in both.
how I read the whole text before I quote a day, and I quote it honestly.
how Questions come in one list, with my proposal beside each.
how A second translator reads every page that carries a signature.
how Names, figures and dates are checked separately, at the end, against the original.
ask file! The text, in the format you want it back in.
ask choice! Into which language? | English, German, French, Spanish, Russian, Other
ask text What will it be used for, and who reads it?
ask text Terms that must be translated in a certain way.
extra Read by a second native translator | 35 | 1
extra A list of terms for next time | 15 | 0
extra Layout kept as in the original | 20 | 1
faq Do you use machine translation? | As a dictionary that talks too much. Every sentence is written by a person who signs for it.
faq Is it certified? | Where a service says so. Tell me which authority will receive it and I will say what they accept.
faq How do you count words? | In the source text, so that you know the price before we begin.

== legal-translation | Contracts and documents | scale | Where a comma has consequences.
pictures bilingual contract scripts
price 45 380
days 1 8
tags legal, contract, certified, german, french, russian
get Up to 1,000 words; Layout kept; Terms checked against the statute; Second reading; Sworn stamp where accepted; 3,000 words; Summary of clauses that differ in law
open Two legal systems rarely have the same word for the same thing. I say so in a note instead of pretending.
open I was a court interpreter for nine years and still read contracts for what they avoid saying.
* Contract translation, German, Russian and French into English @scripts :: With notes where the two laws do not match, so that your lawyer has less to find.
* Certified translation of certificates and diplomas @contract :: Birth, marriage, study, record. Formatted as the original, with the stamp that is asked for.
* Terms of sale and privacy notices for a second market @bilingual :: Not only the language: I mark what local law would want added.
* Patent claims and technical annexes, English and German @bilingual :: One term, one translation, four hundred times, without a slip.
* Court and administrative letters explained and translated @contract :: You get the translation, and a paragraph that says what they want and by when.
* Tenders and bids in French, delivered before the deadline @scripts :: I plan backwards from the portal’s closing time, minus one day.

== localisation | Software and websites | globe | Interfaces, shops and help in another language.
pictures phones bilingual scripts webPage
price 60 520
days 2 10
tags localisation, app, website, i18n, strings, software
get Up to 500 strings; Plurals and genders done right; Checked on the screen; Glossary; Store texts; Help pages; A tester in the country
open A string without its screen is a riddle, so I ask for pictures or a test account.
open I count the letters too: German needs a third more room, and your buttons should know.
* Your app in Spanish for Spain and for Mexico, on the screen @phones :: Two Spanishes, one file structure, checked on real devices.
* Website localisation into German, with the forms tested @webPage :: Including the error messages, which is where most translations stop.
* Shop translation for Scandinavia: Swedish, Danish, Norwegian @webPage :: Three natives, one coordinator, one invoice.
* Game texts and dialogue that keep their jokes @scripts :: Puns are rebuilt, not explained. Length limits respected.
* Japanese interface review: polite, short and unbroken @phones :: Line breaks, particles, levels of courtesy, and dates in the right order.
* Glossary and style guide for everyone who translates you @bilingual :: Two hundred terms decided once, with the reason.
* Arabic and Hebrew: layout turned, text translated, both tested @parts :: Mirrored where it should be, and not where it should not.

== subtitling | Subtitles and transcripts | video | What is said, written so that it can be read in time.
pictures subtitles timeline waveform scripts
price 30 240
days 1 6
tags subtitles, captions, transcript, srt, accessibility, film
get Ten minutes, one language; SRT and VTT; Reading speed kept; Speaker names; Sounds described; Two languages; Burned into the film
open Forty-two characters, two lines, never before the joke.
open I time to the breath, not to the grid, and I leave people long enough to look at faces.
* Subtitles for documentaries, festival standard, two languages @subtitles :: Spotted by hand, read by a second pair of eyes, delivered in your festival’s format.
* Captions for deaf viewers: speakers, sounds and music named @subtitles :: The door that creaks in scene four matters. It is written down.
* Interview transcripts, clean or word for word @waveform :: Time codes each minute, unclear words marked and not invented.
* Short-clip captions that stay inside the safe area @timeline :: Large, quick and spelled correctly, which is rarer than it should be.
* Lecture series with searchable transcripts and chapters @waveform :: Students find the minute, not only the hour.
* Opera and theatre surtitles, operated or prepared @subtitles :: Written to the score, with cues for whoever presses the key.

== literary-translation | Literature | book-open | Novels, poems, plays and children’s books.
pictures bookCovers scripts bookPile bedtime
price 120 900
days 6 40
tags literature, novel, poetry, children, fiction
get A sample of 2,000 words; Translator’s note; Reader’s report; A chapter; Rhymes kept where they matter; Questions to the author; Whole book by agreement
open I translate the breath of a sentence first and its words second.
open The sample is never free and never hurried: it decides whether we spend a year together.
* Sample chapter for foreign publishers, with a reader’s report @bookCovers :: The package an agent needs for Frankfurt: sample, synopsis, and why now.
* Poetry from Russian and Ukrainian, with the sound kept @scripts :: Ten poems, three versions of each first line, and a conversation.
* Children’s books in rhyme, English and German @bedtime :: Rhymes that a tired parent can read aloud without stumbling.
* Plays for the stage, speakable from the first reading @bookPile :: Tested with two actors at my kitchen table.
* Letters and diaries of your family, deciphered and translated @bookPile :: Old hands, old spelling, old abbreviations. Doubtful words are marked as doubtful.

== everyday-translation | Travel, menus and letters | mail | Small texts that people really use.
pictures menuCard scripts bilingual streetMap
price 20 140
days 1 4
tags menu, travel, letter, tourism, recipes
get One page; Same-day reply; Two languages; Local names of dishes explained; Laid out as the original; Audio of how to say it
open Small texts are where visitors decide whether they feel welcome.
open I answer within an hour on weekdays. Most of this work is needed today.
* Menus translated by somebody who cooks, in five languages @menuCard :: No more “fried husband”. Dishes keep their names and get a short, true explanation.
* Letters to landlords, offices and relatives abroad @bilingual :: Polite in the way that the other side expects.
* Guest information for flats, hotels and museums @streetMap :: Wifi, bins, bells, boilers: one page, four languages, no misunderstanding.
* Recipes converted and translated, cups to grams and back @menuCard :: Tested where it matters: flour, yeast and oven temperatures.
* Phrase sheet for your field work, with recordings @scripts :: Two hundred sentences you will need on site, spoken slowly by a native.
`
