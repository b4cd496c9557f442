import { readViewed } from '#app/shared/works/read-viewed.server.ts'
import type { ServiceCardView } from '#app/shared/works/to-service-card.ts'
import { otherSide } from '#app/shared/deals/other-side.ts'
import { findFaces } from '#domain/accounts/index.ts'
import { listUnfinished } from '#domain/catalogue/index.ts'
import { listOpenDeals } from '#domain/deals/index.ts'
import { isYourMove, nextStep } from '#domain/deals/next-step-rules.ts'
import { nextStepText } from '#domain/deals/next-step-words.ts'
import { nameTeams } from '#domain/teams/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { OpenDealLine, UnfinishedLine } from './go-on.tsx'

const UNFINISHED = 3
/** All of them stand at /my. */
const DEALS = 4

/** Where a member was: their deals that are open, what they viewed and what they began. */
export type GoOn = { deals: OpenDealLine[]; viewed: ServiceCardView[]; unfinished: UnfinishedLine[] }

type Looks = { currency: string; now: Date; hidden: ReadonlySet<string> }

export async function readGoOn(db: Db, memberId: string, { currency, now, hidden }: Looks): Promise<GoOn> {
  const [deals, viewed, unfinished] = await Promise.all([
    readDeals(db, memberId, now),
    readViewed(db, memberId, { currency, now, hidden }),
    listUnfinished(db, memberId, UNFINISHED),
  ])
  return {
    deals,
    viewed,
    unfinished: unfinished.map(({ id, slug, title, kind }) => ({ id, slug, title, kind })),
  }
}

/** Those in which it is their turn first, then whichever has the least time left. */
async function readDeals(db: Db, memberId: string, now: Date): Promise<OpenDealLine[]> {
  const [bought, sold] = await Promise.all([
    listOpenDeals(db, memberId, 'buyer'),
    listOpenDeals(db, memberId, 'seller'),
  ])
  const chosen = [
    ...bought.map((deal) => ({ ...deal, as: 'buyer' as const, next: nextStep(deal.facts, 'buyer', now) })),
    ...sold.map((deal) => ({ ...deal, as: 'seller' as const, next: nextStep(deal.facts, 'seller', now) })),
  ]
    .map((deal) => ({
      ...deal,
      isTheirs: !isYourMove(deal.next),
      until: deal.next.until?.getTime() ?? Number.MAX_SAFE_INTEGER,
    }))
    .toSorted((one, other) => Number(one.isTheirs) - Number(other.isTheirs) || one.until - other.until)
    .slice(0, DEALS)
  const [faces, teams] = await Promise.all([
    findFaces(
      db,
      chosen.flatMap(({ otherId }) => otherId ?? []),
    ),
    nameTeams(
      db,
      chosen.map(({ teamId }) => teamId),
    ),
  ])
  return chosen.map(({ id, title, otherId, teamId, as, next, isTheirs }) => {
    const other = otherSide({ otherId, teamId }, as, { faces, teams })?.name
    const step = nextStepText(next, other ?? 'The other side')
    return { id, title, step: isTheirs || !other ? step : `${step} · ${other}` }
  })
}
