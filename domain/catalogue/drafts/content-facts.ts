import { isDeepStrictEqual } from 'node:util'
import type { ServiceContent } from '../service-content.ts'

/** What the service's own row repeats of its content, so that a card needs no more. */
export function factsOf(content: ServiceContent): {
  title: string
  categoryId: string | null
  coverPictureId: string | null
  priceFromMinor: number
  deliveryDays: number
} {
  const { packages } = content
  return {
    title: content.title,
    categoryId: content.categoryId,
    coverPictureId: content.gallery[0]?.pictureId ?? null,
    priceFromMinor: packages.length ? Math.min(...packages.map(({ priceMinor }) => priceMinor)) : 0,
    deliveryDays: packages.length ? Math.min(...packages.map(({ deliveryDays }) => deliveryDays)) : 0,
  }
}

export const picturesOf = ({ gallery }: ServiceContent) => gallery.map(({ pictureId }) => pictureId)

/** The live words with the new prices and days: those take effect at once, the words wait for their review. */
export function withPricesOf(live: ServiceContent, newer: ServiceContent): ServiceContent {
  return {
    ...live,
    packages: live.packages.map((one) => {
      const found = newer.packages.find(({ tier }) => tier === one.tier)
      return found ? { ...one, priceMinor: found.priceMinor, deliveryDays: found.deliveryDays } : one
    }),
    extras: live.extras.map((one) => {
      const found = newer.extras.find(({ id }) => id === one.id)
      return found ? { ...one, priceMinor: found.priceMinor, addedDays: found.addedDays } : one
    }),
  }
}

/** Whatever the order of the keys: the database keeps its own. */
export function isSameContent(first: ServiceContent, second: ServiceContent): boolean {
  return isDeepStrictEqual(first, second)
}
