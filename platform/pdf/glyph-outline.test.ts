import { create, type Font } from 'fontkit'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { encodeOutline } from './glyph-outline.ts'
import { pdfFonts } from './pdf-font.ts'

test('an outline is written as contours of points, closed by themselves', () => {
  const bytes = encodeOutline([
    { command: 'moveTo', args: [0, 0] },
    { command: 'lineTo', args: [100, 0] },
    { command: 'quadraticCurveTo', args: [100, 50, 50, 50] },
    { command: 'lineTo', args: [0, 0] },
    { command: 'closePath', args: [] },
  ])
  const view = new DataView(bytes.buffer)
  const words = Array.from({ length: 7 }, (_, place) => view.getInt16(place * 2))
  expect(words).toEqual([1, 0, 0, 100, 50, 3, 0])
  expect(Array.from(bytes.subarray(14, 18))).toEqual([1, 1, 0, 1])
  expect(bytes.length % 4).toBe(0)
})

test('nothing is nothing: a space has no outline', () => {
  expect(encodeOutline([])).toHaveLength(0)
})

type Whole = Font & {
  getGlyph(id: number): { path: { toSVG(): string } }
  createSubset(): { includeGlyph(id: number): number; encode(): Uint8Array }
}

test('letters that are put together of others look the same in the file of the subset', () => {
  const [latin] = pdfFonts
  const font = latin?.open() as Whole
  const subset = font.createSubset()
  const letters = [...'Aé;iÖ§']
  const ids = letters.map((letter) =>
    subset.includeGlyph(font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id),
  )
  const written = create(subset.encode()) as Whole
  for (const [place, letter] of letters.entries()) {
    const own = font.glyphForCodePoint(letter.codePointAt(0) ?? 0).path.toSVG()
    expect(pointsOf(written.getGlyph(ids[place] ?? 0).path.toSVG()), letter).toEqual(pointsOf(own))
  }
})

/** Where a contour ends may be said or left out; points lie on whole units. */
const pointsOf = (path: string) =>
  path
    .split('M')
    .slice(1)
    .map((contour) => new Set((contour.match(/-?[\d.]+ -?[\d.]+/g) ?? []).map(rounded)))

const rounded = (point: string) =>
  point
    .split(' ')
    .map((one) => Math.round(Number(one)))
    .join(' ')

test('the fonts are those of the pages', () => {
  const packages = createRequire(import.meta.url)
  for (const { name } of pdfFonts) {
    const file = packages.resolve(
      `@fontsource-variable/golos-text/files/${name.replace('GolosText', 'golos-text')}-wght-normal.woff2`,
    )
    expect(readFileSync(file).length).toBeGreaterThan(1_000)
  }
})
