import { inArray } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import type { BulkInput } from './input.ts'
import { type IdeaRow, isOnBoard } from './lock-idea.ts'
import { mergeIdeas } from './merge-ideas.ts'
import { authorise } from './permissions.ts'
import { respondToIdea, saidLastAt } from './respond-to-idea.ts'
import { idea } from './schema.server.ts'
import { setKindOfIdea } from './set-kind.ts'

type Context = { origin: Origin }

/** The same done to several, all or none; `left`: those that were as they should be, or are gone. */
export async function handleManyIdeas(
  tx: Transaction,
  actor: MemberActor,
  input: BulkInput,
  context: Context,
): Promise<{ done: number; left: number }> {
  authorise(actor, 'idea.manage')
  const into = input.what === 'merge' ? [input.into] : []
  const rows = await tx.db
    .select()
    .from(idea)
    .where(inArray(idea.number, [...input.numbers, ...into]))
  // In one order, so that two who do this at once don't wait for one another.
  const chosen = rows
    .filter((row) => input.numbers.includes(row.number) && isOnBoard(row))
    .toSorted((one, other) => one.id.localeCompare(other.id))
  const target = rows.find(({ number }) => number === into[0])
  if (input.what === 'merge' && !target)
    throw new Invalid('There is no idea to merge into', {
      into: [`Merge into: there is no idea with the number ${input.into}`],
    })
  let done = 0
  for (const row of chosen) if (await handle(tx, actor, row, input, target, context)) done += 1
  return { done, left: input.numbers.length - done }
}

async function handle(
  tx: Transaction,
  actor: MemberActor,
  row: IdeaRow,
  input: BulkInput,
  target: IdeaRow | undefined,
  context: Context,
): Promise<boolean> {
  const ideaId = row.id
  switch (input.what) {
    case 'state': {
      const { stateId, words } = input
      const answered = { ideaId, stateId, words, answer: row.answer ?? '', basedOn: saidLastAt(row) }
      return (await respondToIdea(tx, actor, answered, context).catch(named(row))).isChanged
    }
    case 'kind':
      if (row.kindId === input.kindId) return false
      await setKindOfIdea(tx, actor, { ideaId, kindId: input.kindId }, context)
      return true
    case 'merge':
      if (!target || target.id === ideaId) return false
      await mergeIdeas(tx, actor, { ideaId, intoId: target.id }, context)
      return true
  }
}

/** Which of several it was that needs another look. */
const named = (row: IdeaRow) => (error: unknown) => {
  if (error instanceof Invalid) throw new Conflict(`Idea ${row.number}: ${error.message}`)
  throw error
}
