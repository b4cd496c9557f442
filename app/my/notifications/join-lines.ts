import type { ShownNotification } from '#domain/notifications/index.ts'

/** One line, and all that it stands for: the latest first. */
export type JoinedLine = { words: string; rows: readonly [ShownNotification, ...ShownNotification[]] }

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** What was told of one thing in a day: proposals together, and what was said in the same words once. */
export function joinLines(rows: readonly ShownNotification[]): JoinedLine[] {
  const groups = Map.groupBy(rows, (row) => (isProposal(row) ? 'proposals' : row.line))
  return [...groups.values()].flatMap(([latest, ...earlier]) =>
    latest ? [{ words: wordsOf(latest, earlier), rows: [latest, ...earlier] as const }] : [],
  )
}

const isProposal = ({ link }: ShownNotification) => link.includes('#proposal-')

function wordsOf(latest: ShownNotification, earlier: readonly ShownNotification[]): string {
  if (!isProposal(latest) || earlier.length === 0) return latest.line
  const names = [latest, ...earlier].map(({ who }) => who).filter((who) => who !== '')
  return `${earlier.length + 1} new proposals${names.length > 0 ? `, of ${list.format(new Set(names))}` : ''}`
}
