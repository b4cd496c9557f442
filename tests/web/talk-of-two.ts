import { randomUUID } from 'node:crypto'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { aConversation } from '#domain/messages/testing.ts'
import type { TestServer } from '../server/test-server.ts'

/** Two members who talk, each with a browser of their own. */
export async function openTalk(server: TestServer) {
  const made = await server.transaction(async (tx) => {
    const [one, other] = [await makeMember(tx), await makeMember(tx)]
    const { conversationId } = await aConversation(tx, actorOf(one), actorOf(other))
    const cookie = async (id: string) => `__Host-session=${(await makeSession(tx, id)).token}`
    return { one, other, conversationId, cookies: [await cookie(one.id), await cookie(other.id)] as const }
  })
  const [mine, theirs] = made.cookies
  const address = `${server.web.origin}/my/messages/${made.conversationId}`
  return { ...made, address, mine, theirs }
}

export const get = (address: string, Cookie: string) =>
  fetch(address, { headers: { Cookie }, redirect: 'manual' })

export async function send(address: string, Cookie: string, fields: Record<string, string | File>) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ intent: 'send', clientId: randomUUID(), ...fields }))
    body.append(name, value)
  return fetch(address, { method: 'POST', headers: { Cookie }, body, redirect: 'manual' })
}
