import { askDatabase } from '../ask-database.ts'

/** Every address of the marketplace that mixed traffic asks for, by kind. */
export type Addresses = {
  /** Things of the marketplace, each with a page of its own: more than one process keeps. */
  things: string[]
  searches: string[]
  files: string[]
  openGraph: string[]
  serviceIds: string[]
}

type Found = {
  services: { id: string; slug: string }[]
  people: string[]
  works: string[]
  projects: string[]
  files: string[]
}

const FOUND = `
  select (select json_agg(json_build_object('id', id, 'slug', slug)) from service where state = 'published') services,
         (select json_agg(distinct member.username) from member join service on service.seller_id = member.id) people,
         (select json_agg(member.username || '/' || work.slug) from work join member on member.id = work.member_id) works,
         (select json_agg(id) from project where state = 'open' and visibility = 'public') projects,
         (select json_agg('/files/pictures/' || id || '/' || wide || '.' || format)
          from picture, unnest(widths) wide, unnest(array['webp', 'avif']) format where state = 'ready') files`

const WORDS = ['logo', 'mark', 'site', 'voice', 'text', 'poster', 'menu', 'song', 'plan', 'photo', 'letter']
const ORDERS = ['', '&sort=price', '&sort=new', '&page=2']

export async function findAddresses(databaseUrl: string): Promise<Addresses> {
  const [found] = await askDatabase<Found>(databaseUrl, FOUND)
  if (!found) throw new Error('The hall is empty')
  const { services, people, works, projects, files } = found
  const slugs = services.map(({ slug }) => slug)
  return {
    things: [
      ...slugs.map((slug) => `/services/${slug}`),
      ...people.map((name) => `/user/${name}`),
      ...works.map((work) => `/user/${work.replace('/', '/portfolio/')}`),
      ...projects.map((id) => `/projects/${id}`),
    ],
    searches: WORDS.flatMap((first) =>
      WORDS.flatMap((second) => ORDERS.map((order) => `/search?q=${first}+${second}${order}`)),
    ),
    files,
    openGraph: [
      ...slugs.map((slug) => `/og/services/${slug}.png`),
      ...people.map((name) => `/og/people/${name}.png`),
      ...works.map((work) => `/og/works/${work}.png`),
      ...projects.map((id) => `/og/projects/${id}.png`),
    ],
    serviceIds: services.map(({ id }) => id),
  }
}
