/** Texts that were made once, up to so much of them together with their keys; those that were not asked for in a while make room. */
export type TextCache<Text> = { find(key: string, make: () => Text): Text }

type Kept<Text> = { text: Text; wasAsked: boolean }

/** Told in what texts are measured in: letters of strings, bytes of buffers. */
export function openTextCache<Text extends string | Buffer = string>(mostLength: number): TextCache<Text> {
  const texts = new Map<string, Kept<Text>>()
  let wholeLength = 0

  /** The oldest goes first. What was asked for since its turn last came is passed over once. */
  function makeRoom(): void {
    for (const [key, kept] of texts) {
      if (wholeLength <= mostLength) return
      texts.delete(key)
      if (kept.wasAsked) texts.set(key, { text: kept.text, wasAsked: false })
      else wholeLength -= key.length + kept.text.length
    }
  }

  return {
    find(key, make) {
      const known = texts.get(key)
      if (known) {
        // It stays in its place: moved each time, it would be known by the newest key, and all keys of a page would grow old.
        known.wasAsked = true
        return known.text
      }
      const text = make()
      texts.set(key, { text, wasAsked: false })
      wholeLength += key.length + text.length
      makeRoom()
      return text
    },
  }
}
