import { bitsOf } from './qr-words.ts'

/** A field of a code: dark or not, and nothing while it is not drawn. */
type Fields = (boolean | undefined)[][]

const MARKS: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

/** The rules by which fields are turned over, so that no code has large even spots. */
export const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

export const sizeOf = (version: number) => 17 + version * 4

/** What every code of a version has: three corners, small marks, and the lines between them. Where words go stays open. */
export function frameOf(version: number): Fields {
  const size = sizeOf(version)
  const fields: Fields = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined))
  const set = (row: number, column: number, dark: boolean) => {
    const line = fields[row]
    if (line && column >= 0 && column < size) line[column] = dark
  }
  const square = (row: number, column: number, reach: number, isDark: (ring: number) => boolean) => {
    for (let down = -reach; down <= reach; down += 1)
      for (let across = -reach; across <= reach; across += 1)
        set(row + down, column + across, isDark(Math.max(Math.abs(down), Math.abs(across))))
  }
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  const places = MARKS[version - 1] ?? []
  const [first, last] = [6, places.at(-1)]
  for (const row of places)
    for (const column of places) {
      const isCorner =
        (row === first && (column === first || column === last)) || (row === last && column === first)
      if (!isCorner) square(row, column, 2, (ring) => ring !== 1)
    }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4, (ring) => ring < 2 || ring === 3)
  return fields
}

/** The level (M is 0) and the mask, mended by its own words and turned over so that it is never empty. */
export function formatBits(mask: number): number[] {
  let rest = mask << 10
  for (let bit = 14; bit >= 10; bit -= 1) if ((rest >> bit) & 1) rest ^= 0b10100110111 << (bit - 10)
  return bitsOf(((mask << 10) | rest) ^ 0b101010000010010, 15)
}

/** From version 7 on a code says which one it is. */
export function versionBits(version: number): number[] {
  let rest = version << 12
  for (let bit = 17; bit >= 12; bit -= 1) if ((rest >> bit) & 1) rest ^= 0b1111100100101 << (bit - 12)
  return bitsOf((version << 12) | rest, 18)
}

/** Where the bits of the format stand, twice, highest first. */
export function formatPlaces(size: number): [row: number, column: number][][] {
  const one = [0, 1, 2, 3, 4, 5, 7, 8].map((column): [number, number] => [8, column])
  const two = [7, 5, 4, 3, 2, 1, 0].map((row): [number, number] => [row, 8])
  const below = Array.from({ length: 7 }, (_, at): [number, number] => [size - 1 - at, 8])
  const right = Array.from({ length: 8 }, (_, at): [number, number] => [8, size - 8 + at])
  return [
    [...one, ...two],
    [...below, ...right],
  ]
}

/** Where words go, in their order: up and down in pairs of columns from the right, round what stands there already. */
export function wordPlaces(fields: Fields): [row: number, column: number][] {
  const size = fields.length
  const places: [number, number][] = []
  let isUp = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step
      for (const column of [right, right - 1])
        if (fields[row]?.[column] === undefined) places.push([row, column])
    }
    isUp = !isUp
  }
  return places
}
