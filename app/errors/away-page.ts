import { away } from './away-words.ts'
import { plainDocument } from './plain-document.ts'

/** What was sent may have been done all the same, where only the answer was lost. */
export const AWAY_SENTENCE =
  'The marketplace can’t reach its database right now. Nothing that was confirmed is lost; look before you send anything twice. Try again in a few seconds.'

const AFTER_SENDING =
  '<p>Your browser still has what you typed: reload this page in a moment to send it again, or press Back.</p>'
// A link would ask for the page and leave behind what was sent.
const TRY_AGAIN = '<p class="row"><a class="main" href="">Try again</a> <a href="/">Go home</a></p>'

/**
 * The screen of a marketplace whose database is away. It does not load itself anew: a crowd that does so all at once is what a database
 * needs least when it comes back.
 */
export function awayPage({ wasSent, nonce }: { wasSent: boolean; nonce: string }): string {
  const body = `<p>${AWAY_SENTENCE}</p>\n${wasSent ? AFTER_SENDING : TRY_AGAIN}`
  return plainDocument({ title: away.title, heading: away.title, body, nonce })
}
