import type { InvoiceParty } from '#domain/companies/index.ts'
import type { TeamOnPapers } from '#domain/deals/index.ts'
import type { WholeTransfer } from '#domain/ledger/index.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { percent } from '#platform/money/percent.ts'
import type { Draft } from './draft.ts'
import { paidTo } from './money-parts.ts'

type Sold = { sellerId: string | null; team: TeamOnPapers | undefined }
type Movement = { transfer: WholeTransfer; deal: Sold | undefined }
type Names = { parties: ReadonlyMap<string, InvoiceParty>; currency: string }

/** Who is paid for a deal: its seller, or all who had a share when it was accepted. */
export const paidIn = ({ sellerId, team }: Sold): string[] =>
  team && team.shares.length > 0 ? team.shares.map(({ memberId }) => memberId) : sellerId ? [sellerId] : []

/** The papers of a team are its owner's, and name the team and what each of its people got by this movement. */
export function withTeamParts(
  draft: Draft,
  { transfer, deal }: Movement,
  { parties, currency }: Names,
): Draft {
  if (!deal?.team) return draft
  const { name, shares } = deal.team
  const parts = paidTo(transfer, paidIn(deal)).map(({ memberId, amount }) => {
    const points = shares.find((share) => share.memberId === memberId)?.basisPoints ?? 0
    return {
      name: `Part of ${parties.get(memberId)?.name ?? 'somebody'}`,
      value: `${formatMoney(amount, currency)} (${percent(points)})`,
    }
  })
  const facts = [...draft.content.facts, { name: 'Team', value: name }, ...parts]
  return { ...draft, content: { ...draft.content, facts } }
}
