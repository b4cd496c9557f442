import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { findConversation } from '#domain/messages/index.ts'
import { NotFound } from '#platform/errors/errors.ts'

/** The conversation of this address, for one who is in it; for others it is not there. */
export async function openConversation({ params, db, actor }: Pick<MemberEdge, 'params' | 'db' | 'actor'>) {
  const id = z.uuid().safeParse(params['id']).data
  const found = id === undefined ? undefined : await findConversation(db, id, actor)
  if (!found) throw new NotFound('There is no conversation at this address')
  return found
}
