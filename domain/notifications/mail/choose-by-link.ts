import {
  chooseChannel,
  findPerson,
  isAlwaysOn,
  isChannelOn,
  notificationKinds,
} from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import type { Secret } from '#platform/crypto/secret.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { authorise } from '../permissions.ts'
import { readStopToken } from './stop-link.ts'

const GONE = 'This link is not good: copy all of it from the e-mail, or choose in your account'

/** Stops letters of the kinds that the link names, without signing in. Pressed twice it does the same. */
export async function stopLetters(
  tx: Transaction,
  actor: Actor,
  token: string,
  { secret }: { secret: Secret },
): Promise<void> {
  authorise(actor, 'notifications.stop-letters')
  const { memberId, kinds } = await findHolder(tx.db, token, secret)
  await chooseChannel(tx, { memberId, channel: 'email', on: [], off: kinds })
}

/** Chooses anew of which kinds letters come, by the same link. */
export async function chooseLetters(
  tx: Transaction,
  actor: Actor,
  { token, on }: { token: string; on: readonly string[] },
  { secret }: { secret: Secret },
): Promise<void> {
  authorise(actor, 'notifications.stop-letters')
  const { memberId } = await findHolder(tx.db, token, secret)
  const free = notificationKinds.map(({ kind }) => kind).filter((kind) => !isAlwaysOn(kind, 'email'))
  await chooseChannel(tx, {
    memberId,
    channel: 'email',
    on: free.filter((kind) => on.includes(kind)),
    off: free.filter((kind) => !on.includes(kind)),
  })
}

/** What a link's page shows: the kinds it is about, and all that can be chosen. */
export async function findLetterChoices(db: Db, token: string, { secret }: { secret: Secret }) {
  const { kinds, channels } = await findHolder(db, token, secret)
  const choices = notificationKinds
    .filter((row) => !isAlwaysOn(row.kind, 'email'))
    .map((row) => ({ ...row, isOn: isChannelOn(channels, row.kind, 'email') }))
  return { kinds, choices }
}

async function findHolder(db: Db | DrizzleTransaction, token: string, secret: Secret) {
  const link = readStopToken(token, secret)
  const person = link && (await findPerson(db, link.memberId))
  if (!link || !person || person.state === 'deleted') throw new NotFound(GONE)
  return { ...link, channels: person.channels }
}
