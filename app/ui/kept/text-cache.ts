/** Texts that were made once, up to so much of them together with their keys; those that were not asked for longest make room. */
export type TextCache<Text> = { find(key: string, make: () => Text): Text }

/** Told in what texts are measured in: letters of strings, bytes of buffers. */
export function openTextCache<Text extends string | Buffer = string>(mostLength: number): TextCache<Text> {
  const texts = new Map<string, Text>()
  let wholeLength = 0
  return {
    find(key, make) {
      const known = texts.get(key)
      const text = known ?? make()
      if (known === undefined) wholeLength += key.length + text.length
      else texts.delete(key)
      texts.set(key, text)
      for (const [oldest, { length }] of texts) {
        if (wholeLength <= mostLength) break
        texts.delete(oldest)
        wholeLength -= oldest.length + length
      }
      return text
    },
  }
}
