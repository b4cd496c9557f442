/** An idea of the demo, with what became of it. Days are counted from today. */
export type DemoIdea = {
  daysAgo: number
  by: string
  kind: 'Services' | 'Deals' | 'Money' | 'Reviews' | 'Search' | 'The product'
  title: string
  text: string
  /** How many of the members vote for it, as far as there are so many. */
  votes: number
  /** Its states after the first, each with words; the answer comes with the last. */
  steps?: readonly { state: string; daysAgo: number; words?: string }[]
  answer?: string
  /** Said by members, by their place among them; what stands behind is replied by the marketplace. */
  comments?: readonly { by: number; text: string; reply?: string }[]
  /** The setting whose latest change came of it. */
  rule?: 'sellerCommissionBasisPoints' | 'imageMegabytes'
  /** The post that tells of it. */
  post?: string
  /** The title of the idea that it was joined with. */
  mergedInto?: string
}

const buyer = 'ilse-brandt'
const seller = 'tomas-rivera'

/** Invented, every one of them. */
export const demoIdeas: readonly DemoIdea[] = [
  {
    daysAgo: 150,
    by: seller,
    kind: 'Money',
    title: 'Take 10 percent, not 12',
    text: 'A tenth is what a craftsman expects to give. Twelve reads like a number somebody needed.\n\nMost of us would bring more of our own clients here for it.',
    votes: 46,
    steps: [
      { state: 'Under review', daysAgo: 130, words: 'we count what it would cost' },
      { state: 'Planned', daysAgo: 95, words: 'for the autumn' },
      { state: 'Done', daysAgo: 75, words: 'in force, announced a week before' },
    ],
    answer:
      'Yes, a tenth it is. Volume has grown by half since spring, so the hall needs less of each deal. Deals that began before keep what they were promised.',
    post: 'where-your-money-is-on-a-tuesday',
    comments: [
      { by: 0, text: 'I would have stayed at twelve, and still: thank you.' },
      {
        by: 3,
        text: 'Does it hold for milestones that are funded later?',
        reply: 'A deal keeps the rules that it began with, all of its milestones included.',
      },
    ],
    rule: 'sellerCommissionBasisPoints',
  },
  {
    daysAgo: 60,
    by: buyer,
    kind: 'Reviews',
    title: 'Let reviews wait for three weeks',
    text: 'Bread, prints and translations show their worth after a while. When the labels arrived I could say that they were straight; whether they survive a damp cellar I knew three weeks later, and by then the window was shut.\n\nI would not want it longer than that. After a month people write about their mood, not about the work.',
    votes: 34,
    steps: [
      { state: 'Under review', daysAgo: 45, words: 'at 20 votes' },
      { state: 'In progress', daysAgo: 12, words: 'we try it with a few sellers first' },
    ],
    answer:
      'We think so too. Of the reviews that were opened and not sent, four in ten were opened in the third week. We try it with a few sellers, and announce the change of the rule when we know what it does.',
    comments: [
      {
        by: 1,
        text: 'As the one with the damp cellar: yes. It cuts both ways, and I would rather have a late honest review than an early kind one.',
      },
      {
        by: 4,
        text: 'And the 14 days of the claim window? If a review may come later than a claim, I can say it is broken but not ask for anything.',
        reply: 'They stay apart. A claim moves money, so both sides need to know early that it is final.',
      },
      { by: 6, text: 'Three weeks fits software too: the first bill of the server comes after the second.' },
    ],
  },
  {
    daysAgo: 44,
    by: '2',
    kind: 'Reviews',
    title: 'Reviews after the second wash',
    text: 'Textiles show what they are after the second wash. Two weeks are gone before that.',
    votes: 9,
    mergedInto: 'Let reviews wait for three weeks',
  },
  {
    daysAgo: 90,
    by: buyer,
    kind: 'Money',
    title: 'Split one order over two invoices',
    text: 'Half of us buy for a shop and for a kitchen. One order, two companies, one evening saved a month.',
    votes: 28,
    steps: [{ state: 'Planned', daysAgo: 30, words: 'for spring' }],
    answer: 'Planned for spring. An order will take a second company, and each line goes to one of the two.',
    comments: [{ by: 2, text: 'Please with a cost centre on each.' }],
  },
  {
    daysAgo: 18,
    by: '1',
    kind: 'Services',
    title: 'Show how long a seller’s queue is before I order',
    text: 'A seller with nine open deals and one with none look the same until the date slips. Tell me “begins in about 6 days” beside the price.',
    votes: 31,
    steps: [{ state: 'Under review', daysAgo: 12 }],
    comments: [
      { by: 5, text: 'As long as it counts what is open, and not what I promise.' },
      { by: 7, text: 'It would save me the first message of every order.' },
    ],
  },
  {
    daysAgo: 6,
    by: '3',
    kind: 'Services',
    title: 'See a seller’s load before asking',
    text: 'A small mark is enough: free, busy, full.',
    votes: 11,
  },
  {
    daysAgo: 120,
    by: '4',
    kind: 'Money',
    title: 'Pay by invoice, thirty days',
    text: 'Public bodies can’t pay before delivery. You would hold a promise, not money.',
    votes: 24,
    steps: [{ state: 'Declined', daysAgo: 100, words: 'nothing would be held for the seller' }],
    answer:
      'No, not as it stands. Nothing would be held for the seller, and that is the one thing that everyone here relies on. A bank that pays at once and waits for you may come later.',
    comments: [{ by: 0, text: 'A pity for the schools, but I see it.' }],
  },
  {
    daysAgo: 7,
    by: '5',
    kind: 'The product',
    title: 'Keyboard keys for the deal room',
    text: 'J and K through what happened, A to accept. My wrists would vote twice.',
    votes: 19,
    comments: [{ by: 1, text: 'And a list of them with ?, please.' }],
  },
  {
    daysAgo: 5,
    by: '6',
    kind: 'Money',
    title: 'Tips in the currency of the seller',
    text: 'A tip is a gift. It should be round where it arrives.',
    votes: 13,
  },
  {
    daysAgo: 2,
    by: '7',
    kind: 'The product',
    title: 'A darker green for the evening',
    text: 'The green of the dark theme glows at night.',
    votes: 4,
  },
  {
    daysAgo: 30,
    by: '8',
    kind: 'Services',
    title: 'Pictures in full size for photographers',
    text: 'Ten megabytes is less than one frame. We show work that is judged by its grain.',
    votes: 22,
    steps: [
      { state: 'Under review', daysAgo: 20 },
      { state: 'Planned', daysAgo: 2, words: 'announced, in force after the notice' },
    ],
    answer: 'Yes: fifteen megabytes. The change is announced and applies after the usual notice.',
    rule: 'imageMegabytes',
  },
  {
    daysAgo: 140,
    by: '9',
    kind: 'Search',
    title: 'Alert for saved searches, by day and by hour',
    text: 'I look for the same three things every morning. Tell me instead.',
    votes: 17,
    steps: [{ state: 'Done', daysAgo: 110, words: 'beside every search' }],
    answer: 'Done. Save a search and choose how often it writes to you.',
  },
  {
    daysAgo: 33,
    by: buyer,
    kind: 'Search',
    title: 'A calendar on the profile of a seller',
    text: 'Which weeks are free, as the seller says it. No promises, only a hint.',
    votes: 15,
    steps: [{ state: 'Planned', daysAgo: 15, words: 'for spring' }],
  },
  {
    daysAgo: 70,
    by: '2',
    kind: 'Deals',
    title: 'Let me name who accepts in my place',
    text: 'I travel for two weeks and my colleague knows the work as well as I do.',
    votes: 18,
    steps: [{ state: 'Under review', daysAgo: 50 }],
  },
  {
    daysAgo: 25,
    by: '3',
    kind: 'Deals',
    title: 'A checklist in the room of a deal',
    text: 'Small things get lost between messages:\n\n* colours\n* file formats\n* who sends the fonts',
    votes: 16,
  },
  {
    daysAgo: 80,
    by: '10',
    kind: 'Deals',
    title: 'Remind me of milestones without a date',
    text: 'A milestone without a date is forgotten by both sides.',
    votes: 8,
    steps: [{ state: 'Done', daysAgo: 40, words: 'every milestone has a date now' }],
    answer: 'Every milestone has a due date now, so every one has its reminder.',
  },
  {
    daysAgo: 55,
    by: '11',
    kind: 'Reviews',
    title: 'Thank somebody without stars',
    text: 'Sometimes one line is enough, and a number is too much.',
    votes: 7,
    steps: [{ state: 'Declined', daysAgo: 42, words: 'a tip and a message do this' }],
    answer:
      'No. A message says it to them, and a tip says it with weight; a third kind of praise would make the stars mean less.',
  },
  {
    daysAgo: 21,
    by: '12',
    kind: 'Reviews',
    title: 'Sort reviews by what was bought',
    text: 'I want the five about logos, not the fifty about cards.',
    votes: 14,
  },
  {
    daysAgo: 16,
    by: seller,
    kind: 'Services',
    title: 'Copy the questions from another service',
    text: 'I ask the same six things in every service that I offer.',
    votes: 12,
  },
  {
    daysAgo: 13,
    by: '13',
    kind: 'Search',
    title: 'Search inside what a seller delivered before',
    text: 'With their leave, of course. A portfolio shows ten works of three hundred.',
    votes: 6,
  },
  {
    daysAgo: 11,
    by: '14',
    kind: 'The product',
    title: 'Larger letters for everyone who wants them',
    text: 'My browser can do it, but then the tables break.',
    votes: 10,
    steps: [{ state: 'In progress', daysAgo: 4 }],
    answer: 'You are right about the tables. We are going through them one by one.',
  },
  {
    daysAgo: 9,
    by: '15',
    kind: 'Money',
    title: 'A yearly statement in one file',
    text: 'My bookkeeper wants twelve months and one signature.',
    votes: 20,
    steps: [{ state: 'Under review', daysAgo: 3 }],
  },
  {
    daysAgo: 8,
    by: '16',
    kind: 'Deals',
    title: 'Say “nearly done” without a delivery',
    text: 'A half delivery starts the clock. A word would do.',
    votes: 9,
  },
  {
    daysAgo: 4,
    by: '17',
    kind: 'Services',
    title: 'Offer a service for one week only',
    text: 'A stall that opens for Advent and closes by itself.',
    votes: 5,
  },
  {
    daysAgo: 1,
    by: buyer,
    kind: 'Search',
    title: 'Tell me when a seller I saved has a free week',
    text: 'I have eleven sellers in my lists. I order three or four times a year, and the one I want is always full when I look.',
    votes: 3,
  },
]
