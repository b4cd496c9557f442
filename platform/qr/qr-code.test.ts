import { expect, test } from 'vitest'
import { qrCode, qrPath } from './qr-code.ts'
import { formatBits, formatPlaces, frameOf, masks, versionBits, wordPlaces } from './qr-matrix.ts'
import { qrWords } from './qr-words.ts'
import { correctionOf, multiply } from './reed-solomon.ts'

test('the words of correction are those of the standard’s example', () => {
  // HELLO WORLD at 1-M.
  const words = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
  expect(correctionOf(words, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
})

test('format and version are written as the standard’s tables have them', () => {
  expect(formatBits(0).join('')).toBe('101010000010010')
  expect(formatBits(5).join('')).toBe('100000011001110')
  expect(formatBits(7).join('')).toBe('100101010100000')
  expect(versionBits(7).join('')).toBe('000111110010010100')
  expect(versionBits(10).join('')).toBe('001010010011010011')
})

const blocksOfVersion = [
  [16],
  [28],
  [44],
  [32, 32],
  [43, 43],
  [27, 27, 27, 27],
  [31, 31, 31, 31],
  [38, 38, 39, 39],
  [36, 36, 36, 37, 37],
  [43, 43, 43, 43, 44],
]

/** Reads a code as a telephone does: the mask from its format, the words along the way, the blocks apart, each proved. */
function read(code: readonly (readonly boolean[])[]): string {
  const version = (code.length - 17) / 4
  const formats = formatPlaces(code.length).map((places) =>
    places.map(([row, column]) => (code[row]?.[column] ? 1 : 0)).join(''),
  )
  expect(formats[0]).toBe(formats[1])
  const mask = masks.findIndex((_, one) => formatBits(one).join('') === formats[0])
  const bare = frameOf(version)
  // Format, the dark field and the version are no words.
  for (const [row, column] of formatPlaces(code.length).flat()) bare[row]![column] = false
  bare[code.length - 8]![8] = true
  if (version >= 7)
    for (let at = 0; at < 18; at += 1) {
      const [near, far] = [Math.floor(at / 3), code.length - 11 + (at % 3)]
      bare[near]![far] = bare[far]![near] = false
    }
  const bits = wordPlaces(bare).map(([row, column]) => code[row]![column] !== masks[mask]!(row, column))
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((word, bit) => word * 2 + Number(bit), 0),
  )
  const sizes = blocksOfVersion[version - 1]!
  const blocks: number[][] = sizes.map(() => [])
  const data = sizes.reduce((sum, size) => sum + size, 0)
  const take = (from: number[], isFull: (block: number, length: number) => boolean) => {
    for (let at = 0; from.length > 0; at += 1)
      for (const [block, held] of blocks.entries())
        if (!isFull(block, at) && from.length > 0) held.push(from.shift()!)
  }
  take(words.slice(0, data), (block, at) => at >= sizes[block]!)
  take(words.slice(data), () => false)
  for (const block of blocks) expect(isWhole(block)).toBe(true)
  const stream = blocks.flatMap((block, at) => block.slice(0, sizes[at]))
  const asBits = stream.flatMap((word) => [...word.toString(2).padStart(8, '0')]).join('')
  expect(asBits.slice(0, 4)).toBe('0100')
  const lengthBits = version < 10 ? 8 : 16
  const length = Number.parseInt(asBits.slice(4, 4 + lengthBits), 2)
  const start = 4 + lengthBits
  const bytes = Array.from({ length }, (_, at) =>
    Number.parseInt(asBits.slice(start + at * 8, start + at * 8 + 8), 2),
  )
  return new TextDecoder().decode(Uint8Array.from(bytes))
}

/** A block that nothing was lost of has no remainder at any of the roots. */
function isWhole(block: readonly number[]): boolean {
  let root = 1
  for (let power = 0; power < 10; power += 1) {
    if (block.reduce((sum, word) => multiply(sum, root) ^ word, 0) !== 0) return false
    root = multiply(root, 2)
  }
  return true
}

test.each([1, 14, 15, 26, 42, 43, 62, 63, 84, 106, 107, 122, 152, 180, 181, 213])(
  'a text of %i letters is read back from its code, and every block is whole',
  (length) => {
    const text = `https://hall.example/?ref=${'tomas-rivera'.repeat(20)}`.slice(0, length)
    expect(read(qrCode(text))).toBe(text)
  },
)

test('letters of any language are read back, and a text that is too long is refused', () => {
  expect(read(qrCode('https://рынок.example/?ref=ёлка'))).toBe('https://рынок.example/?ref=ёлка')
  expect(() => qrWords('x'.repeat(214))).toThrow('too many')
})

test('a code is drawn as one path with its quiet border', () => {
  expect(qrPath([[true, true, false, true]])).toBe('M4 4h2v1h-2zM7 4h1v1h-1z')
})
