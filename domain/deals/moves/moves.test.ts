import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { factsOfRoom, findDealRoom } from '../queries/deal-queries.ts'
import type { Move } from './move-row.ts'
import { type MoveName, moveNames, moves } from './moves.ts'
import { whyNot } from '../policy.ts'
import { dealStates, milestoneStates, type Role } from '../states.ts'
import { operations } from './testing-moves.ts'
import {
  aboutOf,
  actorIn,
  disputeAt,
  look,
  operationOf,
  type Position,
  requestAt,
  startWalk,
  takeStep,
  type Walk,
} from './testing-walk.ts'
import { walks } from './testing-walks.ts'

const database = await testDatabase()

/** Which parts of its row a move was seen to use. */
type Seen = Record<'by' | 'from' | 'to' | 'milestoneFrom' | 'milestoneTo' | 'after' | 'drops', Set<string>>
const seen = Object.fromEntries(
  moveNames.map((name) => [
    name,
    {
      by: new Set(),
      from: new Set(),
      to: new Set(),
      milestoneFrom: new Set(),
      milestoneTo: new Set(),
      after: new Set(),
      drops: new Set(),
    },
  ]),
) as Record<MoveName, Seen>
const reached = { deals: new Set<string>(), milestones: new Set<string>() }

function noteReached({ deal, milestones }: Position): void {
  reached.deals.add(deal.state)
  for (const { state } of milestones) reached.milestones.add(state)
}

/** The parts that a move changed, and the one that it is about. */
function touched(name: MoveName, nth: number, before: Position, after: Position) {
  const about = {
    deal: undefined,
    question: undefined,
    milestone: before.milestones[nth]?.id,
    request: requestAt(before, nth, (moves[name] as Move).answers)?.milestoneId,
    dispute: before.milestones[nth]?.id,
    appeal: before.milestones[nth]?.id,
  }[moves[name].of]
  return before.milestones.flatMap((was) => {
    const is = after.milestones.find(({ id }) => id === was.id)
    if (!is || (was.id !== about && JSON.stringify(words(was)) === JSON.stringify(words(is)))) return []
    return [{ was: was.state, is: is.state }]
  })
}
const words = (row: object) => Object.values(row).map(String)

function noteStep(
  { role, name, nth, clock }: Awaited<ReturnType<typeof takeStep>>,
  before: Position,
  after: Position,
): void {
  const row: Move = moves[name]
  const noted = seen[name]
  noted.by.add(role)
  noted.from.add(before.deal.state)
  if (clock) noted.after.add(clock)
  if (row.to) noted.to.add(after.deal.state)
  else expect(after.deal.state, `${name} leaves the deal as it is`).toBe(before.deal.state)
  for (const { was, is } of touched(name, nth, before, after)) {
    if (is === 'dropped' && was === 'planned') noted.drops.add('true')
    else if (row.milestone) {
      noted.milestoneFrom.add(was)
      if (row.milestone.to) noted.milestoneTo.add(is)
      else expect(is, `${name} leaves the milestone as it is`).toBe(was)
    } else expect(is, `${name} touches no milestone`).toBe(was)
  }
}

/** A deal is begun by whoever proposes or orders it. */
function noteBeginning({ by }: Walk, { deal }: Position): void {
  seen.beginDeal.by.add(by)
  seen.beginDeal.to.add(deal.state)
}

class Undone extends Error {}

/** Every move, by everyone: what the page refuses, the operation refuses in the same words; what has a button is done. */
async function expectButtons(walk: Walk, at: Position, nth: number): Promise<void> {
  const room = await findDealRoom(database.db, walk.dealId, {
    now: new Date(),
    viewer: actorIn(walk, walk.by),
  })
  if (!room) throw new Error('There is no room')
  const facts = factsOfRoom(room)
  const tried = Object.keys(operations).filter((name) => {
    const { of }: Move = moves[name as MoveName]
    // Whoever has come joins no more; a question that nobody asked has no button.
    return name !== 'joinDeal' && (of !== 'question' || at.question !== undefined)
  }) as MoveName[]
  for (const name of tried) {
    const { answers: kind }: Move = moves[name]
    // Without a request of its kind its answer has no button, and nothing that it could be sent for.
    if (kind && at.requests.length > 0 && !requestAt(at, nth, kind)) continue
    const about = aboutOf(walk, at, { nth, ...(kind ? { kind } : {}) })
    for (const role of ['buyer', 'seller', 'admin'] as const) {
      if ((role === 'admin') !== (moves[name].by as readonly Role[]).includes('admin')) continue
      if (role !== 'admin' && !at.deal[`${role}Id`]) continue
      // Out of its states nobody makes it: it is enough to ask for one side.
      if (
        role !== walk.by &&
        role !== 'admin' &&
        !(moves[name].from as readonly string[]).includes(facts.state)
      )
        continue
      const refusal = whyNot(facts, name, {
        ...about,
        by: role,
        now: walk.clock.now(),
        ...(at.question ? { question: at.question } : {}),
      })
      const told = await walk
        .run(async (tx) => {
          await operationOf(name)(tx, actorIn(walk, role), about)
          throw new Undone()
        })
        .catch((error: unknown) => error)
      const which = `${role} ${name} in ${at.deal.state}`
      if (refusal === undefined) expect(told, which).toBeInstanceOf(Undone)
      else {
        expect((told as Error).message, which).toBe(refusal)
        expect(told, which).toBeInstanceOf(Conflict)
      }
    }
  }
}

