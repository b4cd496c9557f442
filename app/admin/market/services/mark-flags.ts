import type { DiffPart } from './diff-words.ts'

/** A part of a text, with what a machine found in it that a person should look at. */
export type MarkedPart = DiffPart & { flag?: string | undefined }

export type Found = { what: string; found: string }

/** Marks flagged words where they stand in the new text. */
export function markFlags(parts: readonly DiffPart[], flags: readonly Found[]): MarkedPart[] {
  const after = parts.map(({ kind, text }) => (kind === 'removed' ? '' : text)).join('')
  const spans = spansOf(after, flags)
  let at = 0
  return parts.flatMap((part): MarkedPart[] => {
    if (part.kind === 'removed') return [part]
    const from = at
    at += part.text.length
    return cut(part, from, spans)
  })
}

type Span = { from: number; to: number; what: string }

/** Where each flag stands, without overlaps. */
function spansOf(text: string, flags: readonly Found[]): Span[] {
  const all = flags.flatMap(({ what, found }): Span[] => {
    if (found === '') return []
    const spans: Span[] = []
    for (let from = text.indexOf(found); from >= 0; from = text.indexOf(found, from + found.length))
      spans.push({ from, to: from + found.length, what })
    return spans
  })
  const apart: Span[] = []
  for (const span of all.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    if (span.from >= (apart.at(-1)?.to ?? 0)) apart.push(span)
  }
  return apart
}

function cut(part: DiffPart, from: number, spans: readonly Span[]): MarkedPart[] {
  const end = from + part.text.length
  const pieces: MarkedPart[] = []
  let at = from
  const take = (to: number, flag?: string) => {
    if (to > at) pieces.push({ kind: part.kind, text: part.text.slice(at - from, to - from), flag })
    at = Math.max(at, to)
  }
  for (const span of spans) {
    if (span.to <= from || span.from >= end) continue
    take(Math.max(span.from, from))
    take(Math.min(span.to, end), span.what)
  }
  take(end)
  return pieces
}
