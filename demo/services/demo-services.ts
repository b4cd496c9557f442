import type { ServiceContent } from '#domain/catalogue/index.ts'
import { type Chance, chanceOf } from '../covers/chance.ts'
import type { CoverSubject } from '../covers/draw-cover.ts'
import { tellCover } from '../covers/tell-cover.ts'
import type { DemoSeller } from '../people/read-sellers.ts'
import { sellers } from '../people/demo-sellers.ts'
import type { DemoBlock, DemoOffer } from '../sections/demo-section.ts'
import { blocks } from '../sections/demo-sections.ts'
import { clients } from './clients.ts'
import { describe, extrasOf, packagesOf, requirementsOf } from './service-parts.ts'

export type DemoPicture = { subject: CoverSubject; alt: string }

/** A service before it has a place and its pictures an owner. */
export type DemoService = {
  slug: string
  username: string
  daysAgo: number
  language: DemoBlock['language']
  fate: 'shown' | 'waiting' | 'rejected' | 'paused' | 'drafted'
  content: Omit<ServiceContent, 'categoryId' | 'gallery'>
  pictures: DemoPicture[]
}

/** He whom the sign-in page offers works here too, and has the most to show. */
const guest = {
  username: 'tomas-rivera',
  slugs: ['podcasts', 'mixing-and-mastering', 'audio-guides'],
  daysAgo: 200,
  head: 6,
}

type Hand = {
  username: string
  slugs: readonly string[]
  daysAgo: number
  speaksRussian: boolean
  has: number
}

const handOf = ({ username, slugs, daysAgo, languages }: DemoSeller): Hand => ({
  username,
  slugs,
  daysAgo,
  speaksRussian: languages.some(
    ({ code, level }) => code === 'ru' && (level === 'native' || level === 'fluent'),
  ),
  has: 0,
})

function composeAll(): DemoService[] {
  const hands = [{ ...guest, speaksRussian: false, has: -guest.head }, ...sellers.map(handOf)]
  let number = 0
  return blocks
    .flatMap((block) => block.offers.map((offer) => compose(block, offer, handFor(hands, block), number++)))
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .map(meetFate)
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
}

/** What became of the newest service of some: the moderator has a queue, and the seller of the demo a little of everything. */
const fates: Readonly<Record<string, readonly DemoService['fate'][]>> = {
  'elodie-martin': ['waiting'],
  'samuel-okoye': ['waiting'],
  'leila-rahimi': ['waiting'],
  'ahmed-farouk': ['waiting'],
  'naledi-khumalo': ['rejected'],
  'tomas-rivera': ['drafted', 'paused'],
}

function meetFate(service: DemoService, place: number, all: readonly DemoService[]): DemoService {
  const younger = all.slice(place + 1).filter(({ username }) => username === service.username).length
  const fate = fates[service.username]?.[younger]
  if (!fate) return service
  return { ...service, fate, daysAgo: Math.min(service.daysAgo, 0.1 + younger + (place % 10) / 12) }
}

/** Whoever of those who work there has the fewest, so that nobody stands empty-handed. */
function handFor(hands: Hand[], { slug, language }: DemoBlock): Hand {
  const able = hands.filter(({ slugs, speaksRussian }) =>
    language === 'ru' ? speaksRussian : slugs.includes(slug),
  )
  const near = able.filter(({ slugs }) => slugs.includes(slug))
  const chosen = (near.length > 1 ? near : able).toSorted((one, other) => one.has - other.has)[0]
  if (!chosen) throw new Error(`Nobody works in ${slug}`)
  chosen.has++
  return chosen
}

function compose(block: DemoBlock, offer: DemoOffer, hand: Hand, number: number): DemoService {
  const chance = chanceOf(offer.title)
  const packages = packagesOf(block, chance)
  return {
    slug: block.slug,
    username: hand.username,
    // Most have hung for a while, and some have only just come.
    daysAgo: 0.2 + (hand.daysAgo - 1) * chance.next() ** 0.75,
    language: block.language,
    fate: 'shown',
    content: {
      title: offer.title,
      description: describe(block, offer.words, chance),
      packages,
      extras: extrasOf(block, packages[0]?.priceMinor ?? 0, chance),
      requirements: requirementsOf(block, chance, packages[0]?.deliveryDays ?? 0),
      faq: chance.some(block.faq, chance.whole(0, block.faq.length)),
      tags: chance.some(block.tags, chance.whole(3, block.tags.length)),
    },
    pictures: picturesOf(block, offer, number, chance),
  }
}

/** A cover for each, and for every third two more that show the same client’s work from other sides. */
function picturesOf(block: DemoBlock, offer: DemoOffer, number: number, chance: Chance): DemoPicture[] {
  const client = clients[(number * 17) % clients.length]
  if (!client) throw new Error('There are no clients')
  const others = block.pictures.filter((family) => family !== offer.family)
  const more = number % 3 === 0 ? chance.some(others, chance.is(0.2) ? 2 : 1) : []
  return [offer.family, ...more].map((family, place) => ({
    subject: { ...client, family, seed: `${offer.title} ${place}` },
    alt: tellCover(family, client.name, block.language),
  }))
}

/** Every service of the demo, the oldest first. */
export const services: readonly DemoService[] = composeAll()
