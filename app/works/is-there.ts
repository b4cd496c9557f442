import { findPerson } from '#domain/accounts/index.ts'
import { listCards } from '#domain/catalogue/index.ts'
import type { IsThere } from '#domain/favourites/index.ts'

/** Whether everyone may see it, so that it can be kept. */
export const isThere: IsThere = async (tx, { kind, id }) =>
  kind === 'service'
    ? (await listCards(tx.db, [id])).length > 0
    : (await findPerson(tx.db, id))?.state === 'active'
