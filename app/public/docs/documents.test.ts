import { describe, expect, test } from 'vitest'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { figuresOf } from '#app/shared/docs/figures/figures.ts'
import { renderDocument } from '#app/shared/docs/render-document.server.tsx'
import { sectionText } from '#app/shared/docs/section-text.server.ts'
import { documents } from '../../shared/docs/index.ts'

const initial = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const publicAddresses = [
  '/docs',
  '/pricing',
  '/about',
  '/contacts',
  '/requisites',
  '/search',
  '/ai',
  '/referral-program',
]

function htmlOf(settings: Settings): string {
  return documents
    .flatMap((document) => renderDocument(document, figuresOf(settings)).map(({ html }) => html))
    .join('\n')
}

function anchorsOf(slug: string): string[] {
  return documents.find((document) => document.slug === slug)?.sections.map(({ id }) => id) ?? []
}

describe('the documents', () => {
  test('have every section under an anchor of its own', () => {
    for (const document of documents) {
      const ids = document.sections.map(({ id }) => id)
      expect(new Set(ids).size, document.slug).toBe(ids.length)
    }
  })

  test('link only to pages and sections that exist', () => {
    for (const document of documents) {
      const html = renderDocument(document, figuresOf(initial))
        .map((section) => section.html)
        .join('\n')
      for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) {
        if (href.startsWith('mailto:')) continue
        const [path = '', anchor] = href.split('#')
        const slug = path === '' ? document.slug : path.replace('/docs/', '')
        const isKnown = publicAddresses.includes(path) || documents.some((other) => other.slug === slug)
        expect(isKnown, href).toBe(true)
        if (anchor) expect(anchorsOf(slug), href).toContain(anchor)
      }
    }
  })

  test('state the figures in force', () => {
    const html = htmlOf({ ...initial, sellerCommissionBasisPoints: 1_250, disputeDecisionWorkingDays: 1 })
    expect(html).toContain('12.5%')
    expect(html).toContain('the commission is $25.00 and the seller gets $175.00')
    expect(html).toContain('We decide</strong> within 1 working day after')
  })

  test('name the operator where there is one, and read well where there is none', () => {
    const named = htmlOf({ ...initial, operatorName: 'Weavers’ Guild', operatorCountry: 'The Netherlands' })
    expect(named).toContain('Weavers’ Guild runs Guildhall.')
    expect(named).toContain('The law of the Netherlands applies')
    const nameless = htmlOf(initial)
    expect(nameless).toContain('The operator of this marketplace runs Guildhall.')
    expect(nameless).not.toMatch(/undefined|null|NaN|\(\)|<p><\/p>/)
  })

  test('give search their text in sentences, tables too', () => {
    const words = documents[0]?.sections.find(({ id }) => id === 'words')
    const text = words ? sectionText(words, figuresOf(initial)) : ''
    expect(text).toMatch(/^Member · A person with an account\. Every member can buy and sell\. Service · /)
  })

  test('show what an operator typed as text, never as markup', () => {
    const html = htmlOf({ ...initial, operatorName: '*A* [b](javascript:x) <script>c</script> | d' })
    expect(html).toContain('*A* [b](javascript:x) &lt;script&gt;c&lt;/script&gt; | d')
    expect(html).not.toContain('<script')
  })
})
