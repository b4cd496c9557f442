import type { MemberEdge } from '#app/edge.ts'
import { may } from '#domain/messages/permissions.ts'
import { NotFound } from '#platform/errors/errors.ts'

/** For a banned member, or one who only looks as a member, there are no messages. */
export function expectReader({ actor }: Pick<MemberEdge, 'actor'>): void {
  if (!may(actor, 'message.read')) throw new NotFound('There is no page at this address')
}
