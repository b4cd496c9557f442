import type { MemberActor } from '#domain/actor.ts'
import { findRole, findTeam, type Team, teamLimits } from '#domain/teams/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { noteQuestion } from '../answers/note-question.ts'
import { expectNotStopped } from '../moderation/expect-not-stopped.ts'
import { authorise } from '../permissions.ts'
import { hasConversation, openConversation, teamKey } from './open-conversation.ts'
import { SENDING } from './send-message.ts'
import { countStranger, isKnownToTeam, type Slowed } from './stranger-limits.ts'
import { type Sent, type Words, writeMessage } from './write-message.ts'

/** Writes to a team, in the one conversation that a member has with it: its owner and managers read it and answer in its name. */
export async function writeToTeam(
  tx: Transaction,
  actor: MemberActor,
  { teamId, ...words }: Words & { teamId: string },
): Promise<Sent | Slowed> {
  authorise(actor, 'message.write')
  const team = await findTeam(tx.db, teamId)
  if (!team) throw new NotFound('There is no such team')
  if (await findRole(tx.db, teamId, actor.id)) throw new Conflict('This is your team: write to somebody else')
  await countUse(tx.db, SENDING, actor.id, tx.now)
  const key = teamKey(teamId, actor.id)
  const isFirst = !(await hasConversation(tx.db, key))
  const isStranger = isFirst && !(await isKnownToTeam(tx, actor.id, teamId))
  if (isFirst) {
    expectOpen(team)
    await expectNotStopped(tx, actor.id)
    const slowed = isStranger ? await countStranger(tx, actor, words.text) : undefined
    if (slowed) return slowed
  }
  const into = await openConversation(tx, { kind: 'team', key, teamId, memberId: actor.id }, [actor.id])
  const sent = await writeMessage(tx, actor, into, words)
  if (isStranger) await noteQuestion(tx, { conversationId: into.id, memberId: team.ownerId, teamId })
  return sent
}

/** Whoever talks with a team goes on talking while it is suspended; nobody begins. */
function expectOpen({ state, people, name }: Team): void {
  if (state !== 'active' || people < teamLimits.formed) throw new Conflict(`${name} can’t be written to now`)
}
