import { redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { ideaPath } from '#domain/ideas/idea-rules.ts'
import { findIdea } from '#domain/ideas/index.ts'
import { ideaNumber } from '#domain/ideas/input.ts'
import { NotFound } from '#platform/errors/errors.ts'

/** The idea of this address; one that was joined with another leads there. */
export async function openIdea({ db, actor, params }: MemberEdge) {
  const number = ideaNumber.safeParse(params['number']).data
  const opened = number === undefined ? undefined : await findIdea(db, { number, viewerId: actor.id })
  if (!opened) throw new NotFound('There is no idea at this address')
  if ('mergedInto' in opened && opened.mergedInto !== undefined)
    throw redirect(`${ideaPath(opened.mergedInto)}?joined=${number}`)
  return opened.found
}
