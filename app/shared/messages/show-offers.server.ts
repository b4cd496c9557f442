import { dealStanding } from '#app/shared/deals/deal-standing.ts'
import { whenInWords } from '#app/shared/moments.ts'
import { findFaces } from '#domain/accounts/index.ts'
import { findDealRoom, stepFactsOf, type WholeRoom } from '#domain/deals/index.ts'
import { computeFees } from '#domain/ledger/arithmetic.ts'
import type { ReadMessage } from '#domain/messages/index.ts'
import { nameTeams } from '#domain/teams/index.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { add } from '#platform/money/money.ts'
import type { Looker } from './looker.ts'
import type { OfferView } from './message-view.ts'

/** Offers as they stand now, by their deals: whoever reads an old message sees what became of it. */
export async function showOffers(
  looker: Looker,
  messages: readonly ReadMessage[],
): Promise<Map<string, OfferView>> {
  const ids = messages.flatMap(({ kind, dealId }) => (kind === 'offer' && dealId ? [dealId] : []))
  const shown = new Map<string, OfferView>()
  for (const id of new Set(ids)) {
    const room = await findDealRoom(looker.db, id, { viewer: looker.viewer, now: looker.now })
    if (room?.party) shown.set(id, await showOffer(looker, room))
  }
  return shown
}

async function showOffer(looker: Looker, room: WholeRoom): Promise<OfferView> {
  const { deal, party, milestones } = room
  const { currency, now, timeZone } = looker
  const faces = await findFaces(
    looker.db,
    [deal.buyerId, deal.sellerId].filter((id) => id !== null),
  )
  // What a team sells is the team's offer, whoever of it wrote it.
  const team = (await nameTeams(looker.db, [deal.teamId])).get(deal.teamId ?? '')
  const named = (id: string | null) =>
    (id === deal.sellerId && team?.name) || (faces.get(id ?? '')?.displayName ?? 'The other side')
  const money = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, currency)
  const fees = milestones.map(({ priceMinor }) => computeFees(priceMinor, deal.rules, deal.feeBearer))
  const pays = add(...fees.map(({ buyerPays }) => buyerPays))
  const gets = add(...fees.map(({ sellerGets }) => sellerGets))
  const isMine = deal.proposedBy === party
  const proposer = deal.proposedBy === 'buyer' ? deal.buyerId : deal.sellerId
  const isOpen = deal.state === 'proposed'
  const until = room.clocks.find(({ kind }) => kind === 'expire-proposal')?.runsAt
  const buys = party === 'buyer'
  return {
    title: deal.title,
    by: byline(isMine ? null : named(proposer), deal.proposedBy),
    rows: milestones.map(({ title, priceMinor, days }, index) => ({
      name: milestones.length > 1 ? `${index + 1}. ${title}` : title,
      amount: money(priceMinor),
      hint: `in ${days} ${days === 1 ? 'day' : 'days'}`,
    })),
    total: buys
      ? { name: 'You pay in all', amount: money(pays) }
      : { name: 'You receive', amount: money(gets) },
    fine: buys
      ? `Accepting takes nothing yet. You pay each part into escrow as it begins, and ${named(deal.sellerId)} gets it when you accept the work: ${money(gets)} of ${money(pays)}.`
      : `${named(deal.buyerId)} pays ${money(pays)} in all, held in escrow until the work is accepted.`,
    isOpen,
    standing: dealStanding(stepFactsOf(room), now).words,
    until: isOpen && until ? `stands until ${whenInWords(until, now, timeZone)}` : null,
    acts: actsOf(deal.id, { isOpen, isMine, price: money(buys ? pays : gets) }),
  }
}

/** Who does the work offers it; who pays for it asks. */
function byline(name: string | null, as: 'buyer' | 'seller' | string): string {
  if (as === 'seller') return name ? `${name} offers a safe deal` : 'You offered a safe deal'
  return name ? `${name} asks you for a safe deal` : 'You asked for a safe deal'
}

function actsOf(
  id: string,
  { isOpen, isMine, price }: { isOpen: boolean; isMine: boolean; price: string },
): OfferView['acts'] {
  if (!isOpen) return [{ to: `/deals/${id}`, label: 'Go to the deal', isMain: false }]
  if (isMine) return [{ to: `/deals/${id}`, label: 'See the offer', isMain: false }]
  return [
    { to: `/deals/${id}?do=accept-deal`, label: `Accept for ${price}`, isMain: true },
    { to: `/deals/${id}/change`, label: 'Change it', isMain: false },
    { to: `/deals/${id}?do=decline`, label: 'Decline', isMain: false },
  ]
}
