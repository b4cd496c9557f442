/** What is said while the hall can’t answer: on the page, on the screen of one that is alive, and to whoever reads no pages. */
export const AWAY_TITLE = 'Back in a moment'
/** What was sent may have been done all the same, where only the answer was lost. Short: it is in the script of every page. */
export const AWAY_SENTENCE =
  'The hall can’t get at its books right now. Nothing confirmed is lost; look before you send anything twice.'
