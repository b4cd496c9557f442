import { avatarUrl, findFaces } from '#domain/accounts/index.ts'
import { findPayers } from '#domain/ledger/index.ts'
import { findHireRates } from '#domain/projects/index.ts'
import type { Db } from '#platform/db/database.ts'

type ProjectOwner = {
  name: string
  username: string
  src: string | null
  isPaymentVerified: boolean
  postedCount: number
  overCount: number
  hiredCount: number
}

const NOBODY = { displayName: 'Nobody', username: '', avatarKey: null }

/** Who asks: a face, whether money has come from them, and how often they hired. */
export async function findOwners(db: Db, ids: readonly string[]): Promise<(id: string) => ProjectOwner> {
  const [faces, payers, rates] = await Promise.all([
    findFaces(db, ids),
    findPayers(db, ids),
    findHireRates(db, ids),
  ])
  return (id) => {
    const face = faces.get(id) ?? NOBODY
    const rate = rates.get(id) ?? { postedCount: 0, overCount: 0, hiredCount: 0 }
    return {
      name: face.displayName,
      username: face.username,
      src: avatarUrl(face.avatarKey, 64) ?? null,
      isPaymentVerified: payers.has(id),
      ...rate,
    }
  }
}
