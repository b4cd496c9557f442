import type { Found } from '#domain/search/index.ts'

/** Signs alone, or words as small as “the”: nothing was looked for, so everything was found. */
export function isUnread({ words }: { words: string }, found: readonly Found[]): boolean {
  return words !== '' && found[0]?.why.foundIn === 'browse'
}
