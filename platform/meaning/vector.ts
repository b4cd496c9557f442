/**
 * What a text means: a direction in 512 dimensions, each as a whole number of eight bits. A quarter of the bytes of floats, for an
 * error of some three thousandths in a closeness (decision 73).
 */
export type Vector = Int8Array

export const DIMENSIONS = 512
/** The largest part of a vector becomes this. */
const FULL = 127

/** The same direction in whole numbers; the length is given up, since only directions are compared. */
export function quantise(direction: ArrayLike<number>): Vector {
  let largest = 0
  for (let at = 0; at < direction.length; at++) largest = Math.max(largest, Math.abs(direction[at] ?? 0))
  const vector = new Int8Array(direction.length)
  if (largest === 0) return vector
  for (let at = 0; at < vector.length; at++) vector[at] = Math.round(((direction[at] ?? 0) / largest) * FULL)
  return vector
}

/** How near two texts are in meaning: 1 is the same, 0 has nothing in common. */
export function closeness(one: Vector, other: Vector): number {
  let [product, ofOne, ofOther] = [0, 0, 0]
  for (let at = 0; at < one.length; at++) {
    const [left, right] = [one[at] ?? 0, other[at] ?? 0]
    product += left * right
    ofOne += left * left
    ofOther += right * right
  }
  return ofOne === 0 || ofOther === 0 ? 0 : product / Math.sqrt(ofOne * ofOther)
}

/** The direction in the middle of some, each counting the same. */
export function middleOf(vectors: readonly Vector[]): Vector | undefined {
  if (vectors.length === 0) return undefined
  const sum = new Float64Array(vectors[0]?.length ?? 0)
  for (const vector of vectors) {
    const length = Math.sqrt(vector.reduce((squares, part) => squares + part * part, 0)) || 1
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0) / length
  }
  return quantise(sum)
}

export const bytesOf = (vector: Vector): Buffer =>
  Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)

/** A vector as it was kept; nothing where the bytes are no vector of ours. */
export function vectorOf(bytes: Uint8Array | null | undefined): Vector | undefined {
  return bytes?.byteLength === DIMENSIONS
    ? new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : undefined
}