/** Positions that look the same to the policy are tried once. */
const tried = new Set<string>()
function isNewPosition(at: Position, nth: number): boolean {
  const { deal, milestones, requests, question } = at
  const dispute = disputeAt(at, nth)
  const about = milestones[nth]
  const key = [
    deal.state,
    deal.endedAt !== null,
    deal.state === 'proposed' && deal.proposedBy,
    Boolean(deal.buyerId && deal.sellerId),
    about?.state,
    about?.firstDeliveredAt !== null,
    requests
      .filter(({ milestoneId }) => milestoneId === null || milestoneId === about?.id)
      .map(({ kind, by }) => `${kind} ${by}`)
      .join('+'),
    at.disputes
      .filter(({ milestoneId }) => milestoneId === about?.id)
      .map(({ state, appealedAt }) => `${state} ${appealedAt !== null}`)
      .join('+'),
    dispute?.openedBy,
    Boolean(dispute?.answeredAt),
    dispute?.offeredBy,
    dispute && question?.askedOf,
    dispute && question?.disputeId === dispute.id,
    Boolean(dispute && question?.answeredAt),
    deal.requirements.length > 0 && !deal.requirementsAnsweredAt,
  ].join()
  if (tried.has(key)) return false
  tried.add(key)
  return true
}

test.each(Object.entries(walks))(
  'a deal that is %s goes as the rows say, and every button stands where its move is done',
  async (_, { start, parts = 1, steps }) => {
    const walk = await startWalk(database, start, parts)
    let at = await look(database, walk.dealId)
    noteBeginning(walk, at)
    noteReached(at)
    if (isNewPosition(at, 0)) await expectButtons(walk, at, 0)
    for (const step of steps) {
      const before = at
      const taken = await takeStep(walk, at, step)
      at = await look(database, walk.dealId)
      noteStep(taken, before, at)
      noteReached(at)
      if (isNewPosition(at, taken.nth)) await expectButtons(walk, at, taken.nth)
    }
  },
)

test.each(moveNames)(
  '%s was made by everyone, from and to everything that its row says, and nothing else',
  (name) => {
    const { by, from, to = [], milestone, after = [], drops }: Move = moves[name]
    const sorted = (all: Iterable<string>) => [...all].toSorted()
    expect(
      Object.fromEntries(Object.entries(seen[name]).map(([column, values]) => [column, sorted(values)])),
    ).toEqual({
      by: sorted(by),
      from: sorted(from),
      to: sorted(to),
      milestoneFrom: sorted(milestone?.from ?? []),
      milestoneTo: sorted(milestone?.to ?? []),
      after: sorted(after),
      drops: drops ? ['true'] : [],
    })
  },
)

test('every state of a deal and of a milestone is reached', () => {
  expect([...reached.deals].toSorted()).toEqual(dealStates.toSorted())
  expect([...reached.milestones].toSorted()).toEqual(milestoneStates.toSorted())
})

const AREA = `${import.meta.dirname}/..`
const sources = readdirSync(AREA, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/(^|\/)testing/.test(path))
  .map((path) => ({ path, text: readFileSync(`${AREA}/${path}`, 'utf8') }))

const namesOf = (found: typeof sources) => found.map(({ path }) => path.split('/').at(-1)).toSorted()

test('states are written in one file', () => {
  // The others write the side that joined, forget an address, and count what happened.
  expect(namesOf(sources.filter(({ text }) => /\.update\((deal|milestone)\)/.test(text)))).toEqual([
    'join-deal.ts',
    'make-move.ts',
    'personal-deals.ts',
    'timeline.ts',
  ])
})

test('whoever locks a deal to change it asks its row first', () => {
  const locks = /\b(enterRoom|enterAsClock|enterAsAdministrator|lockRoom)\(tx/
  const asks = /\b(expectMove|expectMilestoneMove|expectRequestMove|whyNot|release)\(/
  const without = sources.filter(({ text }) => locks.test(text) && !asks.test(text))
  // Where they are defined, where reviews look at a deal without changing it, and where a ban or who works on it is noted, which moves nothing.
  expect(namesOf(without)).toEqual([
    'choose-workers.ts',
    'follow-ban.ts',
    'lock-reviewed.ts',
    'locked-deal.ts',
  ])
})
