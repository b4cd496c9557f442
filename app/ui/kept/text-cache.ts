/** Texts that were made once, up to so many letters together; those that were not asked for longest make room. */
export type TextCache = { find(key: string, make: () => string): string }

export function openTextCache(mostLetters: number): TextCache {
  const texts = new Map<string, string>()
  let letters = 0
  return {
    find(key, make) {
      const known = texts.get(key)
      const text = known ?? make()
      if (known === undefined) letters += text.length
      else texts.delete(key)
      texts.set(key, text)
      for (const [oldest, { length }] of texts) {
        if (letters <= mostLetters) break
        texts.delete(oldest)
        letters -= length
      }
      return text
    },
  }
}
