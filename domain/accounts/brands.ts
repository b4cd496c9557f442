import { markUrl, PROGRAM_ACCENTS, type Brand, type Settings } from '#domain/settings/index.ts'

/** A brand to sign in under: the marketplace's own, or one with colours of its own. */
export type SignInBrand = Pick<Brand, 'slug' | 'name'> & Partial<Brand>

export const DEFAULT_BRAND = 'default'

/** The brand at `/@{slug}/…`; none where the operator has not made one. */
export function findBrand(settings: Settings, slug: string): SignInBrand | undefined {
  if (slug === DEFAULT_BRAND) return ownBrand(settings)
  return settings.brands.find((brand) => brand.slug === slug)
}

/** The marketplace's own; a colour that it does not have is the program's. */
function ownBrand({
  marketplaceName: name,
  accentLight,
  accentDark,
  logoKey,
  mailFrom,
}: Settings): SignInBrand {
  return {
    slug: DEFAULT_BRAND,
    name,
    ...(accentLight || accentDark
      ? {
          accentLight: accentLight || PROGRAM_ACCENTS.light,
          accentDark: accentDark || PROGRAM_ACCENTS.dark,
        }
      : {}),
    ...(logoKey ? { logoUrl: markUrl(logoKey) } : {}),
    ...(mailFrom ? { mailFrom } : {}),
  }
}

/** The brand that a member came by; one that was removed since is the marketplace's own. */
export function brandOf(settings: Settings, slug: string): SignInBrand {
  return findBrand(settings, slug) ?? ownBrand(settings)
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
