import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { describeServices, pauseService } from '#domain/catalogue/index.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import type { SearchEngine } from '#domain/search/index.ts'
import { readSettings } from '#domain/settings/index.ts'
import { realReactions } from '#domain/testing-reactions.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { type Meaning, openMeaning } from '#platform/meaning/meaning.ts'
import { DIMENSIONS, quantise } from '#platform/meaning/vector.ts'
import { systemClock } from '#platform/clock/clock.ts'
import {
  type BriefPart,
  countWaiting,
  describeMeaning,
  findNearCopies,
  findPriceFigures,
  type Need,
  needInput,
  nearestServices,
  noteEverything,
  openAssistant,
  readingSchema,
  readWaiting,
  writeBrief,
} from './index.ts'
import { textReading, textWaiting } from './schema.server.ts'

const { db, transaction } = await testDatabase({ react: realReactions() })
const settings = await readSettings(db, new Date())
const published: string[] = []
/** Finds everything that is published and has one of the words in its title. */
const search: Pick<SearchEngine, 'page'> = {
  async page({ words, filters, isPrivate }) {
    expect(isPrivate, 'what somebody wrote is noted as a search').toBe(true)
    const documents = [...(await describeServices(db, published)).values()]
    const found = documents.filter(
      ({ title, categoryLineIds, ownerId }) =>
        (!filters.categoryId || categoryLineIds.includes(filters.categoryId)) &&
        !filters.withoutOwners?.includes(ownerId) &&
        (words === '' || words.split(' ').some((word) => title.toLowerCase().includes(word))),
    )
    const why = { match: 1, foundIn: words === '' ? ('browse' as const) : ('title' as const), quality: 0.5 }
    return { found: found.map(({ id }) => ({ id, why })) }
  },
}
const meaning = openMeaning({ meaning: 'off', dataFolder: 'none' })
const open = () => openAssistant({ db, search, meaning, clock: systemClock })
const read = async () => {
  const reads = { assistant: open(), transaction, now: new Date() }
  const count = await readWaiting(reads)
  await countWaiting(reads)
  return count
}

let [sellers, logos, songs] = [[] as MemberActor[], '', '']
const publish = (
  title: string,
  given: { seller?: number; categoryId?: string; priceMinor?: number; text?: string } = {},
) =>
  transaction(async (tx) => {
    const seller = sellers[given.seller ?? 0]
    if (!seller) throw new Error('There is no seller')
    const gallery = [{ pictureId: await makePicture(tx, seller.id), alt: 'A cover' }]
    const base = someContent({ categoryId: given.categoryId ?? logos, title, gallery })
    const [first, ...rest] = base.packages
    const packages =
      first && given.priceMinor
        ? [{ ...first, priceMinor: given.priceMinor }]
        : [...(first ? [first] : []), ...rest]
    const { id } = await publishSome(
      tx,
      seller,
      { ...base, packages, description: given.text ?? base.description },
      settings,
    )
    published.push(id)
    return id
  })
const brief = async (text: string, given: Partial<Need> = {}, memberId?: string, assistant = open()) => {
  const parts: BriefPart[] = []
  const asked = {
    need: needInput.parse({ text, ...given }),
    at: { now: new Date('2026-11-17T15:00:00Z'), currency: 'USD' },
    looker: { hidden: new Set<string>(), memberId },
  }
  for await (const part of writeBrief(assistant, asked)) parts.push(part)
  const [reading, figures, matches] = parts
  if (reading?.part !== 'reading' || figures?.part !== 'figures' || matches?.part !== 'matches')
    throw new Error('The parts come in another order')
  return { reading: reading.reading, ...figures, ...matches.matches }
}

