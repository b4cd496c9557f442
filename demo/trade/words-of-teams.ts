import type { DealState } from '#domain/deals/index.ts'

type TeamAgreement = {
  daysAgo: number
  /** What it has become; a proposal that nobody answers expires by itself. */
  end: Extract<DealState, 'proposed' | 'accepted' | 'declined' | 'withdrawn' | 'expired'>
  title: string
  terms: string
  parts: { title: string; priceMinor: number; days: number }[]
}

/** What teams proposed to the museum, in the order of those that sell. */
export const teamAgreements: readonly TeamAgreement[] = [
  {
    daysAgo: 1.4,
    end: 'proposed',
    title: 'A name and a sign for the museum shop',
    terms: 'Three names to choose from, the sign drawn for wood and for enamel, files for both makers.',
    parts: [
      { title: 'Three names', priceMinor: 24_000, days: 5 },
      { title: 'The sign', priceMinor: 38_000, days: 8 },
    ],
  },
  {
    daysAgo: 2.2,
    end: 'accepted',
    title: 'The harbour walk as sound, nine stops',
    terms: 'Written, spoken in two languages and mixed, each stop two minutes long.',
    parts: [
      { title: 'Texts and voices', priceMinor: 52_000, days: 9 },
      { title: 'The mix', priceMinor: 30_000, days: 5 },
    ],
  },
  {
    daysAgo: 26,
    end: 'declined',
    title: 'Tickets sold at the door without a line',
    terms: 'A page for the telephone at the till, tried on two Sundays.',
    parts: [{ title: 'The page', priceMinor: 64_000, days: 12 }],
  },
  {
    daysAgo: 34,
    end: 'withdrawn',
    title: 'The catalogue in a second language',
    terms: 'Forty pages, translated, edited by a second pair of eyes and set.',
    parts: [{ title: 'The catalogue', priceMinor: 88_000, days: 14 }],
  },
  {
    daysAgo: 29,
    end: 'expired',
    title: 'A map of the old quay for the wall',
    terms: 'Two metres wide, walked first and drawn after.',
    parts: [{ title: 'The map', priceMinor: 71_000, days: 14 }],
  },
]

type TeamTalk = {
  team: string
  from: string
  daysAgo: number
  /** `>` is who asks; anyone else is whoever of the team answers. */
  said: readonly (readonly [by: string, minutes: number, text: string])[]
}

/** What the museum talked about with teams; the last words of each wait to be read. */
export const teamTalks: readonly TeamTalk[] = [
  {
    team: 'Long Wave',
    from: 'ilse-brandt',
    daysAgo: 3,
    said: [
      [
        '>',
        0,
        'Good morning. The audio guide has nine stops now. Could one of you come and hear the hall first?',
      ],
      [
        'liam-oconnor',
        50,
        'Good morning Ilse. I am in town on Thursday, with a recorder and no opinions yet.',
      ],
      ['>', 20, 'Thursday is good. The side door, after eleven.'],
      ['>', 2_900, 'Could the children’s stop be a minute shorter? They wait for the whale.'],
    ],
  },
  {
    team: 'Studio Karst',
    from: 'ilse-brandt',
    daysAgo: 2,
    said: [
      ['>', 0, 'Do you also make labels for glass? Ours come off when the jars are washed.'],
      ['hana-novotna', 35, 'We do. Send me one jar and one wash, and I tell you which paper survives.'],
      ['mirela-kovac', 300, 'And what the lid may say. I would leave it empty.'],
    ],
  },
]
