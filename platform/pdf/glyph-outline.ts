export type OutlineCommand = { command: string; args: number[] }
type Point = { x: number; y: number; isOnCurve: boolean }

const ON_CURVE = 1
const HEAD_BYTES = 10

/** An outline as a TrueType file holds it: contours of points, written plainly, each by how far it is from the last. */
export function encodeOutline(commands: readonly OutlineCommand[]): Uint8Array {
  const contours = contoursOf(commands)
  const points = contours.flat()
  if (points.length === 0) return new Uint8Array(0)
  const length = HEAD_BYTES + contours.length * 2 + 2 + points.length * 5
  // Each glyph begins at an even place: the table of places counts in twos.
  const view = new DataView(new ArrayBuffer(length + (length % 4 === 0 ? 0 : 4 - (length % 4))))
  let at = 0
  const int16 = (value: number) => {
    view.setInt16(at, value)
    at += 2
  }
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  for (const value of [contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
    int16(value)
  let last = -1
  for (const contour of contours) int16((last += contour.length))
  int16(0)
  for (const { isOnCurve } of points) view.setUint8(at++, isOnCurve ? ON_CURVE : 0)
  for (const values of [xs, ys])
    for (const [place, value] of values.entries()) int16(value - (values[place - 1] ?? 0))
  return new Uint8Array(view.buffer)
}

function contoursOf(commands: readonly OutlineCommand[]): Point[][] {
  const contours: Point[][] = []
  const add = (x = 0, y = 0, isOnCurve = true) =>
    contours.at(-1)?.push({ x: Math.round(x), y: Math.round(y), isOnCurve })
  for (const { command, args } of commands) {
    const [first, second, third, fourth] = args
    if (command === 'moveTo') contours.push([])
    if (command === 'moveTo' || command === 'lineTo') add(first, second)
    if (command === 'quadraticCurveTo') {
      add(first, second, false)
      add(third, fourth)
    }
  }
  return contours.map(withoutReturn).filter((contour) => contour.length > 1)
}

/** A contour closes by itself: the point that comes back to its first is left out. */
function withoutReturn(contour: Point[]): Point[] {
  const [first, last] = [contour[0], contour.at(-1)]
  const isBack = contour.length > 1 && first?.x === last?.x && first?.y === last?.y && last?.isOnCurve
  return isBack ? contour.slice(0, -1) : contour
}
