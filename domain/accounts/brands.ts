import type { Brand, Settings } from '#domain/settings/index.ts'

/** A brand to sign in under: the marketplace's own, or one with colours of its own. */
export type SignInBrand = Pick<Brand, 'slug' | 'name'> & Partial<Brand>

export const DEFAULT_BRAND = 'default'

/** The brand at `/@{slug}/…`; none where the operator has not made one. */
export function findBrand(settings: Settings, slug: string): SignInBrand | undefined {
  if (slug === DEFAULT_BRAND) return { slug, name: settings.marketplaceName }
  return settings.brands.find((brand) => brand.slug === slug)
}

/** The brand that a member came by; one that was removed since is the marketplace's own. */
export function brandOf(settings: Settings, slug: string): SignInBrand {
  return findBrand(settings, slug) ?? { slug: DEFAULT_BRAND, name: settings.marketplaceName }
}

/** The addresses of the three screens under this brand. */
export function screensOf(slug: string): { login: string; register: string; forgot: string } {
  const base = slug === DEFAULT_BRAND ? '/my' : `/@${slug}`
  return { login: `${base}/login`, register: `${base}/register`, forgot: `${base}/forgot` }
}

/** The address of a screen that all brands share, on the way through one of them. */
export function underBrand(path: string, slug: string): string {
  return slug === DEFAULT_BRAND ? path : `${path}${path.includes('?') ? '&' : '?'}brand=${slug}`
}
