import { type PdfFont, pdfFonts } from './pdf-font.ts'

/** Letters of one font in a row, as they are drawn. */
export type TextRun = { font: PdfFont; text: string }

/** Stands for a letter that no font has: another script, or a picture among letters. */
export const UNPRINTABLE = '?'

const SPACE = 0x20

/** A text without what has no ink of its own, which viewers draw as they like; one sign a letter, whatever it is put together of. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(PICTURE, '\u{1F5BC}')
    .replaceAll(/[\t\u00A0\u2000-\u200A\u202F\u205F\u3000]/gu, ' ')
    .replaceAll(/(?!\n)[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Mn}]/gu, '')
}

/** Several pictures may be joined to one by signs without ink. */
const PICTURE = /(?:\p{Extended_Pictographic}[\p{Emoji_Modifier}\p{Default_Ignorable_Code_Point}]*)+/gu

export const canPrint = (line: string) => [...line].every((letter) => fontOf(letter) !== undefined)

export function runsOf(text: string): TextRun[] {
  const runs: TextRun[] = []
  for (const letter of text) {
    const font = fontOf(letter)
    const drawn = font ? letter : UNPRINTABLE
    const used = font ?? (pdfFonts[0] as PdfFont)
    const last = runs.at(-1)
    if (last?.font === used) last.text += drawn
    else runs.push({ font: used, text: drawn })
  }
  return runs
}

export function widthOf(text: string, size: number): number {
  let width = 0
  for (const letter of text) width += advanceOf(letter)
  return width * size
}

/** How often a letter is asked for is much more than how many there are. */
const advances = new Map<string, number>()
const fonts = new Map<string, PdfFont | undefined>()
const MOST_KEPT = 5_000

function advanceOf(letter: string): number {
  const known = advances.get(letter)
  if (known !== undefined) return known
  const found = fontOf(letter)
  const font = (found ?? (pdfFonts[0] as PdfFont)).open()
  const codePoint = (found ? letter : UNPRINTABLE).codePointAt(0) ?? SPACE
  const advance = font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm
  if (advances.size < MOST_KEPT) advances.set(letter, advance)
  return advance
}

function fontOf(letter: string): PdfFont | undefined {
  if (fonts.has(letter)) return fonts.get(letter)
  const codePoint = letter.codePointAt(0) ?? SPACE
  const font = pdfFonts.find((one) => one.open().hasGlyphForCodePoint(codePoint))
  if (fonts.size < MOST_KEPT) fonts.set(letter, font)
  return font
}

/** Lines that fit: broken between words, and inside a word that is longer than a line. */
export function wrap(text: string, size: number, width: number): string[] {
  return printable(text)
    .split('\n')
    .flatMap((paragraph) => wrapParagraph(paragraph, size, width))
}

function wrapParagraph(paragraph: string, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(' ').flatMap((one) => pieces(one, size, width))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

function pieces(word: string, size: number, width: number): string[] {
  if (widthOf(word, size) <= width) return [word]
  const parts: string[] = []
  let [part, used] = ['', 0]
  for (const letter of word) {
    const advance = widthOf(letter, size)
    if (part !== '' && used + advance > width) {
      parts.push(part)
      part = ''
      used = 0
    }
    part += letter
    used += advance
  }
  return [...parts, part]
}
