import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { initialSettings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { writeComment } from './comment.ts'
import { findDictionary } from './dictionary/queries.ts'
import { proposeIdea } from './propose-idea.ts'
import { respondToIdea } from './respond-to-idea.ts'
import { castVote } from './vote.ts'

export const ideaContext = {
  settings: initialSettings,
  origin: { address: '203.0.113.9', device: 'A browser' },
}

/** The state or kind of this name. */
export async function named(tx: Transaction, label: string): Promise<string> {
  const { states, kinds } = await findDictionary(tx.db)
  const found = [...states, ...kinds].find((one) => one.label === label)
  if (!found) throw new Error(`${label} is not in the dictionary`)
  return found.id
}

/** An idea on the board, with the vote of its author. */
export async function anIdea(
  tx: Transaction,
  {
    author,
    title = 'Let reviews wait for three weeks',
    text = 'Bread shows its worth after a while.',
  }: {
    author?: MemberActor
    title?: string
    text?: string
  } = {},
): Promise<{ ideaId: string; number: number; author: MemberActor }> {
  const who = author ?? actorOf(await makeMember(tx))
  const kindId = await named(tx, 'Reviews')
  return { ...(await proposeIdea(tx, who, { title, text, kindId }, ideaContext)), author: who }
}

/** Somebody new, who votes for it. */
export async function aVoter(tx: Transaction, ideaId: string): Promise<MemberActor> {
  const who = actorOf(await makeMember(tx))
  await castVote(tx, who, { ideaId }, ideaContext)
  return who
}

/** One that others voted for and talked about, with an answer. */
export async function anAnsweredIdea(tx: Transaction, author: MemberActor): Promise<number> {
  const { ideaId, number } = await anIdea(tx, {
    author,
    title: 'Split one order over two invoices',
    text: 'Half of us buy for a shop **and** for a kitchen.\n\nOne order, two companies, one evening saved a month.',
  })
  const voter = await aVoter(tx, ideaId)
  const { commentId } = await writeComment(tx, voter, { ideaId, text: 'With a cost centre on each, please.' })
  const admin = actorOf(await makeMember(tx, { role: 'admin', displayName: 'Nadia Orlova' }))
  await writeComment(tx, admin, { ideaId, text: 'That comes with it.', parentId: commentId })
  const stateId = await named(tx, 'Planned')
  const answer =
    'Planned for spring. An order will take a second company, and each line goes to one of the two.'
  await respondToIdea(tx, admin, { ideaId, stateId, words: 'for spring', answer }, ideaContext)
  return number
}
