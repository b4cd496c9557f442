import { headingFace, measureLine, nameFace, setLine, textFace } from '#platform/pictures/text-paths.ts'
import { boldFace, italicFace, lightFace } from '#platform/pictures/text-paths.ts'

const faces = {
  heading: headingFace,
  name: nameFace,
  text: textFace,
  bold: boldFace,
  light: lightFace,
  italic: italicFace,
}

type LetterOptions = {
  face?: keyof typeof faces
  anchor?: 'start' | 'middle' | 'end'
  /** The words shrink to be no wider than this. */
  most?: number
  more?: string
}

/** Words as outlines, so that a picture looks the same wherever it is drawn. */
export function letters(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  { face = 'heading', anchor = 'start', most, more = '' }: LetterOptions = {},
): string {
  const cut = faces[face]
  const wide = most === undefined ? 0 : measureLine(cut, text) * size
  const fitting = most !== undefined && wide > most ? (size * most) / wide : size
  const set = setLine(cut, text, fitting)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - set.width : x - set.width / 2
  return `<path transform="translate(${left.toFixed(1)} ${y.toFixed(1)})" fill="${fill}" d="${rounded(set.path)}" ${more}/>`
}

/** How wide words are at the size of one. */
export const widthOf = (text: string, face: keyof typeof faces): number => measureLine(faces[face], text)

/** A paragraph of which the lines are given. */
export function lettersIn(
  lines: readonly string[],
  x: number,
  y: number,
  size: number,
  fill: string,
  options: LetterOptions & { leading?: number } = {},
): string {
  const leading = options.leading ?? 1.12
  return lines
    .map((line, index) => letters(line, x, y + index * size * leading, size, fill, options))
    .join('')
}

/** Long numbers make a picture slow to read: a hundredth of a unit is enough for a letter. */
const rounded = (d: string) => d.replaceAll(/-?\d+\.\d{3,}/g, (number) => Number(number).toFixed(2))
