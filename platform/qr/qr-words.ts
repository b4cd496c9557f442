import { correctionOf } from './reed-solomon.ts'

/** Of each version, at the level that mends a seventh (M): words of correction a block, and how many blocks of how many words. */
const VERSIONS: readonly {
  correction: number
  blocks: readonly (readonly [count: number, words: number])[]
}[] = [
  { correction: 10, blocks: [[1, 16]] },
  { correction: 16, blocks: [[1, 28]] },
  { correction: 26, blocks: [[1, 44]] },
  { correction: 18, blocks: [[2, 32]] },
  { correction: 24, blocks: [[2, 43]] },
  { correction: 16, blocks: [[4, 27]] },
  { correction: 18, blocks: [[4, 31]] },
  {
    correction: 22,
    blocks: [
      [2, 38],
      [2, 39],
    ],
  },
  {
    correction: 22,
    blocks: [
      [3, 36],
      [2, 37],
    ],
  },
  {
    correction: 26,
    blocks: [
      [4, 43],
      [1, 44],
    ],
  },
]

const BYTES = 0b0100
/** From version 10 on the length takes two bytes. */
const LONG_LENGTH = 10

const wordsIn = (version: number) =>
  (VERSIONS[version - 1]?.blocks ?? []).reduce((sum, [count, words]) => sum + count * words, 0)

const lengthBits = (version: number) => (version < LONG_LENGTH ? 8 : 16)

/** The smallest version that holds the text: an address of the marketplace is far below the largest that we draw. */
function versionFor(bytes: number): number {
  const fits = (version: number) => 4 + lengthBits(version) + bytes * 8 <= wordsIn(version) * 8
  const version = VERSIONS.findIndex((_, index) => fits(index + 1)) + 1
  if (version === 0) throw new RangeError(`${bytes} bytes are too many for a QR code of ours`)
  return version
}

/** The words of a code in the order in which they are drawn, those of all blocks in turn. */
export function qrWords(text: string): { version: number; words: number[] } {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  const blocks = blocksOf(filled(bytes, version), version)
  const { correction } = VERSIONS[version - 1] ?? { correction: 0 }
  const mending = blocks.map((block) => correctionOf(block, correction))
  return { version, words: [...inTurn(blocks), ...inTurn(mending)] }
}

function filled(bytes: Uint8Array, version: number): number[] {
  const bits = [...bitsOf(BYTES, 4), ...bitsOf(bytes.length, lengthBits(version))]
  for (const byte of bytes) bits.push(...bitsOf(byte, 8))
  const room = wordsIn(version) * 8
  bits.push(...bitsOf(0, Math.min(4, room - bits.length)))
  bits.push(...bitsOf(0, (8 - (bits.length % 8)) % 8))
  const words = Array.from({ length: bits.length / 8 }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2),
  )
  // What is left over says these two in turn.
  for (let at = 0; words.length < room / 8; at += 1) words.push(at % 2 === 0 ? 0xec : 0x11)
  return words
}

function blocksOf(words: readonly number[], version: number): number[][] {
  const sizes = (VERSIONS[version - 1]?.blocks ?? []).flatMap(([count, size]) =>
    Array.from({ length: count }, () => size),
  )
  let from = 0
  return sizes.map((size) => words.slice(from, (from += size)))
}

function inTurn(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat()
}

export const bitsOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, at) => (value >> (length - 1 - at)) & 1)
