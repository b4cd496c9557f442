import { OPEN_GRAPH_SIZE, type OpenGraphWords } from './open-graph-words.ts'
import { drawnWords, headingFace, measureLine, nameFace, setLine, textFace, type Face } from './text-paths.ts'
import { fitText, type Fitted } from './wrap-text.ts'

const colours = {
  wall: '#f3efe5',
  light: '#fcfaf5',
  ink: '#171b14',
  soft: '#4f5648',
  accent: '#0e6b4e',
  brass: '#b5832a',
}

const EDGE = 84
const TITLE_SIZES = [84, 76, 68, 60, 52, 46, 40]
const NARROW_TITLE_SIZES = [56, 52, 46, 40, 36, 32]
const LINE_SIZES = [32, 28, 25]
const NAME_SIZES = [38, 32, 26]
const ADDRESS_SIZES = [26, 22, 18]
const TITLE_LEADING = 1.08
const LINE_LEADING = 1.4

/**
 * The wall, its window light, and the words. `right` is kept free of the title and the sentence: something else hangs there.
 */
export function openGraphSvg(
  { title, line, name, address, accent, mark }: OpenGraphWords,
  { right = EDGE }: { right?: number | undefined } = {},
): string {
  const { width, height } = OPEN_GRAPH_SIZE
  const measure = width - 2 * EDGE
  const free = width - EDGE - right
  const heading = fit(headingFace, drawnWords(headingFace, title), {
    width: free,
    lines: free < measure ? 5 : 3,
    sizes: free < measure ? NARROW_TITLE_SIZES : TITLE_SIZES,
  })
  const sentence = fit(textFace, line, {
    width: free < measure ? free : measure * 0.86,
    lines: 2,
    sizes: LINE_SIZES,
  })
  const brand = fit(nameFace, name, { width: measure * 0.5, lines: 1, sizes: NAME_SIZES })
  const place = fit(textFace, address, { width: measure * 0.4, lines: 1, sizes: ADDRESS_SIZES })
  const sentenceTop = 470 - (sentence.lines.length - 1) * sentence.size * LINE_LEADING
  const headingTop = sentenceTop - 66 - (heading.lines.length - 1) * heading.size * TITLE_LEADING
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colours.wall}"/>${windowLight()}
${mark ? ownMark(mark, EDGE, 64) : arch(EDGE, 64, accent ?? colours.accent)}${paragraph(nameFace, brand, EDGE + 62, 64 + 38, 1, colours.ink)}
${paragraph(headingFace, heading, EDGE, headingTop, TITLE_LEADING, colours.ink)}
${paragraph(textFace, sentence, EDGE, sentenceTop, LINE_LEADING, colours.soft)}
<path d="M${EDGE} 528.5h${measure}" stroke="${colours.ink}" stroke-width="2"/>
${paragraph(textFace, place, EDGE, 574, 1, colours.soft)}</svg>`
}

function fit(
  face: Face,
  text: string,
  box: { width: number; lines: number; sizes: readonly number[] },
): Fitted {
  const widths = new Map<string, number>()
  const measure = (part: string) => {
    const width = widths.get(part) ?? measureLine(face, part)
    widths.set(part, width)
    return width
  }
  return fitText(text, box, (size) => (part) => measure(part) * size)
}

function paragraph(
  face: Face,
  fitted: Fitted,
  left: number,
  top: number,
  leading: number,
  fill: string,
): string {
  return fitted.lines
    .map((line, index) => {
      const y = top + index * fitted.size * leading
      return `<path transform="translate(${left} ${y.toFixed(1)})" fill="${fill}" d="${setLine(face, line, fitted.size).path}"/>`
    })
    .join('')
}

const ownMark = (mark: Buffer, left: number, top: number) =>
  `<image x="${left}" y="${top}" width="45" height="45" href="data:image/png;base64,${mark.toString('base64')}"/>`

/** The door of the hall, its keystone in brass. */
function arch(left: number, top: number, accent: string): string {
  return `<g transform="translate(${left} ${top}) scale(1.6)"><path fill="${accent}" d="M2 26V14a12 12 0 0 1 24 0v12h-7V14a5 5 0 0 0-10 0v12z"/><path fill="${colours.brass}" stroke="${colours.wall}" stroke-width="1.75" d="M9.8.5h8.4l-1.7 10h-5z"/></g>`
}

/** The same light as behind the one place that matters on a page. */
function windowLight(): string {
  const [width, height] = [210, 760]
  const lefts = [250, 600, 950, 1300]
  const bars = [0.5, 1.15, 1.8, 2.45, 3.1]
  const windows = lefts.map((left) => {
    const arch = `M${left} ${height}V${width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${height}z`
    const crossbars = bars.map((bar) => `M${left} ${width * bar + width / 2}h${width}`).join('')
    return `<path fill="url(#light)" d="${arch}"/><path fill="none" stroke="${colours.wall}" stroke-width="3" d="M${left + width / 2} 0V${height}${crossbars}"/>`
  })
  return `<defs><linearGradient id="light" x2="0" y2="1"><stop stop-color="${colours.light}"/><stop offset=".55" stop-color="${colours.light}" stop-opacity=".85"/><stop offset="1" stop-color="${colours.light}" stop-opacity="0"/></linearGradient></defs><g transform="translate(0 40) skewX(-14)">${windows.join('')}</g>`
}
