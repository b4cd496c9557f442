import { sealedData } from '#domain/areas.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { noteResealed, noteSecret } from '#platform/crypto/note-secret.ts'
import type { Secret } from '#platform/crypto/secret.ts'
import type { Db } from '#platform/db/database.ts'
import { log } from '#platform/log/log.ts'
import { StartError } from '#platform/process/exit-with.ts'

type Place = { db: Db; clock: Clock; config: { secret: Secret } }

/** Before a process serves: refuses a SECRET that would open nothing. */
export async function checkSecret({ db, clock, config: { secret } }: Place): Promise<void> {
  const answer = await noteSecret(db, secret, { now: clock.now(), opens: () => allOpen(db, secret) })
  if (answer === 'wrong') throw new StartError(WRONG)
  if (answer === 'unfinished') throw new StartError(UNFINISHED)
}

async function allOpen(db: Db, secret: Secret): Promise<boolean> {
  for (const column of Object.values(sealedData)) if (!(await column.opens(db, secret))) return false
  return true
}

/**
 * While SECRET_PREVIOUS is given: closes with SECRET what the one before it closed, and says when that one can go. It is
 * done beside everything else by each process that starts, so that none which still has the former secret does it
 * backwards, and what such a one sealed meanwhile is found too. Cut short, the next start goes on.
 */
export async function resealAll(
  { db, clock, config: { secret } }: Place,
  say: (line: string) => void,
): Promise<void> {
  if (secret.length === 1) return
  say(
    'What is sealed with SECRET_PREVIOUS is being sealed anew: keep it until the next line says that it can go',
  )
  try {
    let resealed = 0
    for (const column of Object.values(sealedData)) resealed += await column.reseal(db, secret)
    await noteResealed(db, secret, clock.now())
    say(
      `Nothing is sealed with SECRET_PREVIOUS any more (${resealed} sealed anew): remove it once every process has the new SECRET`,
    )
  } catch (error) {
    // People are served meanwhile, and that is no reason to send them away.
    log.error({ err: error }, 'sealing anew was cut short: the next start goes on')
  }
}

const WRONG = `SECRET: it is not the one that this database knows, and authenticators and payout details sealed with that one could not be opened.
  Set SECRET to what it was (in demo mode it is the file 'secret' in DATA_FOLDER). To change it, set SECRET_PREVIOUS to what it was and SECRET to the new one.`
const UNFINISHED = `SECRET_PREVIOUS: something is still sealed with it.
  Set it once more to the secret before this one, until a start says that it can go.`
