import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { changeSettings } from './change-settings.ts'
import { settingsInForce } from './in-force.ts'
import { loadKnownChanges } from './queries.ts'

/** Removes a brand. Accounts that came by it stay, and use the marketplace's own. */
export async function removeBrand(
  tx: Transaction,
  actor: Actor,
  { slug, reason, basedOn }: { slug: string; reason: string; basedOn: number },
  origin?: Origin,
): Promise<void> {
  authorise(actor, 'settings.change')
  const { brands } = settingsInForce(await loadKnownChanges(tx.db), tx.now)
  const rest = brands.filter((brand) => brand.slug !== slug)
  if (rest.length === brands.length) throw new NotFound('There is no such brand any more')
  await changeSettings(tx, actor, { values: { brands: rest }, reason, basedOn }, origin)
}
