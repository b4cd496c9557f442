import { randomBytes } from 'node:crypto'

/** Stands in a page's text where a kept part will: a word that nobody outside this process knows, and the part's number. */
const MARK = `<!--${randomBytes(12).toString('base64url')}:`
const MARK_END = '-->'

/** Of the page that is being rendered now, which is done without a pause. */
let parts: Buffer[] | undefined

/**
 * A page as it is rendered at once, in pieces: the text that React wrote for it, and between that the parts that were kept, as the bytes
 * that they are already. Most of a list is kept parts: to join them into one text and make bytes of that took a twelfth of a page's time.
 */
export function inPieces(render: () => string): { text: string; pieces: Buffer[] } {
  const found: Buffer[] = []
  const text = withParts(found, render)
  const [first = '', ...others] = text.split(MARK)
  const pieces: Buffer[] = [Buffer.from(first)]
  for (const other of others) {
    const end = other.indexOf(MARK_END)
    const part = found[Number(other.slice(0, end))]
    if (part) pieces.push(part)
    pieces.push(Buffer.from(other.slice(end + MARK_END.length)))
  }
  return { text, pieces }
}

/** What stands in the page's text for these bytes: they themselves where no page is rendered in pieces. */
export function placeFor(part: Buffer): string {
  return parts ? MARK + (parts.push(part) - 1) + MARK_END : part.toString()
}

/** What is rendered on the way is whole, since it is kept for other pages. */
export const asWhole = <Result>(render: () => Result): Result => withParts(undefined, render)

function withParts<Result>(these: Buffer[] | undefined, render: () => Result): Result {
  const before = parts
  parts = these
  try {
    return render()
  } finally {
    parts = before
  }
}
