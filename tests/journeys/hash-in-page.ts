/** What stands in a page is long: it is told apart by a hash of 53 bits. One of the tools. */
export function hashOf(words: string): number {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < words.length; at++) {
    const code = words.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  return (other >>> 11) * 2 ** 32 + (one >>> 0)
}
