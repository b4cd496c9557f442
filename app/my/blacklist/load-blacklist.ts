import { redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import { avatarUrl, findFaces, findProfile } from '#domain/accounts/index.ts'
import { listBlocked } from '#domain/blocks/index.ts'
import { NotFound } from '#platform/errors/errors.ts'

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const
const USERNAME_MOST = 40

/** Whom the member has blocked, and whom they are about to. */
export async function loadBlacklist(edge: MemberEdge) {
  const { db, actor, viewer } = edge
  // What is noted there is nobody else's to read.
  if (viewer.viewedBy) throw new NotFound('There is no page at this address')
  const blocked = await listBlocked(db, actor.id)
  const faces = await findFaces(
    db,
    blocked.map(({ memberId }) => memberId),
  )
  const rows = blocked.map(({ memberId, note, at }) => {
    const face = faces.get(memberId)
    return {
      id: memberId,
      name: face?.displayName ?? 'A member who left',
      username: face?.username ?? null,
      avatar: avatarUrl(face?.avatarKey ?? null),
      since: zonedFormat(at, viewer.timeZone, DATE),
      note,
    }
  })
  return { rows, who: await findAsked(edge, rows) }
}

/** Who is to be blocked, as the address says; none where it is the member or somebody blocked already. */
async function findAsked({ db, url, clock, actor }: MemberEdge, rows: readonly { id: string }[]) {
  const asked = url.searchParams.get('who')
  if (asked === null) return null
  const found = await findProfile(db, asked.slice(0, USERNAME_MOST), { now: clock.now() })
  if (found.outcome === 'moved') throw redirect(`/my/blacklist?who=${found.username}`)
  if (found.outcome !== 'found') throw new NotFound('There is no such member')
  const { id, displayName, avatarKey } = found.profile
  if (id === actor.id || rows.some((row) => row.id === id)) return null
  return { id, name: displayName, avatar: avatarUrl(avatarKey) }
}

export type BlacklistData = Awaited<ReturnType<typeof loadBlacklist>>
