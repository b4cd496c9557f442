import { countryName } from '#domain/accounts/index.ts'

/** Where someone is, in a few words: the city where there is one, else the country. */
export function placeOf({ city, country }: { city: string; country: string }): string {
  return city || (country ? countryName(country) : '')
}
