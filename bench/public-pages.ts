import type { FullHall } from './full-hall.ts'

/** Public pages that are the same in every hall. */
export const PUBLIC_PAGES = [
  '/',
  '/about',
  '/contacts',
  '/requisites',
  '/pricing',
  '/docs',
  '/docs/terms',
  '/docs/recommendations',
  '/referral-program',
]

/** Every public page that stands for its kind, in a hall where something hangs. */
export function pagesOf(hall: FullHall): string[] {
  const { categories, category, service, search, person, work, projects, project } = hall
  return [...PUBLIC_PAGES, categories, category, service, search, person, work, projects, project]
}
