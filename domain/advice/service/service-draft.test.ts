import { expect, test } from 'vitest'
import { emptyContent, type ServiceContent } from '#domain/catalogue/index.ts'
import { commonTags } from './common-tags.ts'
import { furtherDescription } from './further-description.ts'
import { plainTitle } from './plain-title.ts'
import { serviceRemarks } from './service-remarks.ts'

const bounds = {
  servicePriceMinMinor: 500,
  servicePriceMaxMinor: 1_000_000,
  deliveryMaxDays: 90,
  currency: 'USD',
}

test.each([
  ['I WILL DRAW THE BEST INK PORTRAIT OF YOUR DOG!!!', '', 'Draw ink portrait of your dog'],
  ['✨ I will write a professional letter for your landlord', '', 'Write a letter for your landlord'],
  [
    'Logo',
    'Hello. I draw a logo by hand for small bakeries, in two days.',
    'I draw a logo by hand for small bakeries, in two days',
  ],
])('“%s” becomes plainer', (title, description, better) => {
  expect(plainTitle(title, description)?.title).toBe(better)
})

test('a good title is left alone, and nothing is made of nothing', () => {
  expect(plainTitle('Ink drawings of your house from a photograph', 'Long words.')).toBeUndefined()
  expect(plainTitle('', '')).toBeUndefined()
  expect(plainTitle('BEST!!!', 'Yes.')).toBeUndefined()
})

const draft: ServiceContent = {
  ...emptyContent,
  title: 'Ink drawings of your house',
  description: 'I draw houses with a steel pen. Write to me at pen@example.com or on Telegram.',
  packages: [
    {
      tier: 'basic',
      title: 'Postcard',
      includes: ['One drawing', 'A scan and more'],
      priceMinor: 6_000,
      deliveryDays: 3,
      revisions: 2,
    },
  ],
  requirements: [
    { id: 'a', question: 'Which side of the house?', kind: 'text', choices: [], isRequired: true },
  ],
}

test('what was written elsewhere in the draft is offered for the description, and not a word besides', () => {
  expect(furtherDescription(draft)).toBe(
    `${draft.description}\n\n## What you get\n- One drawing\n- A scan and more\n\n## How it goes\n- Postcard: 3 days, 2 revisions\n\n## What I need from you\n- Which side of the house?`,
  )
  expect(furtherDescription({ ...draft, description: furtherDescription(draft) ?? '' })).toBeUndefined()
  expect(furtherDescription(emptyContent)).toBeUndefined()
})

test('what is missing, unclear and against the rules is said beside its field', () => {
  const remarks = serviceRemarks(draft, bounds)
  const of = (kind: string) =>
    remarks.flatMap((one) => (one.kind === kind ? `${one.field}: ${one.words}` : []))
  expect(of('missing')).toContain('categoryId: Category: choose where it belongs.')
  expect(of('unclear')).toContain('packages.0.includes: “A scan and more”: say what exactly.')
  expect(of('unclear').join(' ')).toContain('what the buyer gets')
  expect(of('rules')).toEqual([
    'description: “pen@example.com” looks like an e-mail address: a moderator will look at it.',
    'description: “Telegram” looks like a messenger: a moderator will look at it.',
  ])
})

test('tags are those of services like it that its own text speaks of', () => {
  const theirs = [
    ['Ink', 'house', 'portrait'],
    ['ink', 'wedding'],
    ['house', 'gift, cheap'],
  ]
  expect(commonTags(['gift'], 'An ink drawing of houses, as a gift', theirs)).toEqual(['house', 'ink'])
  expect(
    commonTags(
      Array.from({ length: 8 }, (_, nth) => `tag ${nth}`),
      'ink house',
      theirs,
    ),
  ).toEqual([])
})

test('a draft as long as it may be is read within its bounds', () => {
  const long = { ...draft, title: '!'.repeat(5_000), description: 'WORDS!! '.repeat(20_000) }
  expect(serviceRemarks(long, bounds).length).toBeLessThan(40)
  expect(plainTitle(long.title, long.description)?.title.length ?? 0).toBeLessThanOrEqual(80)
})
