import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { actorNames, nameMembers } from '#domain/accounts/index.ts'
import { disputedMoney } from '#domain/areas.ts'
import { listVerifications } from '#domain/ledger/index.ts'
import {
  checkPayout,
  countFreePayouts,
  explainSecondEyes,
  findPayouts,
  listBatches,
  type ListedPayout,
  listPayouts,
  payoutLimits,
  PAYOUTS_A_PAGE,
  readPayoutFilters,
} from '#domain/payouts/index.ts'
import { readPayoutIds } from './act-on-payouts.ts'
import { listAddress, listParams } from './list-address.ts'

/** A page of payouts, the one that is opened with what the book says about it, and the last looks over the book. */
export async function loadPayouts(edge: MemberEdge) {
  const { db, actor, url, clock, settings } = edge
  const filters = readPayoutFilters(url.searchParams)
  const { rows, ...page } = await listPayouts(db, actor, { filters, currency: settings.currency })
  const picked = await findPayouts(db, actor, readPayoutIds(url.searchParams.getAll('payout')))
  const names = await nameMembers(
    db,
    [...rows, ...picked].map(({ memberId }) => memberId),
  )
  const named = (one: ListedPayout) => ({
    ...one,
    isOwn: one.memberId === actor.id,
    member: names.get(one.memberId)?.displayName ?? 'Nobody',
    username: names.get(one.memberId)?.username ?? '',
  })
  const asksReason = z.enum(['reject', 'fail', 'return']).safeParse(url.searchParams.get('with')).data
  const [first] = picked
  return {
    ...page,
    filters,
    now: clock.now(),
    currency: settings.currency,
    limits: payoutLimits,
    aPage: PAYOUTS_A_PAGE,
    rows: rows.map(named),
    opened: first && !asksReason ? await loadOpened(edge, named(first)) : undefined,
    reason: asksReason && picked.length > 0 ? { move: asksReason, payouts: picked.map(named) } : undefined,
    batches: await loadBatches(edge),
    verifications: await loadVerifications(edge),
    backTo: listAddress(url),
    csvAddress: `/admin/payouts.csv?${listParams(url)}`,
    done: url.searchParams.get('done'),
  }
}

/** What waits for a batch, and how many batches wait to be sent. */
async function loadBatches({ db, actor, settings }: MemberEdge) {
  return {
    free: await countFreePayouts(db, actor),
    toSend: (await listBatches(db, actor, { state: 'made', page: 1 })).found,
    hasAccount: settings.operatorIban !== '',
  }
}

async function loadOpened<Payout extends ListedPayout>({ db, actor, settings }: MemberEdge, payout: Payout) {
  const nameOf = await actorNames(db, payout.decidedBy ? [payout.decidedBy] : [])
  return {
    payout,
    decidedByName: payout.decidedBy ? nameOf(payout.decidedBy) : undefined,
    eyes: await explainSecondEyes(db, actor, [payout], settings),
    check: await checkPayout(db, actor, payout.id, disputedMoney),
  }
}

async function loadVerifications({ db }: MemberEdge) {
  const rows = await listVerifications(db)
  const nameOf = await actorNames(
    db,
    rows.map(({ askedBy }) => askedBy),
  )
  return rows.map(({ askedBy, ...row }) => ({ ...row, by: nameOf(askedBy) }))
}

export type PayoutsData = Awaited<ReturnType<typeof loadPayouts>>
export type PayoutRow = PayoutsData['rows'][number]
