import { PLAIN_ENDINGS, RUNNING_ENDINGS } from './text-endings.ts'
import { TEXT, type UploadKind } from './upload-kinds.ts'
import { trimEndOf } from '#platform/text/trim-end-of.ts'

const LONGEST_NAME = 120
/** Windows opens a device by these, whatever stands behind the dot. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
/** Blanks that are letters by the book; shown they are nothing, and could push an ending out of sight. */
const UNSEEN_LETTERS = /[\u115F\u1160\u2800]/gu

/**
 * The name a file is kept and handed out under: the person's own, without folders or invisible characters, and with an
 * ending that agrees with the content and runs nothing (`photo.jpg` that is a PDF becomes `photo.jpg.pdf`, `report.html`
 * becomes `report.html.txt`). What it answers it would answer again.
 */
export function fileNameFor(given: string, kind: UploadKind): string {
  const name = cleanFileName(given)
  const ending = endingOf(name)
  const agrees = kind === TEXT ? PLAIN_ENDINGS.has(ending) : kind.extensions.includes(ending)
  if (agrees) return shorten(name.slice(0, -(ending.length + 1)), `.${name.slice(-ending.length)}`)
  return shorten(name, `.${kind.extensions[0]}`)
}

/** What to say beside a file that is called otherwise than it was sent, because it would have run. */
export function whyStoredAsText(name: string): string | undefined {
  if (endingOf(name) !== 'txt') return undefined
  const before = endingOf(name.slice(0, -'.txt'.length))
  if (!RUNNING_ENDINGS.has(before)) return undefined
  return `Kept as text, because a .${before} file can run when it is opened. In a ZIP archive it keeps its name.`
}

/** In the plainest form of its letters (full stops and slashes of other scripts are ours then), on one line. */
export function cleanFileName(given: string): string {
  const clean = given
    .normalize('NFKC')
    .replaceAll('\\', '/')
    .split('/')
    .at(-1)
    // Control, format (among them those that turn the reading direction) and unassigned characters.
    ?.replace(/[\p{C}"*:<>?|]/gu, '')
    .replace(UNSEEN_LETTERS, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
  const name = trimEndOf(clean ?? '', /[.\s]/)
  if (!name) return 'file'
  return DEVICE.test(name) ? `file-${name}` : name
}

function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

function shorten(stem: string, ending: string): string {
  const room = Math.max(1, LONGEST_NAME - ending.length)
  // Counted in whole characters, so that none is cut in half.
  return `${[...stem].slice(0, room).join('')}${ending}`
}
