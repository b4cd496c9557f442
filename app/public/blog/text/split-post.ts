/** What a callout says about itself; each has a sign and a colour of its own. */
export const calloutKinds = ['info', 'warning', 'tip'] as const
export type CalloutKind = (typeof calloutKinds)[number]

export type PostPart = { kind: 'plain' | CalloutKind; text: string }
export type SplitPost = { parts: PostPart[]; notes: Map<string, string> }

const OPENS = /^:::\s*(\w+)\s*$/
const CLOSES = /^:::\s*$/
const FENCE = /^ {0,3}(`{3,}|~{3,})/
const NOTE = /^\[\^([\w-]{1,30})\]:\s+(.+)$/
/** More than anyone follows. */
const NOTES_MOST = 100
const PARTS_MOST = 200

const isCallout = (word: string | undefined): word is CalloutKind =>
  (calloutKinds as readonly string[]).includes(word ?? '')

/**
 * A post as stretches of Markdown and callouts between `::: info` and `:::`, with the footnotes taken out of it (`[^1]: words`). One walk
 * over its lines; what stands in fenced code is code. A callout that is never closed ends with the post.
 */
export function splitPost(text: string): SplitPost {
  const notes = new Map<string, string>()
  const parts: PostPart[] = []
  let kind: PostPart['kind'] = 'plain'
  let lines: string[] = []
  let fence: string | undefined
  const close = (next: PostPart['kind']) => {
    if (lines.some((line) => line.trim() !== '')) parts.push({ kind, text: lines.join('\n') })
    ;[kind, lines] = [next, []]
  }
  for (const line of text.split('\n')) {
    const sign = FENCE.exec(line)?.[1]
    if (fence !== undefined) {
      if (sign?.startsWith(fence) && line.trim() === sign) fence = undefined
      lines.push(line)
      continue
    }
    if (sign) {
      fence = sign
      lines.push(line)
      continue
    }
    const opened = OPENS.exec(line)?.[1]
    const [, id, words] = NOTE.exec(line) ?? []
    if (kind === 'plain' && isCallout(opened) && parts.length < PARTS_MOST) close(opened)
    else if (kind !== 'plain' && CLOSES.test(line)) close('plain')
    else if (id && words && !notes.has(id) && notes.size < NOTES_MOST) notes.set(id, words)
    else lines.push(line)
  }
  close('plain')
  return { parts, notes }
}
