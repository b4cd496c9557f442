import type { MemberEdge } from '#app/edge.ts'
import { findPapersOf } from '#domain/papers/index.ts'
import { findSubscription, listPeriods, stateAt } from '#domain/pro/index.ts'
import { loadOffer } from './load-offer.ts'
import { loadOwn } from './load-own.ts'

/** The page of PRO: an offer for who does not have it, their own for who does, and all its invoices for both. */
export async function loadPro(edge: MemberEdge) {
  const { db, actor, viewer, clock, settings, url } = edge
  const row = await findSubscription(db, actor.id)
  const runs = row && stateAt(row, clock.now()) !== 'ended' ? row : undefined
  return {
    currency: settings.currency,
    timeZone: viewer.timeZone,
    now: clock.now(),
    offer: runs ? null : await loadOffer(edge, row),
    own: runs ? await loadOwn(edge, runs) : null,
    invoices: row ? await listInvoices(edge) : [],
    done: url.searchParams.get('done'),
  }

  async function listInvoices({ db: read }: MemberEdge) {
    const paid = (await listPeriods(read, actor.id)).filter(({ kind }) => kind === 'paid')
    const keyOf = ({ number }: { number: number }) => `pro:${actor.id}:${number}`
    const papers = await findPapersOf(db, actor.id, [
      ...paid.map(keyOf),
      ...paid.map(({ id }) => `pro-back:${id}`),
    ])
    return paid.map((period) => ({
      id: period.id,
      paidAt: period.madeAt,
      startsAt: period.startsAt,
      endsAt: period.endsAt,
      price: period.priceMinor,
      back: period.backMinor,
      paper: papers.get(keyOf(period)) ?? null,
      creditNote: papers.get(`pro-back:${period.id}`) ?? null,
    }))
  }
}

export type ProData = Awaited<ReturnType<typeof loadPro>>
