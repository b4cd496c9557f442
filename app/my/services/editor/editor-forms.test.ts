import { expect, test } from 'vitest'
import { emptyContent, type ServiceContent } from '#domain/catalogue/service-content.ts'
import { changeRows, readRowChange } from './change-rows.ts'
import { readStep } from './read-step.ts'
import { readStepName, stepAddress, stepAfter, stepOfField } from './steps.ts'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('a step lays its own fields over what was written before, and no others', () => {
  const before: ServiceContent = { ...emptyContent, description: 'Long words' }
  const { content } = readStep(
    'overview',
    form({ title: 'A title', categoryId: '', tags: 'ink, paper,, ' }),
    before,
    'USD',
  )
  expect(content).toEqual({ ...before, title: 'A title', tags: ['ink', 'paper'] })
})

test('packages that are not offered are left out, and amounts are read as people write them', () => {
  const { content, problems } = readStep(
    'packages',
    form({
      'packages.0.title': 'Basic',
      'packages.0.includes': 'One page\r\n\r\nOne colour ',
      'packages.0.priceMinor': '1,200.50',
      'packages.0.deliveryDays': '3',
      'packages.0.revisions': 'unlimited',
      'packages.1.title': 'Standard',
    }),
    emptyContent,
    'USD',
  )
  expect(problems).toEqual({})
  expect(content.packages).toEqual([
    {
      tier: 'basic',
      title: 'Basic',
      includes: ['One page', 'One colour'],
      priceMinor: 120_050,
      deliveryDays: 3,
      revisions: null,
    },
  ])
})

test('what is no number is said beside its field', () => {
  const { problems } = readStep(
    'packages',
    form({ 'packages.0.priceMinor': 'cheap', 'packages.0.deliveryDays': '-2' }),
    emptyContent,
    'USD',
  )
  expect(Object.keys(problems)).toEqual(['packages.0.priceMinor', 'packages.0.deliveryDays'])
})

test('a form that pretends to have rows without end is read only so far', () => {
  const rows = Object.fromEntries(Array.from({ length: 500 }, (_, nth) => [`faq.${nth}.question`, 'Why?']))
  expect(readStep('description', form(rows), emptyContent, 'USD').content.faq).toHaveLength(50)
})

test('rows are added, removed and moved by what a button says', () => {
  const gallery = ['a', 'b', 'c'].map((pictureId) => ({ pictureId, alt: '' }))
  const after = (said: string) => {
    const change = readRowChange(said)
    return change && changeRows({ ...emptyContent, gallery }, change)
  }
  const order = (content: ServiceContent | undefined) => content?.gallery.map((one) => one.pictureId).join('')
  expect(order(after('up gallery 2'))).toBe('acb')
  expect(order(after('up gallery 0'))).toBe('abc')
  expect(order(after('down gallery 0'))).toBe('bac')
  expect(order(after('down gallery 2'))).toBe('abc')
  expect(order(after('remove gallery 1'))).toBe('ac')
  expect(order(after('remove gallery 9'))).toBe('abc')
  expect(after('add extras')?.extras).toMatchObject([{ title: '' }])
  expect(readRowChange('add gallery')).toBeUndefined()
  expect(readRowChange('remove title 1')).toBeUndefined()
})

test('every step has an address, and a field knows its step', () => {
  expect(readStepName('nonsense')).toBe('overview')
  expect(stepAfter('gallery')).toBe('review')
  expect(stepOfField('packages.1.priceMinor')).toBe('packages')
  expect(stepAddress('a-b', 'gallery', { check: true, field: 'gallery.0.alt' })).toBe(
    '/my/services/a-b/edit?step=gallery&check=1#service-gallery.0.alt',
  )
})
