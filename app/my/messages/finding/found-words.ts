/** Which part of what was found a page shows. */
export type FoundPart = {
  /** Not the newest of it. */
  isOlder: boolean
  /** What the address says besides for the part behind this one; nothing where this is the last. */
  older: string | null
}

export const nothingFound = (query: string, { isOlder }: FoundPart): string =>
  `Nothing ${isOlder ? 'older ' : ''}was found for “${query}”.`

/** All that was found is counted; of a part it is said which. */
export function amountFound(count: number, { isOlder, older }: FoundPart): string {
  if (!isOlder && older === null) return String(count)
  const messages = count === 1 ? 'message' : `${count} messages`
  if (!isOlder) return `the newest ${messages}`
  return `the ${older === null ? 'oldest' : 'next'} ${messages}`
}
