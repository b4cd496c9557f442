import type { Placement } from '#domain/banners/banner-rules.ts'

export const PREVIEW_PARAM = 'look-at-banner'
export const PREVIEW_THEME_PARAM = 'in-theme'

type Previewed = {
  number: number
  placement: Placement
  /** Of a category whose page has the place. */ categoryPath: string
}

/** The real page on which a banner hangs, with it there whatever its state. */
export function previewAddress(
  { number, placement, categoryPath }: Previewed,
  theme: 'light' | 'dark',
): string {
  const path =
    placement === 'dashboard' ? '/my' : placement === 'category' ? `/categories/${categoryPath}` : '/'
  return `${path}?${PREVIEW_PARAM}=${number}&${PREVIEW_THEME_PARAM}=${theme}`
}
