import { expect, test } from 'vitest'
import type { Actor } from '#domain/actor.ts'
import { csvLine } from '#app/csv-file.ts'
import { listEvents } from '#domain/security/list-events.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { findCategory } from '../find-category.ts'
import { findTree } from '../find-tree.ts'
import { editCategory } from '../edit-category.ts'
import { hasCounted, makeCategory } from '../testing.ts'
import { columns } from './category-rows.ts'
import { importCategories, tryImport } from './import-categories.ts'
import { listForFile, type FiledCategory } from './list-for-file.ts'

const administrator: Actor = { kind: 'member', id: 'a', role: 'admin', state: 'active' }
const context = { origin: { address: '203.0.113.9', device: 'Firefox' }, hasServices: hasCounted }

const asCsv = (rows: readonly FiledCategory[]) =>
  csvLine(columns) + rows.map((row) => csvLine(columns.map((name) => cellOf(row[name])))).join('')
const cellOf = (value: FiledCategory[keyof FiledCategory]) =>
  Array.isArray(value) ? value.join(' ') : typeof value === 'boolean' ? (value ? 'yes' : 'no') : value

/** Design with two below, one of them hidden and once renamed; and a top that begins like a formula. */
async function setUp() {
  const { db, transaction } = await testDatabase()
  await transaction(async (tx) => {
    const design = await makeCategory(tx, { slug: 'design', title: 'Design', position: 1 })
    const logo = await makeCategory(tx, { slug: 'logo', title: 'Logos, “marks”', position: 2, below: design })
    await makeCategory(tx, { slug: 'web', title: 'Web', position: 1, isHidden: true, below: design })
    await makeCategory(tx, { slug: 'sums', title: '=Sums', icon: 'code', position: 0 })
    const { id: categoryId } = logo
    const looks = { title: logo.title, slug: 'logos', description: 'Signs, and more', icon: 'brush' }
    await editCategory(tx, administrator, { ...looks, categoryId, reason: 'Better' }, context)
  })
  const look = async (text: string) => {
    const looked = new Error('Only looked')
    let found: Awaited<ReturnType<typeof tryImport>> | undefined
    await transaction(async (tx) => {
      found = await tryImport(tx, administrator, { text }, context)
      throw looked
    }).catch((error: unknown) => {
      if (error !== looked) throw error
    })
    if (!found) throw new Error('Nothing was looked at')
    return found
  }
  return {
    db,
    look,
    list: () => listForFile(db, administrator),
    take: (text: string, seen: string) =>
      transaction((tx) =>
        importCategories(tx, administrator, { text, seen, reason: 'A new season' }, context),
      ),
  }
}

test('what was exported and is imported again changes nothing, as CSV and as JSON', async () => {
  const { list, look, take } = await setUp()
  const rows = await list()
  expect(rows.map(({ parent, slug, order, hidden }) => [parent, slug, order, hidden])).toEqual([
    ['', 'sums', 1, false],
    ['', 'design', 2, false],
    ['design', 'web', 1, true],
    ['design', 'logos', 2, false],
  ])
  for (const text of [asCsv(rows), JSON.stringify(rows)]) {
    const { changes, untouched, mark } = await look(text)
    expect([changes, untouched]).toEqual([[], 0])
    await take(text, mark)
    expect(await list()).toEqual(rows)
  }
})

test('a file adds, renames, moves, hides and orders at once; what it does not name stays, and old addresses lead on', async () => {
  const { db, list, look, take } = await setUp()
  const rows = await list()
  const [, design, web, logos] = rows
  if (!design || !web || !logos) throw new Error('The tree is not as it was made')
  const text = asCsv([
    { ...design, title: 'Design and print', slug: 'print', hidden: true },
    { ...logos, parent: '', order: 0 },
    {
      ...web,
      id: '',
      parent: 'print',
      slug: 'posters',
      title: 'Posters',
      hidden: false,
      redirects: ['old/posters'],
    },
  ])
  const before = await list()
  const { changes, untouched, mark } = await look(text)
  expect(changes.map(({ kind, path }) => [kind, path])).toEqual([
    ['renamed', 'print'],
    ['hidden', 'print'],
    ['moved', 'logos'],
    ['added', 'print/posters'],
    ['redirected', 'print/posters'],
    ['ordered', ''],
    ['ordered', 'print'],
  ])
  expect(untouched).toBe(2)
  expect(await list()).toEqual(before)
  await take(text, mark)
  expect((await list()).map(({ parent, slug }) => `${parent}/${slug}`)).toEqual([
    '/logos',
    '/print',
    'print/posters',
    'print/web',
    '/sums',
  ])
  const tree = await findTree(db)
  for (const [from, to] of [
    ['design/logos', 'logos'],
    ['design/logo', 'logos'],
    ['design/web', 'print/web'],
    ['old/posters', 'print/posters'],
  ] as const)
    expect(await findCategory(db, tree, from)).toEqual({ outcome: 'moved', path: to })
  const { events } = await listEvents(db, { kind: 'category.imported' })
  expect(events[0]?.details).toMatchObject({
    reason: 'A new season',
    after: { added: 1, moved: 1, renamed: 1 },
  })
})

test('nothing is done when the tree changed after the look', async () => {
  const { list, look, take } = await setUp()
  const [sums] = await list()
  const text = asCsv(sums ? [{ ...sums, title: 'Sums' }] : [])
  const { mark } = await look(text)
  await take(text, mark)
  await expect(take(text, mark)).rejects.toBeInstanceOf(Conflict)
})

test('every mistake is told with its line, and nothing of such a file is done', async () => {
  const { list, look } = await setUp()
  const before = await list()
  const text = [
    'slug,title,parent,icon,hidden',
    'Bad Slug,Fine,,folder,no',
    'ok,A,nowhere,folder,no',
    'twice,Twice,,no-such-icon,perhaps',
  ].join('\n')
  const problemsOf = async (given: string) => {
    const refused = await look(given).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Invalid)
    return (refused as Invalid).fields['text'] ?? []
  }
  const told = await problemsOf(text)
  expect(told.map((line) => line.split(':', 2)[0])).toEqual(['Line 2', 'Line 3', 'Line 4', 'Line 4'])
  expect(await problemsOf('slug,title,parent\nok,Fine,nowhere')).toEqual([
    'Line 2: parent: neither the file nor the tree has nowhere',
  ])
  expect(await problemsOf('slug,title\none,One\none,One')).toEqual(['Line 3: one is in line 2 already'])
  expect(await problemsOf('name\nOne')).toEqual([
    'Line 1: the first line names the columns, and “slug” is not among them',
  ])
  expect(await list()).toEqual(before)
})
