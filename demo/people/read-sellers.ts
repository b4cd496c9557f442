import type { ProfileInput } from '#domain/accounts/index.ts'
import { slugOf } from '#domain/catalogue/index.ts'

type SellerLook = { sex: 'f' | 'm' | 'x'; age: number; tone: string }

/** Somebody who sells in the demo. */
export type DemoSeller = {
  username: string
  name: string
  country: string
  city: string
  timeZone: string
  languages: ProfileInput['languages']
  rateMinor: number
  availability: string
  daysAgo: number
  /** The sub-categories they work in. */
  slugs: string[]
  look: SellerLook
  headline: string
  about: string
}

/**
 * Reads people from their text, a line a person, parts between bars: name; country, city, time zone; languages; rate in dollars,
 * availability, days since they joined; sub-categories; sex, age and tone of skin, for the portrait; headline; about.
 */
export function readSellers(text: string): DemoSeller[] {
  return text.trim().split('\n').map(readSeller)
}

function readSeller(line: string): DemoSeller {
  const [name = '', place = '', spoken = '', terms = '', slugs = '', seen = '', headline = '', about = ''] =
    line.split('|').map((part) => part.trim())
  if (!about) throw new Error(`Something is missing in “${line}”`)
  const [country = '', ...where] = place.split(' ')
  const [rate = '', availability = '', daysAgo = ''] = terms.split(' ')
  return {
    username: slugOf(name),
    name,
    country,
    city: where.slice(0, -1).join(' '),
    timeZone: where.at(-1) ?? '',
    languages: spoken.split(',').map(readLanguage),
    rateMinor: Number(rate) * 100,
    availability,
    daysAgo: Number(daysAgo),
    slugs: slugs.split(' '),
    look: readLook(seen),
    headline,
    about,
  }
}

function readLanguage(spoken: string): DemoSeller['languages'][number] {
  const [code = '', level = ''] = spoken.trim().split(' ')
  return { code, level }
}

function readLook(seen: string): SellerLook {
  const [sex, age = '', tone = ''] = seen.split(' ')
  if (sex !== 'f' && sex !== 'm' && sex !== 'x') throw new Error(`A portrait needs more than “${seen}”`)
  return { sex, age: Number(age), tone }
}
