import { toldWords } from '#app/shared/told-words.ts'

const DONE: Readonly<Record<string, string>> = {
  saved: 'The draft is saved. Only you see it.',
  changed: 'The project is changed: sellers see the new version.',
  open: 'The project is open: sellers can answer it.',
  'in-review': 'The project is posted. A moderator reviews it first, and you get an e-mail.',
  'changed-in-review': 'The project is changed, and a moderator reviews the new version.',
  closed: 'The project is closed. Proposals that waited have come back to their sellers.',
  extended: 'The project stays open longer.',
  copied: 'This is a new draft with the same words: change them, and post it.',
  removed: 'The draft is removed.',
}

/** Only words of ours, whatever the address says. */
export function doneWords(done: string | null): string | undefined {
  return toldWords(DONE, done)
}
