import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { openAssistant, readWaiting } from '#domain/assistant/index.ts'
import { emptyContent } from '#domain/catalogue/index.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import { realReactions } from '#domain/testing-reactions.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import { openMeaning } from '#platform/meaning/meaning.ts'
import { adviseProject, adviseService, askAdvice } from './index.ts'

const { db, transaction } = await testDatabase({ react: realReactions() })
const settings = await readSettings(db, new Date())
const found: string[] = []
/** By words alone: what search finds is told beforehand. */
const assistant = openAssistant({
  db,
  clock: systemClock,
  meaning: openMeaning({ meaning: 'off', dataFolder: '/nowhere' }),
  search: {
    page: async ({ isPrivate }) => ({
      // What stands in a draft is nobody else's search.
      found: (isPrivate ? found : []).map((id) => ({
        id,
        why: { match: 1, foundIn: 'title' as const, quality: 0.5 },
      })),
    }),
  },
})
const now = new Date('2026-11-17T12:00:00Z')
const at = { now, bounds: { ...settings, currency: 'USD' } }

let [portraits, murals] = ['', '']
beforeAll(async () => {
  await transaction(async (tx) => {
    portraits = (await makeCategory(tx, { title: 'Ink portraits' })).id
    murals = (await makeCategory(tx, { title: 'Murals' })).id
    for (let nth = 1; nth <= 6; nth++) {
      const seller = actorOf(await makeMember(tx))
      const base = someContent({
        categoryId: portraits,
        title: `Ink portrait of a dog, drawn by hand, number ${nth}`,
        tags: ['ink', 'portrait', 'wedding'],
        gallery: [{ pictureId: await makePicture(tx, seller.id), alt: 'A dog' }],
      })
      const [basic] = base.packages
      if (!basic) throw new Error('There is no package')
      const packages = [{ ...basic, priceMinor: nth * 1_000, deliveryDays: nth }]
      found.push((await publishSome(tx, seller, { ...base, packages }, settings)).id)
    }
  })
  await readWaiting({ assistant, transaction, now })
})

test('a draft is told a category, tags that others have and true prices', async () => {
  const content = {
    ...emptyContent,
    title: 'I WILL DRAW THE BEST INK PORTRAIT OF YOUR DOG!!!',
    description: 'A portrait of your dog in ink.',
    packages: someContent({ categoryId: portraits })
      .packages.slice(0, 1)
      .map((one) => ({ ...one, priceMinor: 900 })),
  }
  const { proposals, figures } = await adviseService(assistant, content, at)
  const proposed = (key: string) => proposals.find((one) => one.key === key)
  expect(proposed('title')?.shown).toBe('Draw ink portrait of your dog')
  expect(proposed('category-1')?.sets).toEqual([{ field: 'categoryId', value: portraits }])
  expect(proposed('tags')?.shown).toBe('ink, portrait')
  expect(figures.join(' ')).toMatch(/^Half of 6 like it in Ink portraits cost \$\d+ to \$\d+/)
  expect(figures[1]).toBe('Your Basic costs $9: less than any of them.')
})

test('where too few are sold nothing is said of prices, and an empty draft is only told what is missing', async () => {
  const few = { ...emptyContent, title: 'A mural for your wall', categoryId: murals }
  expect((await adviseService(assistant, few, at)).figures).toEqual([])
  const { proposals, figures, remarks } = await adviseService(assistant, emptyContent, at)
  expect([proposals, figures]).toEqual([[], []])
  expect(remarks.every(({ kind }) => kind === 'missing')).toBe(true)
})

const notes = {
  title: '',
  description:
    'I need an ink portrait of my dog. It should fit a frame of 30 cm. Please send me a scan as well. In two weeks.',
  categoryId: null,
  skills: [],
  hasBudget: false,
  wantedBy: '',
}

test('notes become a brief: a title, a list, a budget of true prices and a day, each for itself', async () => {
  const { proposals } = await adviseProject(assistant, notes, { now, currency: 'USD' })
  const proposed = (key: string) => proposals.find((one) => one.key === key)
  expect(proposed('title')?.shown.toLowerCase()).toContain('portrait')
  const brief = proposed('scope')?.sets[0]?.value ?? ''
  expect(brief).toContain(notes.description)
  expect(proposed('category-1')?.sets[0]?.value).toBe(portraits)
  expect(proposed('budget')?.sets[0]).toEqual({ field: 'budgetKind', value: 'range' })
  expect(proposed('budget')?.why).toBe('What half of 6 like it cost.')
  expect(proposed('day')).toMatchObject({
    shown: '1 December 2026',
    sets: [{ field: 'wantedBy', value: '2026-12-01' }],
  })
})

test('what was typed already is not proposed, and of nothing nothing is made', async () => {
  const typed = {
    ...notes,
    title: 'A portrait of my dog in ink',
    hasBudget: true,
    wantedBy: '2026-12-24',
    categoryId: portraits,
  }
  const { proposals } = await adviseProject(assistant, typed, { now, currency: 'USD' })
  expect(proposals.map(({ key }) => key).filter((key) => key !== 'scope' && key !== 'skills')).toEqual([])
  const nothing = await adviseProject(assistant, { ...notes, description: ' ' }, { now, currency: 'USD' })
  expect(nothing.proposals).toEqual([])
})

test('whoever asks too often is told how long to wait', async () => {
  const who = await transaction(async (tx) => actorOf(await makeMember(tx)))
  for (let time = 0; time < 60; time++) await transaction((tx) => askAdvice(tx, who))
  await expect(transaction((tx) => askAdvice(tx, who))).rejects.toThrow(TooManyRequests)
})
