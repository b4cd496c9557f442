export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; to: string }

/** A link ends before the sign that ends a sentence. */
const MARKS = /`([^`\n]{1,1000})`|https?:\/\/[^\s<>"'`]{1,2000}[^\s<>"'`.,;:!?)\]}…]/giu
const SHOWN_MOST = 60

/** Plain words with links and `code` in them, and nothing else: no sign of a person's turns into anything. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const found of text.matchAll(MARKS)) {
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) })
    parts.push(found[1] === undefined ? link(found[0]) : { kind: 'code', text: found[1] })
    from = found.index + found[0].length
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) })
  return parts
}

/** Says where it leads: the host stands first and whole, in the letters that the network knows. */
function link(typed: string): TextPart {
  if (!URL.canParse(typed)) return { kind: 'text', text: typed }
  const url = new URL(typed)
  if (url.username || url.password) return { kind: 'text', text: typed }
  const path = `${url.pathname}${url.search}`.replace(/^\/$/, '')
  const shown = `${url.host}${path}`
  return {
    kind: 'link',
    to: url.href,
    text: shown.length > SHOWN_MOST ? `${shown.slice(0, SHOWN_MOST)}…` : shown,
  }
}
