import type { ProfileInput } from '#domain/accounts/index.ts'
import { chanceOf } from '../covers/chance.ts'
import { blocks } from '../sections/demo-sections.ts'
import { type DemoSeller, readSellers } from './read-sellers.ts'
import { sellersOne } from './sellers-one.ts'
import { sellersTwo } from './sellers-two.ts'

/** Invented, every one of them; those who came first stand first. */
export const sellers: readonly DemoSeller[] = [
  ...readSellers(sellersOne),
  ...readSellers(sellersTwo),
].toSorted((one, other) => other.daysAgo - one.daysAgo)

const habits = [
  'I answer on weekdays between nine and six, {city} time.',
  'Write first: I say within a day whether I am the right person, and if not, who may be.',
  'I take four projects a month and finish one before I begin the next.',
  'Small jobs are welcome. Most of my long friendships here began with one.',
  'I work from a shared studio in {city} with two other people who tell me when something is bad.',
  'Mornings are for making, afternoons for letters.',
  'I send a short note every Friday, also when there is nothing new.',
  'I say no when I am the wrong person. It happens about once a week.',
  'If we are both in {city}, coffee is on me.',
]

export function profileOf(seller: DemoSeller): ProfileInput {
  const chance = chanceOf(`profile of ${seller.username}`)
  const habit = chance.pick(habits).replace('{city}', seller.city)
  return {
    displayName: seller.name,
    headline: seller.headline,
    about: `${seller.about}\n\n${habit}`,
    country: seller.country,
    city: seller.city,
    languages: seller.languages,
    skills: skillsOf(seller, chance.whole(5, 9)),
    rate: seller.rateMinor,
    availability: seller.availability,
  }
}

/** What their shelves are tagged with, taken in turn from each. */
function skillsOf({ slugs }: DemoSeller, most: number): string[] {
  const tags = slugs.map((slug) => blocks.find((block) => block.slug === slug)?.tags ?? [])
  const inTurn = tags[0]?.flatMap((_tag, place) => tags.flatMap((list) => list[place] ?? [])) ?? []
  return [...new Set(inTurn)].slice(0, most).map((tag) => tag.charAt(0).toUpperCase() + tag.slice(1))
}
