import type { MarkedPart } from './mark-words.ts'

/** A text with the words that were looked for. */
export function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map((part, at) =>
    part.isMatch ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>,
  )
}
