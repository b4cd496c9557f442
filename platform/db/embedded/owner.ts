import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { readIfThere, type Places, writeWhole } from './places.ts'
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity.mjs'

const record = z.object({ pid: z.number(), mark: z.string() })

/** The process that answers for stopping the server, while it lives. */
export async function livingOwner(places: Places): Promise<ProcessIdentity | undefined> {
  const text = await readIfThere(places.owner)
  if (text === undefined) return undefined
  const owner = parseRecord(text)
  return owner && isRunning(owner) ? owner : undefined
}

export async function takeOwnership(places: Places): Promise<void> {
  await writeWhole(places.owner, JSON.stringify(ownIdentity()))
}

export async function isOwnedByUs(places: Places): Promise<boolean> {
  const own = ownIdentity()
  const owner = await livingOwner(places)
  return owner?.pid === own.pid && owner.mark === own.mark
}

export async function dropOwnership(places: Places): Promise<void> {
  await rm(places.owner, { force: true })
}

function parseRecord(text: string): ProcessIdentity | undefined {
  try {
    return record.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
