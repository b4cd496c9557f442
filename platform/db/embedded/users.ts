import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { type Places, readIfThere, writeWhole } from './places.ts'
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity.mjs'

const list = z.array(z.object({ pid: z.number(), mark: z.string() }))

/** The living processes that use the server, this one aside. Whoever looks or changes it holds the lock of the folder. */
export async function otherUsers(places: Places): Promise<ProcessIdentity[]> {
  return (await readUsers(places)).filter((user) => !isSelf(user) && isRunning(user))
}

export async function joinUsers(places: Places): Promise<void> {
  await writeWhole(places.users, JSON.stringify([...(await otherUsers(places)), ownIdentity()]))
}

export async function leaveUsers(places: Places): Promise<void> {
  await writeWhole(places.users, JSON.stringify(await otherUsers(places)))
}

/** Whether the server is still ours to look after: whoever stops it on purpose strikes everyone off. */
export async function isUser(places: Places): Promise<boolean> {
  return (await readUsers(places)).some(isSelf)
}

export async function strikeOffUsers(places: Places): Promise<void> {
  await rm(places.users, { force: true })
}

async function readUsers(places: Places): Promise<ProcessIdentity[]> {
  try {
    return list.parse(JSON.parse((await readIfThere(places.users)) ?? '[]'))
  } catch {
    return []
  }
}

function isSelf({ pid, mark }: ProcessIdentity): boolean {
  const own = ownIdentity()
  return pid === own.pid && mark === own.mark
}
