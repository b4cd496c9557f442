import { findIdByUsername } from '#domain/accounts/index.ts'
import { clockActor, type MemberActor, type Role } from '#domain/actor.ts'
import { findPost } from '#domain/blog/index.ts'
import {
  ageVotes,
  castVote,
  findDictionary,
  foldCounts,
  linkPost,
  linkRuleChange,
  mergeIdeas,
  proposeIdea,
  respondToIdea,
  writeComment,
} from '#domain/ideas/index.ts'
import { listRuleChanges } from '#domain/settings/index.ts'
import { DAY_MS, HOUR_MS } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { type DemoContext, demoOrigin, type DemoStep } from '../demo-step.ts'
import { type DemoIdea, demoIdeas } from './demo-ideas.ts'

const SPEAKER = 'nadia-orlova'
const NOBODY = /^\d+$/

/** Ideas of members: proposed, voted for, talked about and answered like all others. */
export function seedIdeas(usernames: readonly string[]): DemoStep[] {
  const made = new Map<string, string>()
  // The oldest first: what is joined with another comes after it.
  const ordered = demoIdeas.toSorted((one, other) => other.daysAgo - one.daysAgo)
  return [
    ...ordered.map((planned): DemoStep => ({
      name: `an idea: ${planned.title}`,
      daysAgo: planned.daysAgo,
      make: async (tx, context) => {
        made.set(planned.title, await makeIdea(tx, context, planned, usernames))
        await joinWith(tx, planned, made)
      },
    })),
    {
      name: 'what is trending among ideas',
      daysAgo: 0,
      make: async (tx) => {
        while ((await ageVotes(tx, clockActor)).hasMore);
        await foldCounts(tx, clockActor)
      },
    },
  ]
}

async function makeIdea(
  tx: Transaction,
  { settings }: DemoContext,
  planned: DemoIdea,
  usernames: readonly string[],
): Promise<string> {
  const { kinds, states } = await findDictionary(tx.db)
  const idOf = (rows: readonly { id: string; label: string }[], label: string) =>
    rows.find((row) => row.label === label)?.id ?? ''
  const { title, text, kind, by } = planned
  const author = await find(tx, NOBODY.test(by) ? (at(usernames, Number(by)) ?? SPEAKER) : by)
  const { ideaId } = await proposeIdea(tx, author, { title, text, kindId: idOf(kinds, kind) }, { settings })
  await gatherVotes(tx, planned, usernames, ideaId, settings)
  await say(tx, planned, usernames, ideaId)
  const speaker = await find(tx, SPEAKER, 'admin')
  const { steps = [], answer = '' } = planned
  for (const { state, daysAgo, words = '' } of steps) {
    const isLast = state === steps.at(-1)?.state
    const given = { ideaId, stateId: idOf(states, state), words, answer: isLast ? answer : '' }
    await respondToIdea(daysLater(tx, planned.daysAgo - daysAgo), speaker, given, { origin: demoOrigin })
  }
  await linkOutcomes(tx, speaker, planned, ideaId)
  return ideaId
}

/** They come most at first, and go on until it is decided. */
async function gatherVotes(
  tx: Transaction,
  planned: DemoIdea,
  usernames: readonly string[],
  ideaId: string,
  settings: DemoContext['settings'],
): Promise<void> {
  const until = planned.daysAgo - (planned.steps?.at(-1)?.daysAgo ?? 0)
  const voters = Math.min(planned.votes, usernames.length)
  for (let place = 0; place < voters; place++) {
    const voter = await find(tx, at(usernames, place + planned.title.length) ?? SPEAKER)
    const days = until * (place / voters) ** 1.5
    await castVote(daysLater(tx, days), voter, { ideaId }, { settings })
  }
}

async function say(
  tx: Transaction,
  { comments = [] }: DemoIdea,
  usernames: readonly string[],
  ideaId: string,
): Promise<void> {
  let moment = tx.now.getTime()
  const later = (): Transaction => ({ ...tx, now: new Date((moment += 3 * HOUR_MS)) })
  for (const { by, text, reply } of comments) {
    const who = await find(tx, at(usernames, by) ?? SPEAKER)
    const { commentId } = await writeComment(later(), who, { ideaId, text })
    if (reply) {
      const speaker = await find(tx, SPEAKER, 'admin')
      await writeComment(later(), speaker, { ideaId, text: reply, parentId: commentId })
    }
  }
}

async function linkOutcomes(
  tx: Transaction,
  speaker: MemberActor,
  { rule, post }: DemoIdea,
  ideaId: string,
): Promise<void> {
  const context = { origin: demoOrigin }
  const change = rule && (await listRuleChanges(tx.db, 500)).find(({ key }) => key === rule)
  if (change) await linkRuleChange(tx, speaker, { ideaId, changeId: change.id }, context)
  const told = post && (await findPost(tx.db, post))
  if (told && 'id' in told) await linkPost(tx, speaker, { ideaId, postId: told.id }, context)
}

async function joinWith(
  tx: Transaction,
  { title, mergedInto, daysAgo }: DemoIdea,
  made: ReadonlyMap<string, string>,
) {
  const [ideaId, intoId] = [made.get(title), made.get(mergedInto ?? '')]
  if (!ideaId || !intoId) return
  const speaker = await find(tx, SPEAKER, 'admin')
  await mergeIdeas(daysLater(tx, daysAgo - 1), speaker, { ideaId, intoId }, { origin: demoOrigin })
}

const daysLater = (tx: Transaction, days: number): Transaction => ({
  ...tx,
  now: new Date(tx.now.getTime() + Math.max(0, days) * DAY_MS),
})

const at = (usernames: readonly string[], place: number): string | undefined =>
  usernames[place % usernames.length]

async function find(tx: Transaction, username: string, role: Role = 'member'): Promise<MemberActor> {
  const id = await findIdByUsername(tx.db, username)
  if (!id) throw new Error(`The demo has nobody called ${username}`)
  return { kind: 'member', id, role, state: 'active' }
}
