import { findFaces } from '#domain/accounts/index.ts'
import { nameServices } from '#domain/catalogue/index.ts'
import type { AboutKind } from '#domain/messages/message-rules.ts'
import { nameWorks } from '#domain/portfolio/index.ts'
import { nameProjects } from '#domain/projects/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { AboutView } from './message-view.ts'

type Subject = { aboutKind: AboutKind | null; aboutId: string | null }

/** The things that messages are about, by `kind:id`; what nobody may see any more is left out. */
export async function findAbouts(db: Db, subjects: readonly Subject[]): Promise<Map<string, AboutView>> {
  const idsOf = (kind: AboutKind) => [
    ...new Set(subjects.flatMap((one) => (one.aboutKind === kind && one.aboutId ? [one.aboutId] : []))),
  ]
  const works = await nameWorks(db, idsOf('work'))
  const people = await findFaces(db, [...idsOf('member'), ...[...works.values()].map((one) => one.memberId)])
  const found = new Map<string, AboutView>()
  for (const [id, { title, slug }] of await nameServices(db, idsOf('service')))
    found.set(`service:${id}`, { label: 'Service', title, to: `/services/${slug}` })
  for (const [id, title] of await nameProjects(db, idsOf('project')))
    found.set(`project:${id}`, { label: 'Project', title, to: `/projects/${id}` })
  for (const [id, { title, slug, memberId }] of works) {
    const username = people.get(memberId)?.username
    if (username) found.set(`work:${id}`, { label: 'Work', title, to: `/user/${username}/portfolio/${slug}` })
  }
  for (const id of idsOf('member')) {
    const face = people.get(id)
    if (face)
      found.set(`member:${id}`, { label: 'Profile', title: face.displayName, to: `/user/${face.username}` })
  }
  return found
}
