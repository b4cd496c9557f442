import type { TicketKind, TicketRating } from '#domain/support/ticket-rules.ts'

/** A question of the demo. What the person says after an answer, and what staff answer, are lists: the desk takes the second. */
export type DemoTicket = {
  daysAgo: number
  /** A member by their name, or a visitor by theirs and an address. */
  by: string | { name: string; email: string; isProved: boolean }
  kind: TicketKind
  subject: string
  body: string
  /** What they add before anybody answers. */
  more?: readonly string[]
  /** What staff answer, for the desk to say. */
  answers?: readonly string[]
  resolved?: boolean
  rating?: { rating: TicketRating; words: string }
}

const buyer = 'ilse-brandt'
const seller = 'tomas-rivera'

/** Invented, every one of them. */
export const demoTickets: readonly DemoTicket[] = [
  {
    daysAgo: 70,
    by: buyer,
    kind: 'account',
    subject: 'Can’t sign in on the tablet',
    body: 'The code comes to my telephone, but the tablet says that it is wrong. The clock of the tablet is five minutes off, if that matters.',
    more: ['It was the clock. It works now, thank you all the same.'],
    resolved: true,
  },
  {
    daysAgo: 24,
    by: buyer,
    kind: 'payment',
    subject: 'Invoice with my VAT number',
    body: 'My bookkeeper asks for the VAT number of the bakery on the receipts of this year. Where do I put it so that it stands on those that are written already?',
    answers: [
      'On the page of your papers. New ones carry it from then on; for those of this year we have written them anew.',
    ],
    resolved: true,
    rating: { rating: 'good', words: 'Quick, and the papers were right.' },
  },
  {
    daysAgo: 3,
    by: buyer,
    kind: 'deal',
    subject: 'Accepted by the clock while I was away?',
    body: 'I travel from Thursday morning and can’t look at the second draft before the clock accepts it. Can the three days be made five, or do I have to refuse the work?',
    answers: [
      'You don’t have to refuse anything. Asking for changes stops the clock, and new days begin when it is delivered again.',
    ],
  },
  {
    daysAgo: 2,
    by: buyer,
    kind: 'payment',
    subject: 'Two charges for one order?',
    body: 'My bank shows the same amount twice for the order of Monday. One of them is grey. Is that one only reserved, or did I pay twice?',
    more: ['The grey one has gone from the list this morning. I leave this open until the statement comes.'],
  },
  {
    daysAgo: 1,
    by: buyer,
    kind: 'other',
    subject: 'A review that names my daughter',
    body: 'A seller answered my review and wrote the first name of my daughter, who is twelve. Please take the name out. The rest of the answer may stay.',
  },
  {
    daysAgo: 40,
    by: seller,
    kind: 'payout',
    subject: 'A payout came back from the bank',
    body: 'The payout of last week came back. The bank says that the name does not match. My account has my second surname, and the payout did not.',
    answers: ['We have put the second surname into the method; please ask for the payout again.'],
    resolved: true,
    rating: { rating: 'good', words: '' },
  },
  {
    daysAgo: 6,
    by: seller,
    kind: 'verification',
    subject: 'Which document do you need?',
    body: 'I have an identity card and a residence permit with different addresses. Which of them should I send, or do you need both?',
    answers: ['The identity card is enough. The address on it need not be the present one.'],
  },
  {
    daysAgo: 2,
    by: seller,
    kind: 'fault',
    subject: 'The second picture of a service turns on its side',
    body: 'I took it upright. In the editor it stands upright too, and on the page it lies on its side. It happens in two browsers.',
  },
  {
    daysAgo: 5,
    by: { name: 'Henrike Olde', email: 'henrike.olde@example.org', isProved: true },
    kind: 'other',
    subject: 'May a school buy here?',
    body: 'We are a school and can only pay by invoice within thirty days. Is there a way to order a set of posters like that?',
  },
  {
    daysAgo: 1,
    by: { name: 'Pavel Ruzicka', email: 'pavel.ruzicka@example.org', isProved: true },
    kind: 'account',
    subject: 'I am told that my name is taken',
    body: 'I want to join under the name of my workshop, and the form says that it looks too much like one that is there. Could you look whose it is?',
  },
]
