/** The words that a name in an address stands for, if they are of this table: every object has names of its own besides. */
export const toldWords = (
  words: Readonly<Record<string, string>>,
  name: string | null | undefined,
): string | undefined => (name && Object.hasOwn(words, name) ? words[name] : undefined)
