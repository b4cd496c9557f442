import { findFacesAt } from '#domain/accounts/index.ts'
import { nameServicesAt } from '#domain/catalogue/index.ts'
import { nameWorksAt } from '#domain/portfolio/index.ts'
import { nameProjects } from '#domain/projects/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type Linked, linkedThings } from './linked-things.ts'
import type { AboutView } from './message-view.ts'

/** Cards of what is linked in texts, for each text; what nobody may see stays a link. One question a kind, however many texts. */
export async function showLinked(
  { db, origin }: { db: Db; origin: string },
  texts: readonly string[],
): Promise<AboutView[][]> {
  const linked = texts.map((text) => linkedThings(text, origin))
  const all = linked.flat()
  if (all.length === 0) return texts.map(() => [])
  const people = await findFacesAt(
    db,
    all.flatMap((one) => ('username' in one ? [one.username] : [])),
  )
  const named = {
    people,
    services: await nameServicesAt(
      db,
      all.flatMap((one) => (one.kind === 'service' ? [one.slug] : [])),
    ),
    projects: await nameProjects(
      db,
      all.flatMap((one) => (one.kind === 'project' ? [one.id] : [])),
    ),
    works: await nameWorksAt(
      db,
      [...people.values()].map(({ id }) => id),
      all.flatMap((one) => (one.kind === 'work' ? [one.slug] : [])),
    ),
  }
  return linked.map((things) => things.flatMap((one) => cardOf(one, named) ?? []))
}

type Named = {
  people: Awaited<ReturnType<typeof findFacesAt>>
  services: Map<string, string>
  projects: Map<string, string>
  works: Map<string, string>
}

function cardOf(one: Linked, { people, services, projects, works }: Named): AboutView | undefined {
  if (one.kind === 'service') return card('Service', services.get(one.slug), `/services/${one.slug}`)
  if (one.kind === 'project') return card('Project', projects.get(one.id), `/projects/${one.id}`)
  const face = people.get(one.username.toLowerCase())
  if (!face) return undefined
  const page = `/user/${face.username}`
  if (one.kind === 'member') return card('Profile', face.displayName, page)
  return card('Work', works.get(`${face.id}/${one.slug}`), `${page}/portfolio/${one.slug}`)
}

const card = (label: string, title: string | undefined, to: string): AboutView | undefined =>
  title === undefined ? undefined : { label, title, to }
