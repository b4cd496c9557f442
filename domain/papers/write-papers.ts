import { writeSoon } from '#platform/db/pending-writes.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import type { Draft } from './draft.ts'
import type { Corrected } from './find-corrected.ts'
import { type Numbered, numberPapers } from './number-papers.ts'
import type { PaperContent } from './paper-content.ts'
import { paper, paperTransfer } from './schema.server.ts'

/** So many rows a statement: years of a demo are made at once. */
const AT_ONCE = 500

export async function writePapers(
  tx: Transaction,
  drafts: readonly Draft[],
  { prefix, corrected }: { prefix: string; corrected: Corrected },
): Promise<void> {
  const numbers = await numberPapers(tx, drafts, prefix)
  const papers = drafts.map((draft, place) => ({
    draft,
    ...(numbers[place] as Numbered),
    id: crypto.randomUUID(),
  }))
  const labels = new Map(
    papers.flatMap(({ draft, label }) =>
      draft.tells.map(({ transferId, part, amount }) => [`${part} ${transferId}`, amount > 0n ? label : '']),
    ),
  )
  const correctedBy = ({ corrects }: Draft): string[] => {
    if (!corrects) return []
    const { transferIds, part } = corrects
    // Some were made in this very transaction.
    const here = transferIds.flatMap((id) => labels.get(`${part} ${id}`) || [])
    return [...new Set([...corrected.labelsOf(part, transferIds), ...here])]
  }
  for (const some of portions(papers)) {
    const rows = some.map(
      ({ draft: { tells: _tells, corrects: _corrects, ...draft }, id, ...numbered }, place) => ({
        ...draft,
        ...numbered,
        id,
        totalMinor: minor(draft.content.totalMinor),
        content: naming(draft.content, correctedBy(some[place]?.draft as Draft)),
      }),
    )
    writeSoon(tx.db, { query: tx.db.insert(paper).values(rows) })
  }
  const told = papers.flatMap(({ draft, id }) => draft.tells.map((one) => ({ ...one, paperId: id })))
  for (const some of portions(told)) writeSoon(tx.db, { query: tx.db.insert(paperTransfer).values(some) })
}

const naming = (content: PaperContent, labels: readonly string[]): PaperContent =>
  labels.length === 0
    ? content
    : { ...content, facts: [...content.facts, { name: 'Corrects', value: labels.join(', ') }] }

const portions = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, piece) =>
    rows.slice(piece * AT_ONCE, (piece + 1) * AT_ONCE),
  )
