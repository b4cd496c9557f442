import type { MemberEdge } from '#app/edge.ts'
import { findFaces } from '#domain/accounts/index.ts'
import { findNearCopies } from '#domain/assistant/index.ts'

/** Another text that says much of the same, for the moderator's eye. */
export type ShownCopy = {
  id: string
  to: string
  title: string
  owner: { id: string; name: string; isSame: boolean }
  sharePercent: number
  passages: string[]
}

type Asked = { kind: 'service' | 'project'; text: string; id: string; ownerId: string }

/** Texts of others, or of the same person, that are near copies of this one. */
export async function loadCopies({ db }: MemberEdge, asked: Asked): Promise<ShownCopy[]> {
  const { kind, text, id: exceptId, ownerId } = asked
  const copies = await findNearCopies(db, { kind, text, exceptId })
  const faces = await findFaces(
    db,
    copies.map((copy) => copy.ownerId),
  )
  return copies.map(({ id, title, ownerId: theirs, sharePercent, passages }) => ({
    id,
    to: `/admin/market/${kind}s/${id}`,
    title,
    owner: { id: theirs, name: faces.get(theirs)?.displayName ?? 'Nobody', isSame: theirs === ownerId },
    sharePercent,
    passages,
  }))
}
