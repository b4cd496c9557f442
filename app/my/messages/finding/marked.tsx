/** The words that were looked for, where they stand. */
export function Marked({ text, marks }: { text: string; marks: readonly string[] }) {
  if (marks.length === 0) return text
  const words = marks.map((mark) => mark.replace(/[^\p{L}\p{N}]/gu, '')).join('|')
  // Words are found by their beginnings.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words})`, 'giu')
  return text.split(pattern).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part))
}
