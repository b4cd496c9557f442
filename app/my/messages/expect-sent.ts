import { TooManyRequests } from '#platform/errors/errors.ts'
import type { Sent, Slowed } from '#domain/messages/index.ts'

/** Words that went to too many strangers are held back; whoever wrote them is told so. */
export function expectSent(result: Sent | Slowed): Sent {
  if ('number' in result) return result
  const minutes = Math.ceil(result.waitSeconds / 60)
  throw new TooManyRequests(
    `You have sent the same words to five people you do not know. Write this person words of their own, or wait ${minutes} minutes. The moderators were told.`,
    result.waitSeconds,
  )
}
