const PLACES = 32

/** Which letters a word has, as bits; letters that are far apart in the alphabet may share one. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % PLACES)
  return letters
}

/**
 * Whether so many edits could make one of the other: each changes one letter into another at most, so that two bits differ more. What this
 * lets through is still to be compared.
 */
export function mayBeNear(one: number, other: number, mostEdits: number): boolean {
  let differing = one ^ other
  let most = mostEdits * 2
  while (differing !== 0 && most >= 0) {
    differing &= differing - 1
    most--
  }
  return most >= 0
}
