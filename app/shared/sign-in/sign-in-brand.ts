import type { Edge } from '#app/edge.ts'
import { brandOf, DEFAULT_BRAND, findBrand, screensOf, type SignInBrand } from '#domain/accounts/index.ts'
import { NotFound } from '#platform/errors/errors.ts'

/** Under which brand a sign-in screen is shown: `/@{brand}/login`, or the marketplace's own. */
export function requestedBrand({ params, settings }: Pick<Edge, 'params' | 'settings'>): SignInBrand {
  const { brand: segment } = params
  const slug = segment === undefined ? DEFAULT_BRAND : /^@([a-z0-9-]{1,40})$/.exec(segment)?.[1]
  const found = slug === undefined ? undefined : findBrand(settings, slug)
  if (!found || (segment !== undefined && slug === DEFAULT_BRAND))
    throw new NotFound('There is no page at this address')
  return found
}

/**
 * Under which brand a screen is shown that all brands share: the one whose way leads through it, else that of who is signed
 * in. Never that of an account which is only named: its look would tell that the account exists.
 */
export function currentBrand({ url, page, settings }: Pick<Edge, 'url' | 'page' | 'settings'>): SignInBrand {
  return brandOf(settings, url.searchParams.get('brand') ?? page.viewer?.brand ?? DEFAULT_BRAND)
}

/** What the screens show of the brand; colours only where it has its own. */
export type ShownBrand = {
  slug: string
  name: string
  logoUrl: string | undefined
  colours: { light: string; dark: string } | undefined
  screens: ReturnType<typeof screensOf>
  /** Lets the colours into the page. */
  nonce: string
}

export function shownBrand(brand: SignInBrand, nonce: string): ShownBrand {
  const { slug, name, logoUrl, accentLight, accentDark } = brand
  return {
    slug,
    name,
    logoUrl: logoUrl || undefined,
    colours: accentLight && accentDark ? { light: accentLight, dark: accentDark } : undefined,
    screens: screensOf(slug),
    nonce,
  }
}
