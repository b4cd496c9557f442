/** What people said to one another: who begins, whom to, how many days ago, and the words in turn, `minutes` apart. */
export type Talk = {
  from: string
  to: string
  daysAgo: number
  /** `>` is who began, `<` the other. */
  said: readonly (readonly [by: '>' | '<', minutes: number, text: string])[]
  /** Whoever was written to has not read the last of it yet. */
  isUnread?: boolean
}

const [ilse, tomas] = ['ilse-brandt', 'tomas-rivera']

/** Between the two whom the sign-in page offers. */
export const talkOfTwo: Talk = {
  from: ilse,
  to: tomas,
  daysAgo: 14,
  said: [
    [
      '>',
      0,
      'Good morning Tomás. We record the bakery at five, when the ovens open. Could you clean the sound of it?',
    ],
    [
      '<',
      28,
      'Good morning! Yes, if the fan can be switched off for a minute. I take its sound away from the rest.',
    ],
    ['>', 12, 'It can. I send you the first tape tonight.'],
    ['<', 1_500, 'It came. The ovens sound like the sea, I would keep them.'],
    ['>', 40, 'Keep them. When could the whole of it be ready?'],
    ['<', 15, 'By Friday, if the second tape comes tomorrow. Shall we make it a deal in two parts?'],
    ['>', 9, 'Yes, please.'],
  ],
}

/** With her: what others wrote, some of it unread. `to` is the next of those who sell here. */
export const talksOfIlse: readonly Omit<Talk, 'from' | 'to'>[] = [
  {
    daysAgo: 0.06,
    isUnread: true,
    said: [
      ['>', 0, 'Hello Ilse. Your labels are drawn. Do you want the paper to look old, or to be old?'],
      ['<', 20, 'To be old. We have a hundred kilos of it in the cellar.'],
      ['>', 6, 'Then I need to touch it. Could you send me ten sheets?'],
    ],
  },
  {
    daysAgo: 0.2,
    isUnread: true,
    said: [
      [
        '>',
        0,
        'We could settle this by bank transfer and save the commission. I would give you 5 percent of it.',
      ],
    ],
  },
  {
    daysAgo: 1.3,
    said: [
      ['<', 0, 'Do you photograph bread before it is cut, or after?'],
      ['>', 55, 'Both. Before for the shop, after for the people who are hungry.'],
      ['<', 8, 'Then both. Thank you, the sheet at https://example.org/loaves reads well.'],
    ],
  },
  {
    daysAgo: 4.5,
    said: [
      ['<', 0, 'Is the film still to be had in December?'],
      ['>', 130, 'On the 3rd, the 4th or the 9th. The light is best before ten.'],
    ],
  },
]

/** What a seller is asked on any day. */
export const talksOfTomas: readonly Omit<Talk, 'from' | 'to'>[] = [
  {
    daysAgo: 0.1,
    isUnread: true,
    said: [['>', 0, 'Good day. Forty minutes of an interview in a tram: can it be saved?']],
  },
  {
    daysAgo: 2.2,
    said: [
      ['>', 0, 'How do you name the files? Our archive wants `year-month-day_place.wav`.'],
      ['<', 33, 'Then they are named so. I need an hour more for six hundred of them, at no cost.'],
      ['>', 4, 'Very kind.'],
    ],
  },
]

/** What is said in the rooms of deals: `>` is the buyer. */
export const wordsInRooms: readonly (readonly (readonly [by: '>' | '<', text: string])[])[] = [
  [
    ['>', 'The questions are answered. If anything is missing, ask me here.'],
    ['<', 'All is there, thank you. I begin with the part that everybody sees first.'],
    ['>', 'Good. The second of the two examples is nearer to what we like.'],
  ],
  [
    [
      '<',
      'A first look comes tomorrow before noon. Would you rather have two directions, or one that is further along?',
    ],
    ['>', 'One, further along. We know what we want by now.'],
  ],
  [
    ['>', 'Could the last page stay as it is? The others are old friends, that one is new.'],
    ['<', 'It stays. I mark it, so that nobody touches it.'],
  ],
]

/** What a seller says on many days. */
export const quickReplies: readonly string[] = [
  'Hello {name}, thank you for asking. Could you send me a minute of the recording?',
  'Yes, {name}, that can be done. Shall I send you an offer with a price and a day?',
]

export const wordsAway = 'I am in the mountains, where no line reaches. Your words are read when I am back.'
