import { expect, test } from 'vitest'
import { emptyContent, type ServiceContent } from '#domain/catalogue/service-content.ts'
import { comparePictures, compareVersions } from './compare-versions.ts'

const content: ServiceContent = {
  ...emptyContent,
  title: 'Ink drawings of your house',
  description: 'Drawn by hand.',
  packages: [
    { tier: 'basic', title: 'Basic', includes: ['One'], priceMinor: 5_000, deliveryDays: 1, revisions: null },
  ],
  gallery: [{ pictureId: 'a', alt: 'A house' }],
}
const naming = { currency: 'USD', categoryName: (id: string | null) => id ?? 'None' }
const changedIn = (after: ServiceContent) =>
  compareVersions(content, after, [], naming)
    .filter(({ isChanged }) => isChanged)
    .map(({ name }) => name)

test('nothing is changed in the same words, nor in a first version', () => {
  expect(changedIn(content)).toEqual([])
  expect(compareVersions(undefined, content, [], naming).some(({ isChanged }) => isChanged)).toBe(false)
})

test('each field that changed is told, a new line of a list too', () => {
  expect(changedIn({ ...content, title: 'Ink drawings of your boat' })).toEqual(['Title'])
  expect(changedIn({ ...content, categoryId: 'boats' })).toEqual(['Category'])
  expect(changedIn({ ...content, packages: [{ ...content.packages[0]!, priceMinor: 6_000 }] })).toEqual([
    'Packages',
  ])
  expect(changedIn({ ...content, faq: [{ question: 'Whose is it?', answer: 'Yours.' }] })).toEqual(['FAQ'])
})

test('flags stand at their field', () => {
  const flags = [{ where: 'Description', what: 'a messenger', found: 'telegram' }]
  const after = { ...content, description: 'Drawn by hand. Ask on telegram.' }
  const field = compareVersions(content, after, flags, naming).find(({ name }) => name === 'Description')
  expect(field?.flagged).toEqual(['a messenger: telegram'])
  expect(field?.lines[0]?.parts.find(({ flag }) => flag)).toEqual({
    kind: 'added',
    text: 'telegram',
    flag: 'a messenger',
  })
})

test('pictures that stay, come and go', () => {
  const after = { ...content, gallery: [{ pictureId: 'b', alt: 'B' }, ...content.gallery] }
  expect(comparePictures(content, after).map(({ change }) => change)).toEqual(['added', 'same'])
  expect(comparePictures(after, content).map(({ change }) => change)).toEqual(['same', 'removed'])
  expect(comparePictures(undefined, content).map(({ change }) => change)).toEqual(['same'])
})
