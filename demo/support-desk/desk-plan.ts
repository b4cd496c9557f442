import type { LinkedKind, TicketKind } from '#domain/support/ticket-rules.ts'

/** Who says what in a ticket of the demo: the person, the desk, or a note for colleagues. */
type Said = { by: 'person' | 'desk' | 'note'; text: string }

export type PlannedTicket = {
  /** The member who asks. */
  username: string
  kind: TicketKind
  linked?: LinkedKind
  subject: string
  daysAgo: number
  said: readonly [string, ...Said[]]
  ends?: 'resolved'
  rated?: 'good' | 'bad'
  isTaken?: boolean
}

const desk = (text: string): Said => ({ by: 'desk', text })
const note = (text: string): Said => ({ by: 'note', text })
const person = (text: string): Said => ({ by: 'person', text })

/** A few weeks at the desk: what was solved, what waits, and what waits too long. */
export const plannedTickets: readonly PlannedTicket[] = [
  {
    username: 'ilse-brandt',
    kind: 'deal',
    subject: 'Accepted by the clock while I was away?',
    daysAgo: 0.3,
    said: [
      'I travel from Thursday morning and can’t look at the second draft before the clock accepts it. Can the three days be made five, or do I have to refuse the work?',
      note('The days are in the agreement, we can’t move them. One revision is left, and the claim window.'),
    ],
    isTaken: true,
  },
  {
    username: 'tomas-rivera',
    kind: 'payout',
    subject: 'Payout shows as paid, nothing arrived',
    daysAgo: 3,
    said: [
      'The payout of last Monday says paid, but my bank has nothing. Two working days are over. What can I do?',
    ],
  },
  {
    username: 'ilse-brandt',
    kind: 'payment',
    subject: 'Two charges for one order?',
    daysAgo: 1,
    said: [
      'My bank shows the same sum twice. Was I charged twice?',
      desk(
        'One of the two is a reservation that your bank lets go within three days. We took the sum once: your statement at /my/balance shows it.',
      ),
      person('Thank you. It is still there this morning, how long may it take?'),
    ],
  },
  {
    username: 'tomas-rivera',
    kind: 'account',
    subject: 'A sign-in from a city I was never in',
    daysAgo: 2,
    said: [
      'I got an e-mail about a sign-in from a place I do not know. I changed my password. Is there more to do?',
      note('Sessions ended by the member, second factor is off.'),
      desk(
        'You did the right thing. All other sessions are ended. Please add an authenticator app at /my/account: then a password alone opens nothing.',
      ),
    ],
    ends: 'resolved',
    rated: 'good',
  },
  {
    username: 'ilse-brandt',
    kind: 'verification',
    subject: 'Which documents do you take?',
    daysAgo: 9,
    said: [
      'My passport ended last month, is an identity card enough?',
      desk('Yes: an identity card, both sides, in colour and whole. It is looked at within a working day.'),
    ],
    ends: 'resolved',
    rated: 'good',
  },
  {
    username: 'tomas-rivera',
    kind: 'fault',
    subject: 'Covers come out rotated',
    daysAgo: 8,
    said: [
      'When I upload a photograph from my telephone it stands on its side.',
      desk(
        'You are right: we read the turn of the picture wrongly. It is mended, please upload it once more.',
      ),
      person('It works now, thank you!'),
    ],
    ends: 'resolved',
    rated: 'good',
  },
  {
    username: 'ilse-brandt',
    kind: 'other',
    subject: 'Is a logo made with AI allowed here?',
    daysAgo: 0.3,
    said: [
      'A seller offers logos made with a machine and says so. Is that allowed, and whose is the logo then?',
    ],
  },
  {
    username: 'tomas-rivera',
    kind: 'deal',
    subject: 'Can’t open the second milestone',
    daysAgo: 1,
    said: [
      'The buyer says that the second milestone is funded, but I see no money held for it.',
      note('The payment waits at the bank.'),
    ],
    isTaken: true,
  },
  {
    username: 'ilse-brandt',
    kind: 'other',
    subject: 'Change the name on last month’s invoice',
    daysAgo: 0.3,
    said: ['My company has a new name since the first of the month. Can the invoice be written anew?'],
  },
  {
    username: 'tomas-rivera',
    kind: 'payout',
    subject: 'Why is my money in clearing for five days?',
    daysAgo: 14,
    said: [
      'The deal is done and the buyer is happy. Why do I wait?',
      desk(
        'Released money clears for five days, so that a claim can still be met from it. With PRO it is two. Nothing else holds yours: it is free on Friday.',
      ),
    ],
    ends: 'resolved',
    rated: 'bad',
  },
  {
    username: 'ilse-brandt',
    kind: 'deal',
    subject: 'The seller does not answer',
    daysAgo: 6,
    said: [
      'Three days without a word, and the delivery was due yesterday.',
      desk(
        'From 24 hours after the due date you can cancel alone and are refunded in full: the button is in the deal.',
      ),
      person('He delivered an hour ago. I leave it.'),
    ],
    ends: 'resolved',
  },
  {
    username: 'tomas-rivera',
    kind: 'other',
    subject: 'How do teams share what they earn?',
    daysAgo: 20,
    said: [
      'We are three. Who decides who gets what?',
      desk('You do: all who are paid agree to the shares, and each deal keeps those it began with.'),
    ],
    ends: 'resolved',
    rated: 'good',
  },
  {
    username: 'ilse-brandt',
    kind: 'payment',
    subject: 'My card was refused at the checkout',
    daysAgo: 17,
    said: [
      'Another shop takes it. What is wrong?',
      desk('Your bank wants to be asked again: try once more and confirm it in its app. Nothing was taken.'),
    ],
    ends: 'resolved',
  },
  {
    username: 'tomas-rivera',
    kind: 'fault',
    subject: 'Search does not find my new service',
    daysAgo: 5,
    said: [
      'It is approved since an hour, and nobody finds it by its name.',
      desk('It is found now: one word of its name was taken for a stop word. We changed that for everyone.'),
    ],
  },
  {
    username: 'ilse-brandt',
    kind: 'account',
    subject: 'I want to change my user name',
    daysAgo: 12,
    said: [
      'Is it possible, and do old links go on working?',
      desk('Yes, at /my/account. The old address leads to the new one.'),
    ],
    ends: 'resolved',
    rated: 'good',
  },
  {
    username: 'tomas-rivera',
    kind: 'verification',
    subject: 'How long does the check take?',
    daysAgo: 4,
    said: [
      'I sent my documents on Monday.',
      desk('They were approved this morning: you can withdraw any sum now.'),
    ],
    ends: 'resolved',
    rated: 'good',
  },
  {
    username: 'ilse-brandt',
    kind: 'other',
    subject: 'Can I buy for a company in another country?',
    daysAgo: 2,
    said: [
      'Which tax stands on the invoice then?',
      desk(
        'The invoice names your company and its tax number; tax is as your country’s rules say. Which country is it?',
      ),
    ],
  },
  {
    username: 'tomas-rivera',
    kind: 'deal',
    subject: 'The buyer wants more than was agreed',
    daysAgo: 1,
    said: ['He asks for ten pages in the place of four and will not accept before.'],
  },
  {
    username: 'ilse-brandt',
    kind: 'fault',
    subject: 'The page is empty in my old browser',
    daysAgo: 24,
    said: [
      'Since yesterday I see only the head of the page.',
      desk('That was our fault, and it is mended. Please reload the page.'),
    ],
    ends: 'resolved',
  },
  {
    username: 'tomas-rivera',
    kind: 'other',
    subject: 'Thank you',
    daysAgo: 10,
    said: [
      'You helped fast last week. Is there a place to say so?',
      desk('You just did. It was read aloud here.'),
    ],
    ends: 'resolved',
    rated: 'good',
  },
]

export const plannedTemplates = [
  {
    title: 'Accepted by the clock',
    text: 'Hello {name},\n\nasking for changes stops the clock of {deal}. After it was accepted you can still make a claim within the window that the agreement names.',
  },
  {
    title: 'How to write a claim',
    text: 'Hello {name},\n\nopen {deal}, choose “Something is wrong”, and say what was agreed and what was delivered. Both sides are heard.',
  },
  {
    title: 'Payout under way',
    text: 'Hello {name},\n\n{payout} left us. Banks take up to two working days; if it is not there then, answer here and we ask ours.',
  },
  {
    title: 'Documents we need',
    text: 'Hello {name},\n\nplease send an identity card or a passport that is valid, whole and in colour, at /my/payouts/identity.',
  },
]
