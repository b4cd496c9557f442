const WORDS: Readonly<Record<string, string>> = {
  banned: 'Nobody signs up or in from there any more.',
  lifted: 'The ban is lifted.',
}

/** What an action left in the address, in words of ours whatever it says there. */
export function bansDoneWords(done: string | null): string | undefined {
  return done !== null && Object.hasOwn(WORDS, done) ? WORDS[done] : undefined
}
