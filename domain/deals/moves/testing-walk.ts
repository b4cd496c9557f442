import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { clockActor, type MemberActor } from '#domain/actor.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import { movableClock } from '#platform/clock/clock.ts'
import type { TestDatabase } from '#platform/db/testing.ts'
import { transactions } from '#platform/db/transaction.ts'
import { beginDeal } from '../agreements/begin-deal.ts'
import { dealRulesFrom } from '../agreements/deal-rules.ts'
import type { Move } from './move-row.ts'
import { type MoveName, moves } from './moves.ts'
import { proposeDeal } from '../agreements/propose-deal.ts'
import { runClock } from '../clocks/run-clock.ts'
import { deal, dealClock, dealRequest, dispute, disputeQuestion, milestone } from '../schema.server.ts'
import { concludeMove } from './make-move.ts'
import { otherParty, type Party, type RequestKind, type Role } from '../states.ts'
import { openDisputeOf } from './deal-facts.ts'
import { type About, contentOf, operations, PRICE } from './testing-moves.ts'
import { aPair } from '../testing.ts'

/** How a deal begins: proposed to a member or by a link, or ordered with questions to answer. */
export type Start = 'buyer' | 'seller' | 'buyer by link' | 'seller by link' | 'order'

/** Somebody makes a move about the nth part, with an amount: 'buyer openDispute 0 =5000'. */
export type Step = `${Role} ${string}`

/** How a deal goes, from its beginning on. */
export type Told = { start: Start; parts?: number; steps: Step[] }

export type Position = Awaited<ReturnType<typeof look>>
type Database = Pick<TestDatabase, 'db'>

/** All of a deal that moves can change. */
export async function look({ db }: Database, dealId: string) {
  const [found] = await db.select().from(deal).where(eq(deal.id, dealId))
  if (!found) throw new Error('There is no such deal')
  const milestones = await db
    .select()
    .from(milestone)
    .where(eq(milestone.dealId, dealId))
    .orderBy(asc(milestone.position))
  const requests = await db
    .select()
    .from(dealRequest)
    .where(and(eq(dealRequest.dealId, dealId), eq(dealRequest.state, 'open')))
    .orderBy(asc(dealRequest.askedAt))
  const disputes = await db.select().from(dispute).where(eq(dispute.dealId, dealId))
  const [question] = await db
    .select()
    .from(disputeQuestion)
    .where(eq(disputeQuestion.dealId, dealId))
    .orderBy(desc(disputeQuestion.askedAt))
    .limit(1)
  return { deal: found, milestones, requests, disputes, question }
}

/** The request that somebody would answer about the nth part: of this kind, where it matters. */
export function requestAt({ requests, milestones }: Position, nth: number, kind?: RequestKind) {
  const fits = requests.filter((one) => !kind || one.kind === kind)
  return fits.find(({ milestoneId }) => milestoneId === milestones[nth]?.id) ?? fits[0]
}

export const disputeAt = ({ disputes, milestones }: Position, nth: number) =>
  openDisputeOf(disputes, milestones[nth]?.id)

const KEYS = ['the-first-key-of-the-invitation', 'the-second-key-of-the-invitation'] as const

/** A deal in a time of its own, and the people of it. */
export async function startWalk(database: TestDatabase, start: Start, parts: number) {
  const clock = movableClock(new Date('2030-01-01T10:00:00Z'))
  const run = transactions(database, clock, async () => {})
  const pair = await run((tx) => aPair(tx))
  const admin = await run(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))
  const settings = await readSettings(database.db, clock.now())
  const content = contentOf(parts)
  const by: Party = start.startsWith('seller') ? 'seller' : 'buyer'
  const dealId = await run(async (tx) => {
    if (start === 'order') {
      const room = await beginDeal(
        tx,
        {
          origin: 'order',
          buyerId: pair.buyer.id,
          sellerId: pair.seller.id,
          proposedBy: 'buyer',
          content,
          rules: dealRulesFrom(settings),
          requirements: [{ id: 'q', question: 'Which wood?', isRequired: true }],
          isAgreed: true,
        },
        { by: 'buyer', memberId: pair.buyer.id },
      )
      await concludeMove(tx, room, 'beginDeal')
      return room.deal.id
    }
    const counterparty = start.endsWith('link')
      ? ({ kind: 'link', key: KEYS[0] } as const)
      : ({ kind: 'member', memberId: pair[otherParty(by)].id } as const)
    return (await proposeDeal(tx, pair[by], { as: by, counterparty, content }, { settings })).dealId
  })
  return { database, clock, run, dealId, by, people: { ...pair, admin, clock: undefined }, parts }
}

export type Walk = Awaited<ReturnType<typeof startWalk>>

/** What a move in this position is about: the nth part, and the request, question and offer that stand. */
export function aboutOf(
  walk: Walk,
  at: Position,
  { nth = 0, amountMinor, kind }: { nth?: number; amountMinor?: number; kind?: RequestKind } = {},
): About {
  const { dealId, parts } = walk
  const price = Number(at.milestones[nth]?.priceMinor ?? PRICE)
  return {
    dealId,
    parts,
    amountMinor: amountMinor ?? Math.floor(price / 2),
    refundMinor: Math.floor(price / 4),
    version: at.deal.version,
    milestoneId: at.milestones[nth]?.id ?? '',
    requestId: requestAt(at, nth, kind)?.id ?? dealId,
    questionId: at.question?.id ?? dealId,
    askedOf: at.question?.askedOf === 'seller' ? 'buyer' : 'seller',
    offeredMinor: Number(disputeAt(at, nth)?.offeredMinor ?? 0),
    key: KEYS[1],
  }
}

/** Makes the move, by whoever it is. */
export async function takeStep(
  walk: Walk,
  at: Position,
  step: Step,
): Promise<{ role: Role; name: MoveName; nth: number; clock?: string }> {
  const [role, name, ...rest] = step.split(' ') as [Role, MoveName, ...string[]]
  const nth = Number(rest.find((one) => !one.startsWith('=')) ?? 0)
  const amount = rest.find((one) => one.startsWith('='))?.slice(1)
  if (role === 'clock') return { role, name, nth, clock: await ring(walk, name) }
  const { answers }: Move = moves[name]
  const about = aboutOf(walk, at, {
    nth,
    ...(amount === undefined ? {} : { amountMinor: Number(amount) }),
    ...(answers ? { kind: answers } : {}),
  })
  await walk.run((tx) => operationOf(name)(tx, walk.people[role], about))
  return { role, name, nth }
}

export const operationOf = (name: MoveName): (typeof operations)[keyof typeof operations] => {
  const found = (operations as Partial<typeof operations>)[name as keyof typeof operations]
  if (!found) throw new Error(`Nobody asks for ${name}`)
  return found
}

export const actorIn = ({ people }: Walk, role: Exclude<Role, 'clock'>): MemberActor => people[role]

/** Waits until the first clock of this move rings, and no longer. */
async function ring({ database: { db }, clock, run, dealId }: Walk, name: MoveName): Promise<string> {
  const { after = [] }: Move = moves[name]
  const [due] = await db
    .select()
    .from(dealClock)
    .where(
      and(eq(dealClock.dealId, dealId), inArray(dealClock.kind, [...after]), isNull(dealClock.stoppedLeftMs)),
    )
    .orderBy(asc(dealClock.runsAt))
    .limit(1)
  if (!due) throw new Error(`No clock runs for ${name}`)
  if (due.runsAt > clock.now()) clock.set(due.runsAt)
  await run((tx) => runClock(tx, clockActor, due))
  return due.kind
}
