import { formatBits, formatPlaces, frameOf, masks, sizeOf, versionBits, wordPlaces } from './qr-matrix.ts'
import { bitsOf, qrWords } from './qr-words.ts'

/** A QR code as rows of fields, dark or not, by ISO/IEC 18004: bytes, level M, versions 1 to 10. */
export function qrCode(text: string): boolean[][] {
  const { version, words } = qrWords(text)
  const codes = masks.map((_, mask) => draw(version, words, mask))
  const marked = codes.map((code) => ({ code, penalty: penaltyOf(code) }))
  return marked.reduce((best, one) => (one.penalty < best.penalty ? one : best)).code
}

function draw(version: number, words: readonly number[], mask: number): boolean[][] {
  const fields = frameOf(version)
  const put = (row: number, column: number, dark: boolean) => {
    const line = fields[row]
    if (line) line[column] = dark
  }
  const size = sizeOf(version)
  const format = formatBits(mask)
  for (const places of formatPlaces(size))
    places.forEach(([row, column], at) => put(row, column, format[at] === 1))
  put(size - 8, 8, true)
  if (version >= 7)
    versionBits(version)
      .toReversed()
      .forEach((bit, at) => {
        const [near, far] = [Math.floor(at / 3), size - 11 + (at % 3)]
        put(near, far, bit === 1)
        put(far, near, bit === 1)
      })
  const bits = words.flatMap((word) => bitsOf(word, 8))
  wordPlaces(fields).forEach(([row, column], at) => {
    put(row, column, (bits[at] === 1) !== (masks[mask]?.(row, column) ?? false))
  })
  return fields.map((line) => line.map((field) => field === true))
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, and an uneven measure of dark. */
function penaltyOf(code: readonly (readonly boolean[])[]): number {
  const columns = code.map((_, at) => code.map((line) => line[at] === true))
  const lines = [...code, ...columns]
  const dark = code.flat().filter(Boolean).length / code.length ** 2
  return (
    lines.reduce((sum, line) => sum + penaltyOfLine(line), 0) +
    penaltyOfBlocks(code) +
    Math.floor(Math.abs(dark - 0.5) * 20) * 10
  )
}

function penaltyOfLine(line: readonly boolean[]): number {
  const text = line.map((field) => (field ? '1' : '0')).join('')
  const runs = text.match(/0{5,}|1{5,}/g) ?? []
  const corners = text.match(/(?=10111010000|00001011101)/g) ?? []
  return runs.reduce((sum, run) => sum + run.length - 2, 0) + corners.length * 40
}

function penaltyOfBlocks(code: readonly (readonly boolean[])[]): number {
  let blocks = 0
  for (let row = 1; row < code.length; row += 1)
    for (let column = 1; column < code.length; column += 1) {
      const field = code[row]?.[column]
      const isEven =
        code[row - 1]?.[column] === field &&
        code[row]?.[column - 1] === field &&
        code[row - 1]?.[column - 1] === field
      if (isEven) blocks += 1
    }
  return blocks * 3
}

/** The quiet field round a code that readers need. */
export const QUIET = 4

/** The dark fields as one path, in units of a field, the quiet border included. */
export function qrPath(code: readonly (readonly boolean[])[]): string {
  return code
    .flatMap((line, row) =>
      [
        ...line
          .map((field) => (field ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index + QUIET} ${row + QUIET}h${run.length}v1h-${run.length}z`),
    )
    .join('')
}
