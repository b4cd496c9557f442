import { findMemberId } from '#domain/accounts/index.ts'
import { listNewest, type WorthSeeing } from '#domain/catalogue/index.ts'
import { listTree } from '#domain/categories/index.ts'
import { learn } from '#domain/recommendations/index.ts'
import { noteViewed, type Seen } from '#domain/views/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import { chanceOf } from './covers/chance.ts'
import type { DemoStep } from './demo-step.ts'

const SERVICES_MOST = 2_000
const DAYS_MOST = 45
/** Of what somebody looks at, so many belong to what they are about. */
const [LOOKED_LEAST, LOOKED_MOST] = [9, 18]
const OF_THEIR_OWN = 0.85

/** What people are about, and the kinds of work that go with it. */
const callings = {
  museum: [
    'audio-guides',
    'posters-and-print',
    'illustrated-maps',
    'everyday-translation',
    'editorial-illustration',
  ],
  broadcaster: ['podcasts', 'original-music', 'subtitling', 'landing-pages', 'voice-over'],
  author: ['books-for-children', 'editing-and-proofreading', 'literary-translation', 'type-and-lettering'],
  shop: ['online-shops', 'product-photography', 'packaging', 'search-optimisation', 'newsletters'],
  newcomer: ['logo-and-identity', 'copy-for-websites', 'landing-pages', 'plans-and-grants', 'social-media'],
  film: ['video-editing', 'colour-and-titles', 'animation', 'scripts-and-speeches', 'mixing-and-mastering'],
  software: [
    'mobile-apps',
    'backend-and-apis',
    'ux-and-prototypes',
    'icons-and-systems',
    'technical-writing',
  ],
  office: ['charts-and-dashboards', 'data-cleaning', 'presentations', 'bookkeeping', 'surveys'],
  builder: ['architecture', 'floor-plans', 'product-rendering', 'models-for-printing', 'retouching'],
} as const
type Calling = keyof typeof callings

/** Those whom the sign-in page offers look at what such people would. */
const known: Readonly<Record<string, Calling>> = { 'ilse-brandt': 'museum', 'tomas-rivera': 'broadcaster' }

/** Members looked around, each by what they are about; then what they have in common is learned. */
export const seedTastes = (usernames: Iterable<string>): DemoStep => ({
  name: 'people look around',
  daysAgo: 0,
  make: async (tx) => {
    const works = await listNewest(tx.db, SERVICES_MOST)
    const slugs = new Map((await listTree(tx.db)).map(({ id, slug }) => [id, slug]))
    const bySlug = Map.groupBy(works, ({ categoryId }) => slugs.get(categoryId ?? '') ?? '')
    const seen: Seen[] = []
    for (const username of new Set([...Object.keys(known), ...usernames])) {
      const memberId = await findMemberId(tx.db, username)
      if (!memberId) continue
      const looks = looksOf(username, bySlug, works).filter(({ sellerId }) => sellerId !== memberId)
      seen.push(
        ...looks.map(({ id: serviceId }, place): Seen => {
          const chance = chanceOf(`when ${username} looked, ${place}`)
          const at = addDays(tx.now, -DAYS_MOST * chance.next() ** 2)
          return { kind: 'view', serviceId, visitor: username, memberId, at }
        }),
      )
    }
    await noteViewed(tx, seen)
    await learn(tx, { everything: true })
  },
})

function looksOf(
  username: string,
  bySlug: ReadonlyMap<string, WorthSeeing[]>,
  works: readonly WorthSeeing[],
): WorthSeeing[] {
  const chance = chanceOf(`what ${username} looks at`)
  const names = Object.keys(callings) as Calling[]
  const calling = known[username] ?? chance.pick(names)
  const own = callings[calling].flatMap((slug) => bySlug.get(slug) ?? [])
  const looks = Array.from({ length: chance.whole(LOOKED_LEAST, LOOKED_MOST) }, () =>
    chance.pick(own.length > 0 && chance.is(OF_THEIR_OWN) ? own : works),
  )
  return [...new Set(looks)]
}
