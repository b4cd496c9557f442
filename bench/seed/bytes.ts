/** Bytes put one after another: texts of a million services are sooner copied than joined and encoded. */
export type Bytes = {
  /** Of ASCII alone. */
  put(text: string): void
  copy(source: Uint8Array, from: number, to: number): void
  /** What was put so far, and begins anew. */
  take(): Uint8Array<ArrayBuffer>
}

const FIRST_ROOM = 1 << 20

export function openBytes(): Bytes {
  let room = new Uint8Array(FIRST_ROOM)
  let filled = 0
  function makeRoom(more: number): void {
    if (filled + more <= room.length) return
    const larger = new Uint8Array(Math.max(room.length * 2, filled + more))
    larger.set(room)
    room = larger
  }
  function put(text: string): void {
    makeRoom(text.length)
    for (let at = 0; at < text.length; at++) room[filled++] = text.charCodeAt(at)
  }
  return {
    put,
    copy(source, from, to) {
      makeRoom(to - from)
      for (let at = from; at < to; at++) room[filled++] = source[at] ?? 0
    },
    take() {
      const taken = room.slice(0, filled)
      filled = 0
      return taken
    },
  }
}

/** A vocabulary in bytes, each word with a space before it. */
export type WordBytes = { many: number; bytes: Uint8Array; starts: Uint32Array; isLatin: Uint8Array }

export function wordBytes(vocabulary: readonly string[]): WordBytes {
  const encoder = new TextEncoder()
  const bytes = openBytes()
  const starts = new Uint32Array(vocabulary.length + 1)
  let length = 0
  vocabulary.forEach((word, place) => {
    const encoded = encoder.encode(` ${word}`)
    bytes.copy(encoded, 0, encoded.length)
    starts[place + 1] = length += encoded.length
  })
  const isLatin = Uint8Array.from(vocabulary, (word) => Number(/^[a-z]+$/.test(word)))
  return { many: vocabulary.length, bytes: bytes.take(), starts, isLatin }
}
