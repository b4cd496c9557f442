declare global {
  interface Window {
    hashOf?: (words: string) => number
  }
}

/** What stands in a page is long: it is told apart by a hash of 53 bits. Put into the page by the first who asks there. */
export function bringHash(): void {
  window.hashOf = (words) => {
    let [one, other] = [0xdeadbeef, 0x41c6ce57]
    for (let at = 0; at < words.length; at++) {
      const code = words.charCodeAt(at)
      one = Math.imul(one ^ code, 2654435761)
      other = Math.imul(other ^ code, 1597334677)
    }
    return (other >>> 11) * 2 ** 32 + (one >>> 0)
  }
}
