import { startWebProcess, type WebProcess } from '../tests/server/web-process.ts'
import { askDatabase } from './ask-database.ts'
import { startFirst } from './first-start.ts'
import type { EmptyDatabase } from './part.ts'

/** The whole demo, as who starts the product for the first time meets it. */
export type FullDemo = {
  databaseUrl: string
  /** From the start of the process on an empty database until it is open. */
  madeInSeconds: number
  services: number
  pictures: number
  /** A page of each kind that the catalogue has. */
  categories: string
  category: string
  service: string
  search: string
  person: string
  work: string
  projects: string
  project: string
  post: string
  open(environment?: Record<string, string>): Promise<WebProcess>
}

type Counted = {
  services: number
  pictures: number
  slug: string
  username: string
  work: string
  project: string
  post: string
}

/** How much hangs there, the service that hangs longest, a seller who shows works, a project, and the first post. */
const COUNTED = `
  select (select count(*)::int from service where state = 'published') services,
         (select count(*)::int from picture) pictures,
         (select slug from service where state = 'published' order by published_at, id limit 1) slug,
         (select id from project where state = 'open' and visibility = 'public' order by created_at, id limit 1) project,
         (select slug from post where state = 'published' order by published_at, id limit 1) post,
         member.username, work.slug work
  from work join member on member.id = work.member_id order by work.created_at, work.id limit 1`

const NAME = 'full_hall'
let made: Promise<FullDemo> | undefined

/** Made once for all parts of a run that need it. */
export function openFullDemo(database: EmptyDatabase): Promise<FullDemo> {
  made ??= make(database)
  return made
}

async function make(database: EmptyDatabase): Promise<FullDemo> {
  const { databaseUrl, environment: own, web, madeInSeconds } = await startFirst(database, NAME)
  await web.stop()
  const [counted] = await askDatabase<Counted>(databaseUrl, COUNTED)
  if (!counted) throw new Error('The hall is empty')
  return {
    databaseUrl,
    madeInSeconds,
    services: counted.services,
    pictures: counted.pictures,
    categories: '/categories',
    category: '/categories/design',
    service: `/services/${counted.slug}`,
    search: '/search?q=logo',
    person: `/user/${counted.username}`,
    work: `/user/${counted.username}/portfolio/${counted.work}`,
    projects: '/projects',
    project: `/projects/${counted.project}`,
    post: `/blog/${counted.post}`,
    // It has everything. As 'on' its pictures would be drawn large for many minutes beside whatever is measured.
    open: (environment = {}) => startWebProcess(databaseUrl, { ...own, DEMO: 'people', ...environment }),
  }
}
