const WORDS: Readonly<Record<string, string>> = {
  added: 'The category is in the tree.',
  edited: 'Changed. Addresses that were known before lead to the new one.',
  moved: 'Moved with all below it. The old addresses lead to the new ones.',
  merged: 'Merged. Its services are there now, and its old addresses lead there.',
  hidden: 'Hidden with all below it. Its services keep their own addresses.',
  synonyms: 'Search knows the new dictionary.',
  imported: 'The tree is as the file says. Old addresses lead on.',
  shown: 'Everyone sees it again.',
}

/** What an action left in the address, in words of ours whatever it says there. */
export function doneWords(done: string | null): string | undefined {
  return done !== null && Object.hasOwn(WORDS, done) ? WORDS[done] : undefined
}
