const lines = (text: string): string[] => text.trim().split('\n')

/** What buyers answer to the questions of a service. */
export const briefs = lines(`
It is for people who come by once and never read instructions.
Our visitors, mostly families, and a few who know everything better than we do.
Plain and warm. We dislike anything that shouts.
We have an older version that nobody loved; please do not begin from it.
It should be ready for the opening, but a good one late is better than a bad one in time.
The material is in one folder, named by date. Ask if a name makes no sense.
Three colleagues will look at it, I decide.
Short sentences, no jokes about the weather.
As on our website, only better: you may disagree with it.
British spelling, metric units, no abbreviations.
We used something similar two years ago and were happy with the calm of it.
Dark colours print badly on our paper, the rest is up to you.
`)

/** What sellers write when they hand over. */
export const handovers = lines(`
Here is all of it. Begin with the file called READ FIRST: it is one page and saves you an hour.
Finished a day early. Two small things I decided myself are listed at the end.
This is the whole package. Please look at the third part with care, it changed the most.
Done. I kept your wording wherever it was stronger than mine.
Everything is in the folder, in the formats that we named. The sources lie beside them.
Here it is, checked on paper and on two screens.
The final version, with a short list of what I left out and why.
All parts are in. If something reads oddly, tell me where and I mend it today.
Ready. I tried the other direction too; it is in the folder “not chosen”, for your curiosity.
As agreed, and one page more than agreed, because the text needed it.
`)

/** What buyers want changed. */
export const changesWanted = lines(`
The first part is right. In the second the tone is too formal for our visitors; please make it as plain as the first.
Two names are spelled the old way, and the last section is longer than we agreed.
The colours are lovely and too dark for our paper. One step lighter, please.
Please keep the pauses: people look around while they listen.
`)

export const reasonsToCancel = {
  neither: 'I ordered the wrong package. Sorry for the noise.',
  seller:
    'I have broken my wrist and can’t hold a pen for six weeks. I am sorry; somebody else will do it better now.',
  buyer: 'Our board stopped the project this morning. The fault is ours, you had begun already.',
  both: 'We understood the brief differently and neither of us asked. Let us part as friends.',
  late: 'The date has passed by more than a day and I have no answer. I need somebody who is there.',
}

/** How five disputes were told by both sides. */
export const quarrels = [
  {
    reason: 'not-as-agreed',
    share: 40,
    statement:
      'We agreed on ten pieces in our own colours. Seven came, and four of them in somebody else’s colours. I asked for a revision and got the same seven again.',
    answer:
      'Three pieces could not be made because the material for them never came. The colours were taken from the website that was named in the brief. I offer to redo the four.',
  },
  {
    reason: 'late',
    share: 60,
    statement:
      'The work is good, but it came five days after our opening, when we had already paid a printer for a makeshift. I think that a part of the price should cover that.',
    answer:
      'I was late and said so two days ahead. The work itself is complete and in use. A third off would be fair to me.',
  },
  {
    reason: 'not-as-agreed',
    share: 0,
    statement:
      'What was delivered is a template with our name on it. The same pages stand on another website, word for word; I put both addresses into the files.',
    answer: 'I build on a base of my own, and the other website is mine too. The words are placeholders.',
  },
  {
    reason: 'no-answer',
    share: 25,
    statement:
      'Since the delivery I have asked four questions about files that do not open, and have had no answer for nine days.',
    answer: '',
  },
  {
    reason: 'not-as-agreed',
    share: 50,
    statement:
      'Half of the recordings were cleaned, the other half has the same hum as before. I can hear it on a telephone.',
    answer:
      'The hum in the second half is in the voice itself; taking more out makes it sound like a robot. I sent two samples that show it.',
  },
] as const

export const decisions = [
  'Seven of ten pieces were delivered, four of them in the wrong colours, and the brief names the colours on page two. The missing material was never asked for in the deal. Three pieces in order are paid, and half of the four that can be used.',
  'The pages were published elsewhere before the order, and the package promises work made for the buyer. The whole price goes back.',
] as const

/** What a seller says against the first of them. */
export const appealWords =
  'The four pieces that are said to be in the wrong colours were made from the second brief, which was sent in the room two days after the first. It names the colours that I used. Please compare them with that one.'

/** Between two people without a service: title, terms, what each part is and costs in dollars, and its days. */
export const agreements = lines(`
Sound for the winter exhibition | Six stations of ninety seconds, German and English, mixed for the loudspeakers in the old pump house. | First three stations 480 8; Last three stations 480 8
A jingle for the harbour radio | Ten seconds, two versions, with the horn of the ferry somewhere in it. | The jingle 260 6
Monthly cut of the museum’s podcast | Two episodes a month of forty minutes each, from raw recordings to published files. | November 320 20
Captions for sixty photographs | Eighty words each, from our catalogue notes, in the voice of the museum. | Thirty captions 240 7; The other thirty 240 7
The handbook of our volunteers | Forty pages, edited and set anew, ready for print and for reading on a telephone. | Editing 350 10; Setting 400 8
A map of the smokehouses | One sheet, folded, with the nine smokehouses and the way between them on foot. | Sketch 150 5; The map 420 12
New shelves for the online shop | Three hundred products moved, with pictures that load quickly and prices that are right. | The move 900 14
Spring letter to our members | One letter, four hundred words, and the pictures for it. | The letter 180 5
Opening film, two minutes | Cut from our own material, with titles and music that we may use for ever. | First cut 380 7; Final film 300 5
Signs for the workshop | Eleven signs drawn in one hand, as files for the plotter. | The signs 310 9
Bookkeeping for the third quarter | Receipts sorted, entered and reconciled with the bank. | The quarter 290 10
Translation of the lease | Fourteen pages, French into English, certified. | The lease 340 6
A website for the choir | One page, the dates of concerts, a form that sends a letter. | Draft 200 5; The page 350 8
Portraits of the crew | Nine portraits in ink, from photographs, all on one sheet. | The sheet 450 14
Survey of our visitors | Questions, fieldwork on two week ends and a report of six pages. | Questions 220 6; Report 520 15
`).map((line) => {
  const [title = '', terms = '', parts = ''] = line.split('|').map((part) => part.trim())
  return { title, terms, parts: parts.split(';').map(readPart) }
})

function readPart(part: string): { title: string; priceMinor: number; days: number } {
  const words = part.trim().split(' ')
  return {
    title: words.slice(0, -2).join(' '),
    priceMinor: Number(words.at(-2)) * 100,
    days: Number(words.at(-1)),
  }
}
