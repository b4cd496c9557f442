import { expect, test } from 'vitest'
import { readCursor, readOpen, readQuery, readTyped, writeCursor } from './event-query.ts'

const nadia = '3f0e8a52-6f1c-4f0e-9a53-a91f0c77d2e8'
const find = async (typed: string) => (typed === 'nadia' ? nadia : undefined)
const query = (search: string) => readQuery(readTyped(new URLSearchParams(search)), find)

test('what is typed becomes what is looked for', async () => {
  expect(
    await query(
      'q=spam&kind=sign-in&by=nadia&role=finance&member=nadia&address=203.0.113.0/24&from=2026-11-01&until=2026-11-02',
    ),
  ).toEqual({
    filters: {
      search: 'spam',
      kind: 'sign-in',
      actor: `member:${nadia}`,
      role: 'finance',
      memberId: nadia,
      address: '203.0.113.0/24',
      from: new Date('2026-11-01T00:00:00Z'),
      until: new Date('2026-11-03T00:00:00Z'),
    },
    problems: {},
  })
})

test('those without an account are named by what they are', async () => {
  expect((await query('by=operator')).filters.actor).toBe('operator')
})

test('what makes no sense is said beside its field', async () => {
  const { problems } = await query(
    'by=nobody&member=nobody&address=999.1.1.1&from=2026-02-30&until=yesterday&kind=%00&q=%00',
  )
  expect(Object.keys(problems)).toEqual(['by', 'member', 'address', 'from', 'until'])
})

test('no word is cut so that it can stand in no address', () => {
  expect(readTyped(new URLSearchParams({ q: `${'a'.repeat(199)}😀` })).q.isWellFormed()).toBe(true)
})

test('a search for less than three characters is refused: it would read the whole log', async () => {
  expect((await query('q=ab')).problems.q).toContain('at least 3 characters')
  expect((await query('q=abc')).problems).toEqual({})
})

test('the edge of a page survives the address bar, and a made-up one is no edge', () => {
  const edge = { at: new Date('2026-11-01T12:00:00.123Z'), id: 42 }
  expect(readCursor(writeCursor(edge))).toEqual(edge)
  for (const made of [null, '', '1', '1-2-3', '-1-2', `${'9'.repeat(20)}-1`]) {
    expect(readCursor(made)).toBeUndefined()
  }
  expect(readOpen('42')).toBe(42)
  expect(readOpen(`42; drop`)).toBeUndefined()
})
