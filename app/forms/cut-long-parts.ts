type Body = AsyncIterable<Uint8Array<ArrayBufferLike>>

/**
 * A form on its way to the parser, which gives up at the first part that is too long: each part ends here where it is as long as
 * it may be, and the rest of it is passed over, held nowhere. What stands behind it is read as ever.
 */
export async function* cutLongParts(body: Body, boundary: string, longest: number): AsyncGenerator<Buffer> {
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1')
  let length = 0
  let tail: Buffer = Buffer.alloc(0)
  const cut = (piece: Buffer) => {
    const kept = piece.subarray(0, Math.max(0, longest - length))
    length += piece.length
    return kept
  }
  for await (const chunk of body) {
    let rest = Buffer.concat([tail, chunk])
    for (let end = rest.indexOf(delimiter); end !== -1; end = rest.indexOf(delimiter)) {
      yield cut(rest.subarray(0, end))
      yield delimiter
      length = 0
      rest = rest.subarray(end + delimiter.length)
    }
    // The beginning of a delimiter may stand at the end of a chunk.
    const sure = Math.max(0, rest.length - delimiter.length + 1)
    yield cut(rest.subarray(0, sure))
    tail = rest.subarray(sure)
  }
  yield cut(tail)
}
