import { makeSession } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { said } from '#domain/messages/testing.ts'
import { writeToMember } from '#domain/messages/index.ts'
import { subscribeToPush } from '#domain/notifications/index.ts'
import { makeBrowserKeys } from '#platform/push/testing.ts'
import { withJobs } from './people.ts'

/** Somebody with a letter-box and a browser that takes push messages. */
export type Reader = { id: string; email: string; path: string; open(body: Buffer): string }

/** So many, to each of whom two things happen at once: a password is changed, and somebody writes. */
export function tellSome(databaseUrl: string, pushOrigin: string, count: number): Promise<Reader[]> {
  return withJobs(databaseUrl, async (tx) => {
    const writer = actorOf(await makeMember(tx))
    const readers: Reader[] = []
    for (let made = 0; made < count; made++) {
      const who = await makeMember(tx, { emailVerifiedAt: tx.now })
      const { id: sessionId } = await makeSession(tx, who.id)
      const { keys, open } = makeBrowserKeys()
      const path = `/${who.id}`
      await subscribeToPush(
        tx,
        actorOf(who),
        { endpoint: pushOrigin + path, ...keys },
        { sessionId, services: [pushOrigin] },
      )
      readers.push({ id: who.id, email: who.email, path, open })
    }
    for (const { id } of readers) {
      await tx.announce({ kind: 'account.password-changed', memberId: id, device: 'Firefox' })
      await writeToMember(tx, writer, { toId: id, ...said(`Good morning, ${id}`) })
    }
    return readers
  })
}
