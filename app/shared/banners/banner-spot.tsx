import { lazy, Suspense } from 'react'
import type { BannerView } from '#domain/banners/index.ts'

const HungBanner = lazy(() => import('./hung-banner.tsx'))

type BannerSpotProps = { banner: BannerView | null; as?: 'strip' | 'block' }

/** A place where a banner may hang. It stands in the page as it is sent, so that nothing shifts when the script comes. */
export function BannerSpot({ banner, as = 'block' }: BannerSpotProps) {
  if (!banner) return null
  return (
    <Suspense>
      <HungBanner banner={banner} as={as} />
    </Suspense>
  )
}
