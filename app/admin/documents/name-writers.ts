import { nameMembers } from '#domain/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'

/** Who wrote, by name; a former administrator has none any more. */
export async function nameWriters(db: Db, versions: readonly { savedBy: string }[]) {
  const idOf = (label: string) => label.replace(/^member:/, '')
  const names = await nameMembers(
    db,
    versions.map(({ savedBy }) => idOf(savedBy)),
  )
  return (label: string): string => names.get(idOf(label))?.username ?? 'a former administrator'
}
