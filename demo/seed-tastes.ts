import { findIdByUsername } from '#domain/accounts/index.ts'
import { listNewest, type WorthSeeing } from '#domain/catalogue/index.ts'
import { findTree, leavesOf } from '#domain/categories/index.ts'
import { learn } from '#domain/recommendations/index.ts'
import { noteViewed, type Seen } from '#domain/views/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import { chanceOf } from './covers/chance.ts'
import { guests, slugsLikedBy } from './people/callings.ts'
import type { DemoStep } from './demo-step.ts'

const SERVICES_MOST = 2_000
const DAYS_MOST = 45
/** Of what somebody looks at, so many belong to what they are about. */
const [LOOKED_LEAST, LOOKED_MOST] = [9, 18]
const OF_THEIR_OWN = 0.85

/** Members looked around, each by what they are about; then what they have in common is learned. */
export const seedTastes = (usernames: Iterable<string>): DemoStep => ({
  name: 'people look around',
  daysAgo: 0,
  make: async (tx) => {
    const works = await listNewest(tx.db, SERVICES_MOST)
    const slugs = new Map(leavesOf(await findTree(tx.db)).map(({ id, slug }) => [id, slug]))
    const bySlug = Map.groupBy(works, ({ categoryId }) => slugs.get(categoryId ?? '') ?? '')
    const seen: Seen[] = []
    for (const username of new Set([...guests, ...usernames])) {
      const memberId = await findIdByUsername(tx.db, username)
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
  const own = slugsLikedBy(username).flatMap((slug) => bySlug.get(slug) ?? [])
  const looks = Array.from({ length: chance.whole(LOOKED_LEAST, LOOKED_MOST) }, () =>
    chance.pick(own.length > 0 && chance.is(OF_THEIR_OWN) ? own : works),
  )
  return [...new Set(looks)]
}
