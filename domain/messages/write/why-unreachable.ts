import { findPeople } from '#domain/accounts/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { otherSideOf } from '../places/sides.ts'
import { type Conversation, isAgreedRoom } from '../read/find-conversation.ts'

const REACHED = ['active', 'unverified']
/** In the room of a deal that both agreed to they are written to as long as there is an account, so that it can be finished. */
const REACHED_IN_ROOM = [...REACHED, 'banned', 'deleting']

/** Why nobody can be written to here, if that is so. Of a team it is enough that somebody is there. */
export async function whyUnreachable(
  db: Db | DrizzleTransaction,
  writerId: string,
  into: Pick<Conversation, 'teamId' | 'memberId' | 'dealId'>,
  memberIds: readonly string[],
): Promise<string | undefined> {
  const others = otherSideOf(into, writerId, memberIds)
  const people = await findPeople(db, others)
  const reached = (await isAgreedRoom(db, into)) ? REACHED_IN_ROOM : REACHED
  const away = others.filter((id) => !reached.includes(people.get(id)?.state ?? 'deleted'))
  if (into.teamId !== null && into.memberId === writerId)
    return away.length < others.length ? undefined : 'Nobody of this team can be written to now'
  const [first] = away
  return first === undefined
    ? undefined
    : `${people.get(first)?.displayName ?? 'This member'} can’t be written to now`
}
