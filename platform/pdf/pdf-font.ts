import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { encodeOutline, type OutlineCommand } from './glyph-outline.ts'

/** What of a subset is used here; it is fontkit's own affair, and pdfkit asks it for nothing else. */
type Subset = {
  font: { getGlyph(id: number): SubsetGlyph }
  glyf: Uint8Array[]
  loca: { offsets: number[] }
  hmtx: { metrics: { advance: number; bearing: number }[] }
  offset: number
  _addGlyph(id: number): number
}
type SubsetGlyph = {
  path: { commands: OutlineCommand[] }
  advanceWidth: number
  _getMetrics(): { leftBearing: number }
}
type Subsetting = Font & { createSubset(): Subset }

const packages = createRequire(import.meta.url)
const SUBSETS = ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext'] as const

/** A part of the alphabet in the product's text face; it is opened when a paper first needs a letter of it. */
export type PdfFont = { name: string; open(): Font }

export const pdfFonts: readonly PdfFont[] = SUBSETS.map((subset) => {
  const name = `GolosText-${subset}`
  let font: Font | undefined
  return { name, open: () => (font ??= openFont(subset, name)) }
})

/**
 * fontkit copies glyphs from the file as they stand in it, which a WOFF2 file does not have in that form: each is written as the outline
 * that it makes. pdfkit takes fonts of one name for the same, so each part has its own.
 */
function openFont(subset: string, name: string): Font {
  const file = `@fontsource-variable/golos-text/files/golos-text-${subset}-wght-normal.woff2`
  const font = create(readFileSync(packages.resolve(file))) as Subsetting
  // A glyph keeps the letter that it was first asked for as: a part of another, asked for as none, could not be read again.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint)
  return Object.create(font, {
    postscriptName: { value: name },
    createSubset: { value: () => Object.assign(font.createSubset(), { _addGlyph: addOutline }) },
  })
}

function addOutline(this: Subset, id: number): number {
  const glyph = this.font.getGlyph(id)
  const outline = encodeOutline(glyph.path.commands)
  this.glyf.push(outline)
  this.loca.offsets.push(this.offset)
  this.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: glyph._getMetrics().leftBearing })
  this.offset += outline.length
  return this.glyf.length - 1
}
