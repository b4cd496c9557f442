import { setImmediate } from 'node:timers/promises'
import Pdf from 'pdfkit'
import { canPrint, runsOf, UNPRINTABLE, widthOf, wrap } from './pdf-text.ts'

const MARGIN = 56
const WIDTH = 595.28 - 2 * MARGIN
const BOTTOM = 841.89 - MARGIN - 24
const LEADING = 1.42
/** Between columns. */
const GUTTER = 10
/** After so many lines others have their turn. */
const LINES_AT_ONCE = 60

type TextStyle = { size?: number; bold?: boolean; grey?: boolean }
export type PdfColumn = { width: number; align?: 'end' }

/** A document of A4 sheets that is written from top to bottom; what does not fit goes on to the next. */
export type PdfSheet = {
  text(text: string, style?: TextStyle): Promise<void>
  /** Texts beside one another; widths are parts of the whole. */
  row(cells: readonly string[], columns: readonly PdfColumn[], style?: TextStyle): Promise<void>
  gap(points: number): void
  rule(): void
  finish(footer: string): Promise<Uint8Array>
}

/** The same words make the same file, whenever it is made. */
export function openSheet({ title, at }: { title: string; at: Date }): PdfSheet {
  const document = new Pdf({
    size: 'A4',
    margin: 0,
    font: '',
    bufferPages: true,
    lang: 'en',
    info: { Title: title, CreationDate: at, ModDate: at, Producer: 'Guildhall', Creator: 'Guildhall' },
  })
  const chunks: Uint8Array[] = []
  const done = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    document.on('end', resolve)
    document.on('error', reject)
  })
  let y = MARGIN
  let linesSince = 0
  let isWhole = true

  const drawLine = (line: string, x: number, { size = 10, bold = false, grey = false }: TextStyle) => {
    let at = x
    for (const { font, text } of runsOf(line)) {
      document.registerFont(font.name, font.open() as never)
      document
        .font(font.name)
        .fontSize(size)
        .fillColor(grey ? '#555555' : '#111111')
        .strokeColor('#111111')
      // A heavier line around the letters: one weight of the font is enough for a sheet.
      document.lineWidth(size / 34).text(text, at, y, { lineBreak: false, fill: true, stroke: bold })
      at += widthOf(text, size)
    }
    isWhole &&= canPrint(line)
  }
  const nextSheet = () => {
    document.addPage()
    y = MARGIN
  }

  const row: PdfSheet['row'] = async (cells, columns, style = {}) => {
    const size = style.size ?? 10
    const wrapped = cells.map((cell, place) =>
      wrap(cell, size, (columns[place]?.width ?? 1) * WIDTH - GUTTER),
    )
    const lines = Math.max(...wrapped.map(({ length }) => length))
    for (let line = 0; line < lines; line++) {
      if (y + size * LEADING > BOTTOM) nextSheet()
      let left = MARGIN
      for (const [place, { width, align }] of columns.entries()) {
        const text = wrapped[place]?.[line] ?? ''
        const right = left + width * WIDTH
        drawLine(text, align === 'end' ? right - widthOf(text, size) : left, style)
        left = right
      }
      y += size * LEADING
      if (++linesSince % LINES_AT_ONCE === 0) await setImmediate()
    }
  }

  return {
    row,
    text: (text, style) => row([text], [{ width: 1 }], style),
    gap: (points) => void (y += points),
    rule() {
      if (y + 8 > BOTTOM) nextSheet()
      document
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + WIDTH, y)
        .lineWidth(0.6)
        .strokeColor('#999999')
        .stroke()
      y += 8
    },
    async finish(footer) {
      const { count } = document.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        document.switchToPage(page)
        y = 841.89 - MARGIN
        const missing = isWhole ? '' : ` A letter that this file can’t show stands as ${UNPRINTABLE}.`
        drawLine(`${footer}, page ${page + 1} of ${count}.${missing}`, MARGIN, { size: 8, grey: true })
      }
      document.end()
      await done
      return Buffer.concat(chunks)
    },
  }
}
