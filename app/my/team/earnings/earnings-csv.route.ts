import { type CsvCell, csvFile } from '#app/csv-file.ts'
import { memberOnly, reading } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { findFaces } from '#domain/accounts/index.ts'
import { countPartsOfTeam, findSplits } from '#domain/deals/index.ts'
import { listTeamEarnings } from '#domain/teams/index.ts'
import type { Db } from '#platform/db/database.ts'
import { decimalText } from '#platform/money/currency.ts'
import type { Minor } from '#platform/money/money.ts'
import { expectAskedTeam } from '../find-asked-team.ts'
import { showEarning } from './show-split.ts'

const HEAD = [
  'When, UTC',
  'Kind',
  'Deal',
  'Deal id',
  'Released',
  'Commission',
  'Shared',
  'Person',
  'Share, basis points',
  'Paid',
  'Currency',
  'Version of shares',
  'Transfer',
]
const AT_ONCE = 200

/** Every split of the team, a row for each person's part of it. */
export const loader = reading(
  memberOnly(async (edge) => {
    const { db, settings } = edge
    const { asked } = await expectAskedTeam(edge)
    const { id, slug } = asked.team
    await noteGivenOut(edge, { what: 'earnings of a team', rows: await countPartsOfTeam(db, id) })
    return csvFile(`earnings-${slug}.csv`, HEAD, rowsOf(db, id, settings.currency))
  }),
)

async function* rowsOf(db: Db, teamId: string, currency: string): AsyncGenerator<CsvCell[]> {
  const amountOf = (amount: Minor) => ({ decimal: decimalText(amount, currency) })
  let before: bigint | undefined
  for (;;) {
    const page = await listTeamEarnings(db, teamId, { before, most: AT_ONCE })
    const splits = await findSplits(db, page)
    const faces = await findFaces(
      db,
      splits.flatMap(({ parts }) => parts.map(({ memberId }) => memberId)),
    )
    for (const split of splits) {
      const { what, kind, releasedMinor, commissionMinor, sharedMinor } = showEarning(split)
      for (const { memberId, basisPoints, amount } of split.parts)
        yield [
          split.transfer.at.toISOString(),
          kind,
          what,
          split.dealId,
          amountOf(releasedMinor),
          amountOf(commissionMinor),
          amountOf(sharedMinor),
          faces.get(memberId)?.displayName ?? 'A member who left',
          basisPoints,
          amountOf(amount),
          currency,
          split.division,
          String(split.transfer.id),
        ]
    }
    if (page.length < AT_ONCE) return
    before = page.at(-1)?.transferId
  }
}
