import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid, NotFound } from '#platform/errors/errors.ts'
import type { Brand } from './brands.ts'
import { changeSettings } from './change-settings.ts'
import { settingsInForce } from './in-force.ts'
import { loadKnownChanges } from './queries.ts'

type SaveBrandInput = {
  /** The address that the brand had until now; none adds a new one. */
  oldSlug: string | undefined
  brand: Brand
  reason: string
  basedOn: number
}

/** Adds a brand or changes one. */
export async function saveBrand(
  tx: Transaction,
  actor: Actor,
  { oldSlug, brand, reason, basedOn }: SaveBrandInput,
  origin?: Origin,
): Promise<void> {
  authorise(actor, 'settings.change')
  const { brands } = settingsInForce(await loadKnownChanges(tx.db), tx.now)
  if (oldSlug !== undefined && !brands.some(({ slug }) => slug === oldSlug)) {
    throw new NotFound('There is no such brand any more')
  }
  if (brand.slug !== oldSlug && brands.some(({ slug }) => slug === brand.slug)) {
    throw new Invalid('Some answers need another look', {
      slug: ['Address: another brand has it already. Choose another'],
    })
  }
  const after =
    oldSlug === undefined
      ? [...brands, brand]
      : brands.map((existing) => (existing.slug === oldSlug ? brand : existing))
  await changeSettings(tx, actor, { values: { brands: after }, reason, basedOn }, origin)
}
