import type { FullDemo } from './full-demo.ts'

/** Public pages that are the same in every marketplace. */
export const PUBLIC_PAGES = [
  '/',
  '/about',
  '/contacts',
  '/requisites',
  '/pricing',
  '/docs',
  '/docs/terms',
  '/docs/recommendations',
  '/blog',
]

/** Every public page that stands for its kind, in a marketplace where something hangs. */
export function pagesOf(demo: FullDemo): string[] {
  const { categories, category, service, search, person, work, projects, project, post } = demo
  return [...PUBLIC_PAGES, categories, category, service, search, person, work, projects, project, post]
}