beforeAll(async () => {
  await transaction(async (tx) => {
    for (let number = 0; number < 6; number++)
      sellers.push(actorOf(await makeMember(tx, { headline: 'Draws and plays' })))
    logos = (await makeCategory(tx, { title: 'Logos and marks' })).id
    songs = (await makeCategory(tx, { title: 'Songs and music' })).id
  })
  for (let seller = 0; seller < 6; seller++)
    await publish(`Logo for a bakery, drawn by hand, number ${seller}`, {
      seller,
      priceMinor: 10_000 + seller * 2_000,
    })
  await publish('A birthday song with your own words', { seller: 1, categoryId: songs })
  await read()
})

describe('a brief', () => {
  test('finds category, price, time and lines, and keeps to the shape that every engine keeps to', async () => {
    const { reading } = await brief(
      'I need a logo for my bakery. It should work on bags. Up to $300, in two weeks.',
    )
    expect(readingSchema.parse(reading)).toEqual(reading)
    expect(reading).toMatchObject({ budget: { minMinor: null, maxMinor: 30_000 }, days: 14, language: 'en' })
    expect(reading.categoryIds[0]).toBe(logos)
    expect(reading.scope.map(({ text }) => text)).toEqual(['A logo for my bakery', 'It should work on bags'])
    expect(reading.questions.map(({ id }) => id)).not.toContain('budget')
  })

  test('keeps what was changed by hand, while the rest follows', async () => {
    const byHand = {
      title: 'A mark for bread',
      categoryId: songs,
      budget: { minMinor: null, maxMinor: 4_000 },
    }
    const { reading, services } = await brief('I need a logo for my bakery, $300', { byHand })
    expect(reading).toMatchObject({ title: 'A mark for bread', budget: byHand.budget })
    expect(reading.categoryIds[0]).toBe(songs)
    expect(services.every(({ reason }) => reason.price?.standing === 'above')).toBe(true)
  })

  test('an answer is not asked for again, and stands among the lines', async () => {
    const answers = [
      { questionId: 'use', answer: 'In print' },
      { questionId: 'when', answer: 'In 1 week' },
    ]
    const { reading } = await brief('a logo for my bakery', { answers })
    expect(reading.questions.map(({ id }) => id)).not.toContain('use')
    expect(reading.scope.at(-1)).toEqual({ text: 'Used: In print', span: null })
    expect(reading.days).toBe(7)
  })

  test('tells prices that were counted, and nothing where there are too few', async () => {
    const { prices } = await brief('a logo for my bakery')
    expect(prices).toMatchObject({
      count: 6,
      least: 10_000,
      most: 20_000,
      lowMinor: 12_000,
      highMinor: 18_000,
    })
    expect(prices?.bins.reduce((sum, { count }) => sum + count, 0)).toBe(6)
    expect(await findPriceFigures(db, songs)).toBeNull()
  })

  test('matches what fits with true reasons, one of each seller first, and never one’s own', async () => {
    const { services, people } = await brief('a logo for my bakery, up to $150', {}, sellers[0]?.id)
    expect(services).toHaveLength(5)
    expect(services.map(({ ownerId }) => ownerId)).not.toContain(sellers[0]?.id)
    expect(services[0]?.reason.words).toEqual([
      { word: 'logo', in: 'title' },
      { word: 'bakery', in: 'title' },
    ])
    expect(services.find(({ reason }) => reason.price?.fromMinor === 20_000)?.reason.price?.standing).toBe(
      'above',
    )
    expect(people).toHaveLength(5)
  })

  test('is empty where nothing fits', async () => {
    const { services, people, teams } = await brief('a plumber for my kitchen sink')
    expect([services, people, teams]).toEqual([[], [], []])
  })
})

