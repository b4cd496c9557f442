/** Where the bands of prices begin, in minor units. */
export const PRICE_BANDS_FROM_MINOR = [0, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000] as const
export const DELIVERY_DAYS_MOST = [1, 3, 7, 14, 30] as const
/** In hundredths of a star. */
export const RATINGS_AT_LEAST_HUNDREDTHS = [400, 450, 480] as const

/** The last band that begins at or below the price. */
export function priceBandOf(priceMinor: number): number {
  let band = 0
  while (band + 1 < PRICE_BANDS_FROM_MINOR.length && priceMinor >= (PRICE_BANDS_FROM_MINOR[band + 1] ?? 0))
    band++
  return band
}

/** The first limit that the days keep to; one past the last when they keep to none. */
export function deliveryBandOf(deliveryDays: number): number {
  let band = 0
  while (band < DELIVERY_DAYS_MOST.length && deliveryDays > (DELIVERY_DAYS_MOST[band] ?? 0)) band++
  return band
}

/** How many of the steps the rating reaches. */
export function ratingBandOf(ratingHundredths: number): number {
  let band = 0
  while (ratingHundredths >= (RATINGS_AT_LEAST_HUNDREDTHS[band] ?? Infinity)) band++
  return band
}
