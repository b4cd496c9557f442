import { TEXT, type UploadKind } from './upload-kinds.ts'

const LONGEST_NAME = 120
/** A double click on these runs them, even when they are only text. */
const RUN_BY_NAME = new Set(
  'bat cmd com cpl exe hta jar jse lnk msi pif ps1 reg scf scr url vb vbe vbs wsf wsh'.split(' '),
)

/**
 * The name a file is kept and handed out under: the person's own, without folders or invisible characters, and with an
 * extension that agrees with the content (`photo.jpg` that is a PDF becomes `photo.jpg.pdf`).
 */
export function fileNameFor(given: string, kind: UploadKind): string {
  const cleaned = given
    .normalize('NFC')
    .replaceAll('\\', '/')
    .split('/')
    .at(-1)
    // Control, format (among them those that turn the reading direction) and unassigned characters.
    ?.replace(/[\p{C}"*:<>?|]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const name = cleaned || 'file'
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const agrees =
    kind === TEXT ? extension !== '' && !RUN_BY_NAME.has(extension) : kind.extensions.includes(extension)
  if (agrees) return shorten(name.slice(0, -(extension.length + 1)), `.${name.slice(-extension.length)}`)
  return shorten(name, `.${kind.extensions[0]}`)
}

function shorten(stem: string, ending: string): string {
  const room = Math.max(1, LONGEST_NAME - ending.length)
  // Counted in whole characters, so that none is cut in half.
  return `${[...stem].slice(0, room).join('')}${ending}`
}
