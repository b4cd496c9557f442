import type { PageContext } from '#app/page-context.ts'
import { PREVIEW_PARAM, PREVIEW_THEME_PARAM } from '#app/shared/banners/preview-address.ts'
import type { Services } from '#app/services.ts'
import { describeBanners, findBanner } from '#domain/banners/index.ts'
import { may } from '#domain/banners/permissions.ts'
import type { PageRequest } from './page-request.ts'

/**
 * An administrator looks at a banner in its real place, before anybody else does: the page as it is, with this banner and in a given
 * theme. For everyone else the parameters mean nothing. Such a page is of a session, so it is never kept.
 */
export async function previewBanner(
  { db }: Pick<Services, 'db'>,
  { search, request }: PageRequest,
  page: PageContext,
): Promise<void> {
  if (request.method !== 'GET' || !search.includes(PREVIEW_PARAM)) return
  const asked = new URLSearchParams(search)
  const number = /^\d{1,9}$/.exec(asked.get(PREVIEW_PARAM) ?? '')?.[0]
  const actor = page.viewer?.actor
  if (number === undefined || !actor || !may(actor, 'banner.read')) return
  const found = await findBanner(db, actor, Number(number))
  const [banner] = await describeBanners(db, found ? [found] : [])
  if (!banner) return
  page.banners = { ...page.banners, [banner.placement]: banner }
  const theme = asked.get(PREVIEW_THEME_PARAM)
  if (theme === 'light' || theme === 'dark') page.theme = theme
  page.isPreview = true
}
