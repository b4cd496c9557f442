import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { WorkCard } from '#app/ui/work/work.tsx'
import { CompareTick } from './compare-tick.tsx'
import { Heart } from './heart.tsx'
import { ServiceCard } from './service-card.tsx'

const words = fc.string({ unit: fc.constantFrom('a', ' ', '<', '&', '"', '’', 'ж') })
const card = fc.record({
  id: fc.uuid(),
  to: words.map((slug) => `/services/${slug}`),
  title: words,
  picture: fc.option(
    fc.record({ src: fc.constant('/p/640.webp'), alt: words, widths: fc.constant([320, 640]) }),
  ),
  by: fc.record({ name: words, to: fc.constant('/user/anna') }),
  level: fc.option(fc.constant({ level: 2 as const, label: 'Trusted', isPro: true }), { nil: undefined }),
  rating: fc.option(fc.record({ value: fc.double({ min: 1, max: 5, noNaN: true }), count: fc.nat() })),
  price: fc.record({ minor: fc.nat(), currency: fc.constantFrom('USD', 'EUR') }),
  why: fc.option(words, { nil: undefined }),
})
const shown = fc.record({
  eager: fc.boolean(),
  titleLevel: fc.constantFrom('h2' as const, 'h3' as const),
  hasHeart: fc.boolean(),
  isFavourite: fc.boolean(),
  hasTick: fc.boolean(),
})

/** Somebody's page with this on it. */
async function page(isMember: boolean, Part: () => React.ReactElement): Promise<string> {
  const routes = [
    { id: 'root', path: '/', loader: () => ({ viewer: isMember ? {} : null }), Component: Part },
  ]
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request('http://hall.test/'))
  if (context instanceof Response) throw new Error('It leads elsewhere')
  const router = createStaticRouter(dataRoutes, context)
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
}

test('a card that is kept is what React writes, the first time and later, for whoever looks', async () => {
  await fc.assert(
    fc.asyncProperty(card, shown, fc.boolean(), async (work, how, isMember) => {
      const { hasHeart, isFavourite, hasTick, ...plain } = how
      const heart = <Heart kind="service" id={work.id} name={work.title} isFavourite={isFavourite} />
      const tick = <CompareTick to={work.to} name={work.title} />
      const wanted = await page(isMember, () => (
        <main>
          before
          <WorkCard {...work} {...plain} heart={hasHeart ? heart : null} tick={hasTick ? tick : undefined} />
          after
        </main>
      ))
      const kept = () => (
        <main>
          before
          <ServiceCard {...work} {...how} />
          after
        </main>
      )
      expect(await page(isMember, kept)).toBe(wanted)
      expect(await page(isMember, kept)).toBe(wanted)
    }),
  )
})

test('a heart of one is never another’s', async () => {
  const work = { id: 'w', to: '/services/w', title: 'W', by: { name: 'A', to: '/user/a' } }
  const card = (isFavourite: boolean) => () => (
    <ServiceCard {...work} price={{ minor: 100, currency: 'USD' }} hasHeart isFavourite={isFavourite} />
  )
  expect(await page(true, card(true))).toContain('Remove from favourites')
  expect(await page(true, card(false))).toContain('Keep among favourites')
  expect(await page(false, card(false))).toContain('Sign in to save this')
})
