import { describePage, type PageDescription } from '#app/describe-page.ts'
import type { ShownBrand } from './sign-in-brand.ts'

/** A sign-in screen in the head of the page: under the name of its brand, and in no index. */
export function describeSignInPage(
  matches: Parameters<typeof describePage>[0],
  brand: ShownBrand | undefined,
  page: Pick<PageDescription, 'title' | 'description' | 'path'>,
): ReturnType<typeof describePage> {
  const described = describePage(matches, { ...page, image: 'home', noIndex: true })
  if (!brand) return described
  return described.map((one) => ('title' in one ? { title: `${page.title} · ${brand.name}` } : one))
}
