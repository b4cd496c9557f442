import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { PaperContent } from './paper-content.ts'
import { paper, type PaperPart, paperTransfer } from './schema.server.ts'
import { NOT_REGISTERED, type Treatment } from './tax-rules.ts'

export type Corrected = {
  taxedBefore(part: PaperPart, transferIds: readonly bigint[]): Treatment | undefined
  labelsOf(part: PaperPart, transferIds: readonly bigint[]): string[]
}

/** Papers about earlier movements, for those that take part of them back. */
export async function findCorrected(
  db: Db | DrizzleTransaction,
  transferIds: readonly bigint[],
): Promise<Corrected> {
  const rows =
    transferIds.length === 0
      ? []
      : await db
          .select({
            transferId: paperTransfer.transferId,
            part: paperTransfer.part,
            label: paper.label,
            content: paper.content,
          })
          .from(paperTransfer)
          .innerJoin(paper, eq(paper.id, paperTransfer.paperId))
          .where(
            and(
              inArray(paperTransfer.transferId, [...new Set(transferIds)]),
              gt(paperTransfer.amount, 0n as never),
            ),
          )
  const meant = (part: PaperPart, ids: readonly bigint[]) =>
    rows.filter((row) => row.part === part && ids.includes(row.transferId))
  return {
    taxedBefore: (part, ids) => {
      const [found] = meant(part, ids)
      return found && treatmentIn(found.content)
    },
    labelsOf: (part, ids) => [...new Set(meant(part, ids).map(({ label }) => label))],
  }
}

const treatmentIn = ({ tax, notes }: PaperContent): Treatment => ({
  basisPoints: tax?.basisPoints ?? null,
  note: notes[0] ?? NOT_REGISTERED,
})
