/** What is offered under Writing. The format is told in `read-shelf.ts`. */
export const writing = `
# writing | Writing | file-text | Words that were read aloud before they were sent.
how I ask eight questions, and your answers usually contain the best sentence of the text.
how You get a draft, not a fragment: whole, readable, with notes in the margin.
how Every claim has a source or is marked as an opinion.
how I read the final version aloud. What cannot be said is rewritten.
ask text! Who should read this, and what should they think afterwards?
ask file What exists: notes, recordings, older texts.
ask choice! Which English? | British, American, International
ask text Words you use and words you avoid.
extra A second reader from another field | 20 | 1
extra Headlines and summaries for feeds | 12 | 0
extra Interview of 45 minutes with your expert | 30 | 2
faq Will you write in our voice? | Yes. Send three texts you like and I will write a page that describes that voice before I use it.
faq Do you use machines to write? | For spelling and searching. The sentences are mine, and I answer for them.
faq Can I see something similar? | My portfolio has whole texts, not excerpts.

== copy-for-websites | Copy for websites | globe | Pages, products and the words on buttons.
pictures quotation webPage newspaper manuscript
price 70 420
days 2 8
tags copywriting, website, landing page, microcopy, tone of voice
get One page; Headline in three versions; Words on buttons and errors; Five pages; Search titles and descriptions; A page that describes your voice; Twenty product texts
open I write as if one person were reading, because one person is.
open Before writing I telephone one of your customers and borrow their words.
* Website copy in plain English, five pages in five days @webPage :: Home, what, how much, who, contact. No mission statement unless you have one.
* Words for buttons, errors and empty pages of your product @quotation :: The hundred small sentences that nobody owns and everybody reads.
* Product descriptions that answer the question before it is asked @manuscript :: Does it fit, will it last, how is it washed. Twenty at a time.
* About pages for people who hate writing about themselves @quotation :: We talk for half an hour. You do not have to write a line.
* Pricing page text that does not hide anything @webPage :: Clear tiers, clear limits, clear ways out. It sells better than fog.
* Taglines and names, thirty ideas with the reason for each @quotation :: Checked for awkward meanings in six languages and for free domains.
* Rewriting a technical website for people who buy, not build @newspaper :: Your engineers stay happy because it remains true.
* Charity appeals that respect the reader and the subject @newspaper :: One person, one need, one sum. No pity, no exclamation marks.

== articles-and-essays | Articles and essays | newspaper | Journalism, essays and reports for readers.
pictures newspaper manuscript bookPile spread
price 90 520
days 3 14
tags article, essay, blog, reportage, ghostwriting, annual report
get One article of 900 words; Two sources interviewed; Headline and standfirst; Fact list with sources; 1,800 words; Three articles in a series; Pictures found and cleared
open I spent eleven years at a daily paper, where a fact without a source was simply cut.
open Every piece starts with something that somebody did, not with a trend.
* Long essays and annual reports, edited line by line @manuscript :: For institutions that have something to say and have forgotten how.
* Reported articles with two interviews and checked facts @newspaper :: A real piece of journalism for your magazine, signed or unsigned.
* Ghostwritten columns for people with opinions and no time @newspaper :: An hour of talking a month, two columns, your name, your thoughts.
* A series on your craft, for customers who want to understand @spread :: How a chair is glued, how a bell is tuned, why it costs what it costs.
* Book reviews and reading notes for shops and libraries @bookPile :: Sixty words that make one person pick up one book.
* Case studies your customers will let you publish @spread :: I interview them, not you, and they approve every line.
* Obituaries, tributes and anniversary histories @manuscript :: Written slowly, from letters, albums and long conversations.

== editing-and-proofreading | Editing and proofreading | spell-check | A second pair of eyes, and a third.
pictures manuscript bilingual bookPile contract
price 35 260
days 1 10
tags editing, proofreading, thesis, manuscript, style, english
get Proofreading of 3,000 words; Changes tracked; Queries in the margin; Style sheet; Line editing; Structural letter of two pages; A second pass after your changes
open I change as little as possible and explain each change that is not a plain mistake.
open A missing comma costs nothing. A missing argument costs a year. I look for both.
* Proofreading of 5,000 words, returned tomorrow @manuscript :: Spelling, grammar, consistency, and nothing you did not ask for.
* Line editing for novels, one careful pass and a letter @bookPile :: Your voice, with the dust off. Sample chapter first, so that we can both decide.
* Academic editing for authors who think in another language @bilingual :: Clear English without flattening your argument; journal style applied.
* Thesis and dissertation check: references, figures, format @contract :: Every reference found, every figure mentioned, every heading in its order.
* Plain-language editing for laws, forms and letters @contract :: What must be legally exact stays exact. Everything else becomes readable.
* Manuscript report of ten pages before you send it to anyone @bookPile :: What works, what drags, where I stopped believing, and what to do about each.
* Consistency edit for a website with thirty authors @bilingual :: One spelling, one tone, one way to write a date.

== scripts-and-speeches | Scripts and speeches | quote | To be spoken by somebody, to somebody.
pictures quotation storyboard waveform manuscript
price 90 480
days 2 9
tags speech, script, video script, podcast, wedding
get A script of three minutes; Read aloud and timed; Two versions of the ending; Notes on breath and pauses; Ten minutes; Rehearsal by call; Slides of single words
open Written and spoken English are two languages. I am fluent in the second.
open I time every line at the pace of a nervous person.
* Speeches for weddings, farewells and difficult anniversaries @quotation :: Five minutes that are about them, not about you, and end before the soup is cold.
* Explainer video scripts of ninety seconds, with a shot list @storyboard :: What is said, what is seen, and what may be left to the picture.
* Keynote speech from your notes, in your own rhythm @quotation :: We talk, I transcribe, and the speech is made from your own sentences.
* Podcast scripts and interview questions nobody asked yet @waveform :: Two days of reading about your guest, ten questions, one of which changes the conversation.
* Museum texts and audio guides: 120 words a room @manuscript :: Standing readers, tired feet, one thought at a time.

== technical-writing | Technical writing | book-open | Documentation, manuals and help.
pictures code bilingual manuscript parts
price 110 640
days 4 16
tags documentation, api docs, manual, help centre, release notes
get A getting-started page that works; Screens and diagrams; Tested by following it; Reference of one module; Ten help articles; Style guide; Structure for the whole set
open I install your product from nothing, with your own instructions, and write down each place where I got stuck.
open If a sentence needs a screenshot, perhaps the product needs a better sentence.
* API documentation that developers can follow at midnight @code :: Every example is run before it is printed, and run again on each release.
* A help centre of twenty articles from your support inbox @bilingual :: I read three hundred tickets and answer the twenty questions they really are.
* Assembly and user manuals without a wall of warnings @manuscript :: Pictures first, words where pictures fail, legal text where it belongs.
* README, changelog and contribution guide for your project @code :: The three pages that decide whether anybody joins.
* Release notes people read, every month @bilingual :: What changed, who cares, what to do. Two hundred words.
* Process handbook for a small company, written in a week @parts :: I sit beside the people who do the work and write what they do.
`
