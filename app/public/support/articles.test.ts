import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { articles, findArticle } from '#domain/help/index.ts'
import { helpSections, takenSlugs } from '#domain/help/help-rules.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { documents } from '#app/shared/docs/index.ts'
import { stepArticles } from '../deals/room/steps/step-articles.ts'
import { listRoutePaths } from '../../../tests/routes/route-map.ts'
import { figuresOf } from '#app/shared/docs/figures/figures.ts'
import { figureAt, placesIn } from '#app/shared/docs/fill-figures.ts'
import { summaryOf } from '#app/shared/help/summary-of.ts'
import { renderArticle } from './render-article.server.tsx'

const initial = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const figures = figuresOf(initial)
const paths = await listRoutePaths()

/** The anchors of the account page that articles lead to. */
const accountParts = ['profile', 'email', 'password', 'two-factor', 'passkeys', 'sessions', 'seen', 'data']

const matcherOf = (path: string) => new RegExp(`^${path.replace(/:[\w]+/g, '[^/]+').replace(/\*$/, '.*')}$`)
const screens = paths.filter((path) => path !== '/*').map(matcherOf)

function isThere(href: string): boolean {
  const [path = '', anchor] = href.split('#')
  const slug = /^\/support\/([\w-]+)$/.exec(path)?.[1]
  if (slug !== undefined && !takenSlugs.includes(slug)) return findArticle(slug) !== undefined
  const document = documents.find((one) => path === `/docs/${one.slug}`)
  if (path.startsWith('/docs/'))
    return document !== undefined && (!anchor || document.sections.some(({ id }) => id === anchor))
  if (path === '/my/account' && anchor) return accountParts.includes(anchor)
  return !anchor && !path.includes(':') && screens.some((screen) => screen.test(path))
}

test('there are about thirty articles, some in every section, each at an address of its own', () => {
  expect(articles.length).toBeGreaterThanOrEqual(30)
  for (const section of helpSections)
    expect(articles.filter((one) => one.section === section).length, section).toBeGreaterThan(0)
  expect(articles.filter(({ slug }) => takenSlugs.includes(slug))).toEqual([])
  expect(new Set(articles.map(({ order }) => order)).size).toBe(articles.length)
})

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (slug, article) => {
  test('names only figures that there are', () => {
    const unknown = placesIn(`${article.summary} ${article.body}`).filter(
      (place) => figureAt(figures, place) === undefined,
    )
    expect(unknown).toEqual([])
    const shown = `${summaryOf(article, figures)} ${renderArticle(article, figures).html}`
    expect(shown).not.toMatch(/\{\{|\}\}|undefined/)
  })

  test('leads only to pages that there are', () => {
    const { html } = renderArticle(article, figures)
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((href) => !isThere(href))).toEqual([])
  })

  test('is related to others that there are, and not to itself', () => {
    expect(article.related.filter((one) => one === slug || !findArticle(one))).toEqual([])
  })

  test('is long enough to help and short enough to be read', () => {
    const words = article.body.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(150)
    expect(words).toBeLessThanOrEqual(500)
  })

  test('promises nothing that is not there', () => {
    expect(article.body).not.toMatch(/\bassistant\b|\bblog\b|\bvote for ideas\b/i)
  })
})

test('articles state the figures in force', () => {
  const changed = figuresOf({ ...initial, clearingDays: 11, sellerCommissionBasisPoints: 1_250 })
  const clearing = findArticle('when-can-i-withdraw')
  const costs = findArticle('what-it-costs')
  expect(clearing && renderArticle(clearing, changed).html).toContain('11 days')
  expect(costs && summaryOf(costs, changed)).toContain('12.5%')
})

test('what says how it works leads to an article that there is', () => {
  const lines = execFileSync('git', ['grep', '-hoE', 'HowLink article="[a-z-]+"', '--', 'app'], {
    encoding: 'utf8',
  })
  const named = [...lines.matchAll(/"([a-z-]+)"/g)].map(([, slug = '']) => slug)
  expect(named.length).toBeGreaterThan(5)
  expect([...named, ...Object.values(stepArticles)].filter((slug) => !findArticle(slug))).toEqual([])
})
