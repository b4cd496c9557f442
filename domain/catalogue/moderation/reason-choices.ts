/** Why a service is most often sent back: a sentence each, as its seller reads it. */
export const standardReasons = {
  contacts: 'Contact details: take out addresses, telephone numbers and links that lead away from here.',
  prohibited: 'This may not be sold here: see “What may not be sold” in the rules.',
  unclear: 'It is not clear what the buyer gets: say what is delivered, in what form and how much of it.',
  category: 'It stands in the wrong category: choose the one where a buyer would look for it.',
  pictures: 'The pictures do not show this work: show your own, sharp and without words that sell.',
  copied: 'The text or the pictures are someone else’s: use your own.',
  price: 'The price does not fit what is offered: name the price of the whole work, not of a part.',
  language: 'The text is hard to read: check the spelling and write in whole sentences.',
} as const

type StandardReason = keyof typeof standardReasons
export const standardReasonKeys = Object.keys(standardReasons) as StandardReason[]

/** Short names for the moderator's list. */
export const reasonNames: Record<StandardReason, string> = {
  contacts: 'Contact details',
  prohibited: 'May not be sold',
  unclear: 'Unclear what is delivered',
  category: 'Wrong category',
  pictures: 'Pictures do not show the work',
  copied: 'Someone else’s text or pictures',
  price: 'Price does not fit',
  language: 'Hard to read',
}
