/** What is said while the hall can’t answer: on the page, on the screen of one that is alive, and to whoever reads no pages. */
export const AWAY_TITLE = 'Back in a moment'
export const AWAY_SENTENCE =
  'The hall can’t get at its books right now, so this can’t be shown or done. Nothing that was confirmed is lost. Try again in a few seconds.'
/** What was sent may have been done all the same, where only the answer was lost. */
export const AWAY_AFTER_SENDING =
  'Your browser still has what you typed. Before you send it again, look whether it was done.'
