import { describe, expect, test } from 'vitest'
import { assert, property, string } from 'fast-check'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { figuresOf } from '#app/shared/docs/figures/figures.ts'
import type { MarkedPart } from '../results/mark-words.ts'
import { cleanQuery } from './query.ts'
import { searchDocuments } from './search-documents.server.ts'

const initial = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const figures = figuresOf(initial)

function search(query: string, of: typeof figures, options?: Parameters<typeof searchDocuments>[2]) {
  const { found, show, ...said } = searchDocuments(query, of, options)
  return { hits: found.map(show), ...said }
}

const find = (query: string) => search(query, figures)
const addresses = (query: string) => find(query).hits.map((hit) => hit.to)
const text = (parts: readonly MarkedPart[]) => parts.map((part) => part.text).join('')
const marked = (parts: readonly MarkedPart[]) => parts.filter((part) => part.isMatch).map((part) => part.text)

describe('searching the documents', () => {
  test('puts sections with the word in their title first', () => {
    const [first] = find('escrow').hits
    expect(first?.to).toBe('/docs/terms#escrow')
    expect(marked(first?.title ?? [])).toEqual(['Escrow'])
    expect(addresses('cookies')[0]).toBe('/docs/privacy#cookies')
  })

  test('asks for every word', () => {
    const both = addresses('payout encrypted')
    expect(both.length).toBeGreaterThan(0)
    expect(both.every((to) => addresses('payout').includes(to) && addresses('encrypted').includes(to))).toBe(
      true,
    )
    expect(find('payout zeppelin').hits).toEqual([])
  })

  test('finds a word by its beginning, and whole words before beginnings', () => {
    expect(addresses('disp')).toContain('/docs/terms#disputes')
    expect(find('disp').readAs).toBeUndefined()
  })

  test('minds neither case, accents, plurals nor a hyphen', () => {
    expect(addresses('ESCRÓW')).toEqual(addresses('escrow'))
    expect(addresses('dispute')).toEqual(addresses('disputes'))
    expect(addresses('email').length).toBeGreaterThan(0)
    expect(addresses('e-mail').length).toBeGreaterThan(0)
  })

  test.each(['escrwo', 'escow', 'esccrow', 'eskrow'])('reads %s as escrow, and says so', (typed) => {
    const result = find(typed)
    expect(result.readAs).toBe('escrow')
    expect(result.hits[0]?.to).toBe('/docs/terms#escrow')
  })

  test('mends each word by itself', () => {
    expect(find('comission seler').readAs).toBe('commission seller')
    expect(find('comission seler').hits).toEqual(find('commission seller').hits)
  })

  test('searches for exactly what was typed where that is asked for, and offers the nearest spelling', () => {
    const result = search('escrwo', figures, { exactly: true })
    expect(result.hits).toEqual([])
    expect(result.nearest).toEqual({ query: 'escrow', count: find('escrow').hits.length })
  })

  test('guesses further only as a suggestion', () => {
    expect(find('dispuuutes')).toMatchObject({ hits: [], nearest: { query: 'dispute' } })
  })

  test('leaves short words and numbers as they are', () => {
    expect(find('fea').readAs).toBeUndefined()
    expect(find('99999').hits).toEqual([])
  })

  test('finds figures as they are in force', () => {
    const changed = figuresOf({ ...initial, claimWindowDays: 41 })
    expect(search('claims 41 days', changed).hits.map((hit) => hit.to)).toContain('/docs/terms#claims')
    expect(find('claims 41 days').hits).toEqual([])
  })

  test('shows a snippet around the words, cut between words', () => {
    const hit = find('chargeback').hits[0]
    expect(hit?.to).toBe('/docs/terms#bans')
    expect(marked(hit?.snippet ?? [])).toEqual(['chargeback'])
    expect(text(hit?.snippet ?? []).length).toBeLessThan(240)
  })

  test('finds public pages too', () => {
    expect(addresses('imprint')).toEqual(['/requisites'])
    expect(addresses('calculator')).toContain('/pricing')
  })

  test.each([
    '',
    '   ',
    '!!!',
    '.*',
    '(?:',
    '<script>',
    '__proto__',
    'constructor',
    '\u0000',
    '\ud800',
    '%',
    "'; drop table--",
  ])('takes %j calmly', (hostile) => {
    expect(() => find(cleanQuery(hostile))).not.toThrow()
  })

  test('finds nothing in a query without words', () => {
    for (const query of ['', '...', '—', '()']) expect(find(query).hits).toEqual([])
  })

  test('answers anything at all, shows only its own text, and a long query quickly', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const query = cleanQuery(typed)
        expect(query.isWellFormed() && query.length <= 100).toBe(true)
        for (const hit of find(query).hits) expect(text(hit.title)).not.toBe('')
      }),
      { numRuns: 50 },
    )
    expect(find(cleanQuery('zzzzzzzz '.repeat(10_000))).hits).toEqual([])
  })
})
