import { avatarUrl, findFaces } from '#domain/accounts/index.ts'
import type { TeamPerson } from '#domain/teams/index.ts'
import type { Db } from '#platform/db/database.ts'

/** People of a team as they are shown: with names and portraits. */
export async function showPeople(db: Db, people: readonly TeamPerson[], size: 128 | 512 = 128) {
  const faces = await findFaces(
    db,
    people.map(({ memberId }) => memberId),
  )
  return people.map(({ memberId, role, craft, joinedAt }) => {
    const face = faces.get(memberId)
    return {
      id: memberId,
      name: face?.displayName ?? 'A member who left',
      username: face?.username ?? null,
      avatar: avatarUrl(face?.avatarKey ?? null, size),
      role,
      roleName: roleNames[role],
      craft,
      joinedAt,
    }
  })
}
export type ShownPerson = Awaited<ReturnType<typeof showPeople>>[number]

const roleNames = { owner: 'Owner', manager: 'Manager', member: 'Member' } as const

export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name
