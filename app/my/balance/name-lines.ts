import { nameMembers } from '#domain/accounts/index.ts'
import { nameOwnCorrections } from '#domain/corrections/index.ts'
import { nameDeals, nameMilestones, nameShares, type SharedLine } from '#domain/deals/index.ts'
import type { StatementLine } from '#domain/ledger/index.ts'
import { nameOrders } from '#domain/orders/index.ts'
import { listOwnPayments } from '#domain/payments/index.ts'
import { nameOwnPayouts } from '#domain/payouts/index.ts'
import { findRewarded } from '#domain/referrals/index.ts'
import type { Db } from '#platform/db/database.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { percent } from '#platform/money/percent.ts'
import { whatHappened } from '#app/shared/money/transfer-words.ts'

/** What a line is for, and where that is. */
type LineAbout = { name: string; to: string }

/** The words of lines, the same on the page as in the file: 'Released' and what for. */
type NamedLine = { what: string; about: LineAbout | undefined }

/** Looks up what all these lines of one member are for, a question for each kind of thing. */
export async function nameLines(
  db: Db,
  memberId: string,
  lines: readonly StatementLine[],
  currency: string,
): Promise<(line: StatementLine) => NamedLine> {
  const idsOf = (kind: string) => [
    ...new Set(lines.filter(({ subject }) => subject.kind === kind).map(({ subject }) => subject.id)),
  ]
  const [milestones, deals, shares, payouts, payments, invited, corrections] = await Promise.all([
    nameMilestones(db, memberId, idsOf('milestone')),
    nameDeals(db, memberId, idsOf('deal')),
    nameShares(db, memberId, lines),
    nameOwnPayouts(db, memberId, idsOf('payout')),
    listOwnPayments(db, memberId, idsOf('payment')),
    nameInvited(db, memberId, idsOf('referral')),
    nameOwnCorrections(db, memberId, idsOf('correction')),
  ])
  const orders = await nameOrders(
    db,
    [...payments.values()].flatMap(({ purpose, subjectId }) =>
      purpose === 'checkout' && subjectId ? [subjectId] : [],
    ),
  )
  const aboutOf = ({ subject: { kind, id } }: StatementLine): LineAbout | undefined => {
    const milestone = kind === 'milestone' ? milestones.get(id) : undefined
    if (milestone) {
      const { dealId, dealTitle, position, isOnly } = milestone
      return { name: isOnly ? dealTitle : `${dealTitle}, milestone ${position}`, to: `/deals/${dealId}` }
    }
    const deal = kind === 'deal' ? deals.get(id) : undefined
    if (deal) return { name: deal, to: `/deals/${id}` }
    const payout = kind === 'payout' ? payouts.get(id) : undefined
    if (payout) return { name: `payout ${payout.number} to ${payout.methodLabel}`, to: '/my/payouts' }
    const person = kind === 'referral' ? invited.get(id) : undefined
    if (person) return { name: person.name, to: `/referral-program?who=${person.id}#who-${person.id}` }
    const correction = kind === 'correction' ? corrections.get(id) : undefined
    if (correction) return { name: correction, to: '/support' }
    if (kind === 'pro') return { name: 'its invoices', to: '/my/pro#invoices' }
    const payment = kind === 'payment' ? payments.get(id) : undefined
    if (!payment) return undefined
    const order = payment.subjectId ? orders.get(payment.subjectId) : undefined
    return order === undefined
      ? { name: `payment ${id.slice(0, 8)}`, to: `/my/balance/payments/${id}` }
      : { name: `order ${order}`, to: `/my/orders/${payment.subjectId}` }
  }
  return (line) => {
    const about = aboutOf(line)
    const share = shares.get(line.transferId)
    return {
      what: whatHappened[line.kind][line.amount > 0n ? 'in' : 'out'],
      about: about && share ? withShare(about, share, currency) : about,
    }
  }
}

/** Whom rewards were for. A reward is for a deal, so they had one: their name is no secret any more. */
async function nameInvited(db: Db, memberId: string, rewardIds: readonly string[]) {
  const rewarded = await findRewarded(db, memberId, rewardIds)
  const names = await nameMembers(
    db,
    [...rewarded.values()].map((one) => one.memberId),
  )
  return new Map(
    [...rewarded].map(([id, one]) => [
      id,
      { id: one.memberId, name: names.get(one.memberId)?.displayName ?? 'Former member' },
    ]),
  )
}

/** A part of what a team got: of how much, by which share, for whom. Who does not act in the deal finds its split in the workspace. */
function withShare(
  { name, to }: LineAbout,
  { team, basisPoints, whole, mayEnter }: SharedLine,
  currency: string,
) {
  const share = basisPoints === undefined ? '' : ` ${percent(basisPoints)}`
  const of = whole === undefined ? '' : ` of ${formatMoney(whole, currency)}`
  return { name: `${name},${share}${of} for ${team}`, to: mayEnter ? to : '/team' }
}

/** A line in one sentence: 'Released: Logo, milestone 1'. */
export const sentenceOf = ({ what, about }: NamedLine): string => (about ? `${what}: ${about.name}` : what)
