import type { Clock } from '#platform/clock/clock.ts'
import { openSeal } from '#platform/crypto/seal.ts'
import { sealedColumn } from '#platform/crypto/sealed-column.ts'
import type { Secret } from '#platform/crypto/secret.ts'
import type { Db } from '#platform/db/database.ts'
import { makeVapidKeys, type VapidKeys } from '#platform/push/vapid.ts'
import { pushKey } from '../schema.server.ts'

const PURPOSE = 'push key'

export const pushPrivateKey = sealedColumn({
  table: pushKey,
  key: pushKey.id,
  sealed: pushKey.privateKeySealed,
  purpose: PURPOSE,
})

type Place = {
  db: Db
  clock: Clock
  config: { secret: Secret; push: { keys: VapidKeys | undefined } }
}

/** Those that the operator gave, or the pair of this marketplace; the first that asks makes it, for all processes. */
export async function findPushKeys(place: Place): Promise<VapidKeys> {
  const { db, clock } = place
  const { secret, push } = place.config
  if (push.keys) return push.keys
  const seal = openSeal(secret, PURPOSE)
  const [kept] = await db.select().from(pushKey)
  if (kept) return { publicKey: kept.publicKey, privateKey: seal.open(kept.privateKeySealed) }
  const { publicKey, privateKey } = makeVapidKeys()
  await db
    .insert(pushKey)
    .values({ publicKey, privateKeySealed: seal.close(privateKey), madeAt: clock.now() })
    .onConflictDoNothing()
  return findPushKeys(place)
}
