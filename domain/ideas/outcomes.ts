import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { findPostCards } from '#domain/blog/index.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import { definitions, listRuleChanges, type RuleChange } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { type IdeaRow, lockIdea } from './lock-idea.ts'
import { authorise } from './permissions.ts'
import { idea, ideaOutcome } from './schema.server.ts'

type Context = { origin: Origin }
type Outcome = Pick<typeof ideaOutcome.$inferInsert, 'kind' | 'key' | 'title' | 'address'>

/** Where a change stands in the public log. */
const addressOfChange = (changeId: number) => `/docs/terms#change-${changeId}`

const ofChange = ({ id, key }: Pick<RuleChange, 'id' | 'key'>): Outcome => ({
  kind: 'rule',
  key: String(id),
  title: definitions[key].label,
  address: addressOfChange(id),
})

/** A change of the rules came of it: each leads to the other. */
export async function linkRuleChange(
  tx: Transaction,
  actor: MemberActor,
  { ideaId, changeId }: { ideaId: string; changeId: number },
  context: Context,
): Promise<void> {
  authorise(actor, 'idea.manage')
  const found = await lockIdea(tx, ideaId)
  const change = (await listRuleChanges(tx.db, 500)).find(({ id }) => id === changeId)
  if (!change)
    throw new Invalid('There is no such change', { changeId: ['Changes a rule: choose one of the log'] })
  await link(tx, actor, found, ofChange(change), context)
}

/** A post tells of it, and each leads to the other. It is out: an idea's page would tell the title of a draft. */
export async function linkPost(
  tx: Transaction,
  actor: MemberActor,
  { ideaId, postId }: { ideaId: string; postId: string },
  context: Context,
): Promise<void> {
  authorise(actor, 'idea.manage')
  const found = await lockIdea(tx, ideaId)
  const [post] = await findPostCards(tx.db, [postId])
  if (!post) throw new Invalid('There is no such post', { postId: ['Post: choose one that is out'] })
  const { id: key, title, slug } = post
  await link(tx, actor, found, { kind: 'post', key, title, address: `/blog/${slug}` }, context)
}

export async function unlinkOutcome(
  tx: Transaction,
  actor: MemberActor,
  { ideaId, kind, key }: { ideaId: string; kind: 'rule' | 'post'; key: string },
  { origin }: Context,
): Promise<void> {
  authorise(actor, 'idea.manage')
  const found = await lockIdea(tx, ideaId)
  const [gone] = await tx.db
    .delete(ideaOutcome)
    .where(and(eq(ideaOutcome.ideaId, found.id), eq(ideaOutcome.kind, kind), eq(ideaOutcome.key, key)))
    .returning({ title: ideaOutcome.title })
  if (!gone) throw new Conflict('This was not linked any more')
  await recordSecurityEvent(tx, {
    kind: 'idea.unlinked',
    actor,
    origin,
    details: { number: found.number, outcome: kind, title: gone.title },
  })
  await tx.announce({ kind: 'idea.outcomes-changed' })
}

/** A change of settings named the idea that it came from. */
export async function followRuleChanges(
  tx: Transaction,
  { ideaNumber, changes }: { ideaNumber: number; changes: readonly Pick<RuleChange, 'id' | 'key'>[] },
): Promise<void> {
  const [found] = await tx.db.select().from(idea).where(eq(idea.number, ideaNumber))
  const id = found?.mergedIntoId ?? found?.id
  if (!found || !id || found.hiddenAt || found.withdrawnAt)
    throw new Invalid('There is no such idea', {
      idea: [`Idea: there is none with the number ${ideaNumber}`],
    })
  if (changes.length > 0)
    await tx.db
      .insert(ideaOutcome)
      .values(changes.map((change) => ({ ideaId: id, ...ofChange(change), at: tx.now })))
      .onConflictDoNothing()
  await tx.announce({ kind: 'idea.outcomes-changed' })
}

async function link(
  tx: Transaction,
  actor: MemberActor,
  { id, number }: IdeaRow,
  outcome: Outcome,
  { origin }: Context,
): Promise<void> {
  const { kind, key, title, address } = outcome
  await tx.db
    .insert(ideaOutcome)
    .values({ ideaId: id, kind, key, title, address, at: tx.now, byId: actor.id })
    .onConflictDoUpdate({
      target: [ideaOutcome.ideaId, ideaOutcome.kind, ideaOutcome.key],
      set: { title, address },
    })
  await recordSecurityEvent(tx, {
    kind: 'idea.linked',
    actor,
    origin,
    details: { number, outcome: kind, title, address },
  })
  await tx.announce({ kind: 'idea.outcomes-changed' })
}

/** Pages that say what came of an idea have its title: when it goes out of sight, comes back or is called otherwise they follow. */
export async function tellIfNamed(tx: Transaction, ideaId: string): Promise<void> {
  if ((await tx.db.$count(ideaOutcome, eq(ideaOutcome.ideaId, ideaId))) > 0)
    await tx.announce({ kind: 'idea.outcomes-changed' })
}