describe('what is read of a text', () => {
  test('follows when it changes or goes, and is the same when it is read twice', async () => {
    const id = await publish('A crest for a rowing club')
    await read()
    const kept = () => db.select().from(textReading).where(eq(textReading.subjectId, id))
    const [first] = await kept()
    expect(first).toMatchObject({ model: null, vector: null, categoryId: logos })
    await transaction((tx) => noteEverything(async (work) => work(tx), meaning))
    expect(await read()).toBe(0)
    expect(await kept()).toEqual([first])
    const seller = sellers[0]
    if (seller) await transaction((tx) => pauseService(tx, seller, { serviceId: id }))
    published.splice(published.indexOf(id), 1)
    await read()
    expect(await kept()).toEqual([])
    expect(await db.select().from(textWaiting)).toEqual([])
  })

  test('finds near copies with what both say, and not what is only alike', async () => {
    const text =
      'We draw your mark by hand with a soft pencil, photograph every sheet, choose together with you, and set it in ink at the end. '
    const own = await publish('Marks in ink for small houses', { text: text.repeat(2) })
    const copy = await publish('Ink marks, quickly', {
      seller: 2,
      text: `${text}${text}And we deliver files for print.`,
    })
    await read()
    const found = await findNearCopies(db, { text: text.repeat(2), kind: 'service', exceptId: own })
    expect(found.map(({ id }) => id)).toEqual([copy])
    expect(found[0]?.sharePercent).toBeGreaterThan(80)
    expect(found[0]?.passages[0]).toContain('soft pencil, photograph every sheet')
    expect(
      await findNearCopies(db, {
        text: 'Something that nobody wrote before us at all, truly',
        kind: 'service',
      }),
    ).toEqual([])
  })

  test('nothing is near in meaning while meaning is off', async () => {
    expect(await nearestServices(open(), { text: 'a logo' }, { most: 6, hidden: new Set() })).toEqual([])
  })
})

describe('with meaning', () => {
  const topics = [/bakery|loaf|bread/i, /song|sing|music/i]
  /** Knows two topics, and whether a text is about either. */
  const knowing: Meaning = {
    model: 'two topics',
    isOff: false,
    embed: async (texts) =>
      texts.map((text) =>
        quantise(Array.from({ length: DIMENSIONS }, (_, at) => (topics[at]?.test(text) ? 1 : 0.01))),
      ),
    describe: () => ({ state: 'on', since: new Date() }),
    close() {},
  }
  const assistant = openAssistant({ db, search, meaning: knowing, clock: systemClock })
  beforeAll(async () => {
    await noteEverything(transaction, knowing)
    await readWaiting({ assistant, transaction, now: new Date() })
    await countWaiting({ assistant, transaction, now: new Date() })
  })

  test('what shares no word is found, and it is said how near it is', async () => {
    const { services } = await brief(
      'something for people who buy a loaf each morning',
      {},
      undefined,
      assistant,
    )
    expect(services[0]?.reason.closeness).toBeGreaterThan(90)
    expect(services[0]?.reason.words).toEqual([])
  })

  test('the nearest to a service are others’, and how many are known and wait is told', async () => {
    const [own = ''] = published
    const near = await nearestServices(assistant, { serviceId: own }, { most: 3, hidden: new Set() })
    expect(near.map(({ serviceId }) => serviceId)).not.toContain(own)
    expect(near).toHaveLength(3)
    const bySong = await nearestServices(
      assistant,
      { text: 'sing me something' },
      { most: 3, hidden: new Set() },
    )
    expect(bySong).toHaveLength(1)
    expect(await describeMeaning(assistant)).toMatchObject({
      state: 'on',
      waitingCount: 0,
      madeCount: published.length,
    })
  })
})

test('a reading with a link or markup, or longer than allowed, is refused', () => {
  const reading = {
    title: 'A logo',
    categoryIds: [],
    scope: [],
    skills: [],
    quantities: [],
    budget: null,
    days: null,
    deadline: null,
    language: 'en',
    languages: [],
    questions: [],
  }
  expect(readingSchema.safeParse(reading).success).toBe(true)
  for (const title of ['See https://evil.example', '<b>A logo</b>', '[here](x)', 'x'.repeat(101)])
    expect(readingSchema.safeParse({ ...reading, title }).success).toBe(false)
})
