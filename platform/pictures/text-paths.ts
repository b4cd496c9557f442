import type { Font } from 'fontkit'
import { openCut, type Cut } from './font-cut.ts'

/** A cut of a family; its files open when a text first needs a letter of theirs. */
export type Face = { fonts: readonly (() => Font)[]; wordSpacingEm: number }

type SetLine = { path: string; width: number }

const SPACE = 0x20
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext']

function face(family: string, cut: Cut, wordSpacingEm: number, style = 'normal'): Face {
  const axis = cut.opsz === undefined ? 'wght' : 'opsz'
  const file = (subset: string) =>
    `@fontsource-variable/${family}/files/${family}-${subset}-${axis}-${style}.woff2`
  return { fonts: SUBSETS.map((subset) => once(() => openCut(file(subset), cut))), wordSpacingEm }
}

function once(open: () => Font): () => Font {
  let font: Font | undefined
  return () => (font ??= open())
}

/** Piazzolla's own space is narrow, so words are set a little apart, as in the pages. */
export const headingFace = face('piazzolla', { wght: 500, opsz: 30 }, 0.07)
export const nameFace = face('piazzolla', { wght: 600, opsz: 30 }, 0.07)
export const lightFace = face('piazzolla', { wght: 300, opsz: 30 }, 0.07)
export const italicFace = face('piazzolla', { wght: 500, opsz: 30 }, 0.07, 'italic')
export const textFace = face('golos-text', { wght: 400 }, 0)
export const boldFace = face('golos-text', { wght: 800 }, 0)

/** One line of text as the outlines of its letters, its baseline at the origin. Letters that no font has are left out. */
export function setLine(face: Face, text: string, size: number): SetLine {
  let path = ''
  let width = 0
  for (const run of runsOf(face, text)) {
    const scale = size / run.font.unitsPerEm
    const { glyphs, positions } = run.font.layout(run.text)
    for (const [index, glyph] of glyphs.entries()) {
      const position = positions[index]
      if (!position) continue
      const [x, y] = [width + position.xOffset * scale, -position.yOffset * scale]
      // Fonts count upwards, pictures downwards.
      path += glyph.path.transform(scale, 0, 0, -scale, x, y).toSVG()
      width += position.xAdvance * scale
      if (glyph.codePoints.includes(SPACE)) width += face.wordSpacingEm * size
    }
  }
  return { path, width }
}

/** How wide a line would be, at the size of one, without drawing it. */
export function measureLine(face: Face, text: string): number {
  let width = 0
  for (const { font, text: part } of runsOf(face, text)) {
    const { glyphs, positions } = font.layout(part)
    width += positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm
    width += glyphs.filter(({ codePoints }) => codePoints.includes(SPACE)).length * face.wordSpacingEm
  }
  return width
}

/** The words of a text of which at least a letter can be drawn: those of another alphabet would leave gaps. */
export function drawnWords(face: Face, text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .split(/\s+/)
    .filter((word) => runsOf(face, word).length > 0)
    .join(' ')
}

type Run = { font: Font; text: string }

/** Each subset is a file of its own, so a line is cut where its letters come from another. */
function runsOf(face: Face, text: string): Run[] {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC')) {
    const codePoint = letter.codePointAt(0) ?? SPACE
    const font = fontWith(face, codePoint)
    const last = runs.at(-1)
    if (!font) continue
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

function fontWith(face: Face, codePoint: number): Font | undefined {
  for (const open of face.fonts) {
    const font = open()
    if (font.hasGlyphForCodePoint(codePoint)) return font
  }
  return undefined
}
