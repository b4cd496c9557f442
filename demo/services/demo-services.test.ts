import { expect, test } from 'vitest'
import { iconNames } from '#app/ui/icon/names.ts'
import { draftInput, flagsOf, problemsOf } from '#domain/catalogue/index.ts'
import { newCategoryInput } from '#domain/categories/index.ts'
import { sellers } from '../people/demo-sellers.ts'
import { blocks, sections } from '../sections/demo-sections.ts'
import { services } from './demo-services.ts'

const bounds = {
  servicePriceMinMinor: 500,
  servicePriceMaxMinor: 5_000_000,
  deliveryMaxDays: 90,
  currency: 'USD',
}
const someId = '00000000-0000-4000-8000-000000000000'
const whole = services.map(({ content, pictures, ...rest }) => ({
  ...rest,
  content: {
    ...content,
    categoryId: someId,
    gallery: pictures.map(({ alt }, place) => ({
      alt,
      pictureId: someId.replace(/0$/, String(place)),
    })),
  },
}))

test('twelve categories have sixty below them, each as the rules of categories want it', () => {
  const tops = sections.flatMap(({ top }) => top ?? [])
  const below = blocks.flatMap(({ category }) => category ?? [])
  expect([tops.length, below.length]).toEqual([12, 60])
  expect(new Set([...tops, ...below].map(({ slug }) => slug)).size).toBe(72)
  for (const category of [...tops, ...below]) {
    expect(newCategoryInput.safeParse({ ...category, reason: 'demo' }).error, category.slug).toBeUndefined()
    expect(iconNames, category.slug).toContain(category.icon)
  }
})

test('four hundred services are shown and each keeps every rule of a service', () => {
  expect(services.filter(({ fate }) => fate === 'shown').length).toBeGreaterThanOrEqual(400)
  for (const { content } of whole) {
    expect(draftInput.safeParse(content).error, content.title).toBeUndefined()
    expect(problemsOf(content, bounds), content.title).toEqual({})
    expect(flagsOf(content), content.title).toEqual([])
  }
})

test('titles, descriptions and opening words are all different', () => {
  const different = (texts: string[]) => new Set(texts).size
  expect(different(services.map(({ content }) => content.title))).toBe(services.length)
  expect(different(services.map(({ content }) => content.description))).toBe(services.length)
  const own = blocks.flatMap(({ offers }) => offers.map(({ words }) => words))
  expect(different(own)).toBe(own.length)
  expect(own.filter((words) => words.length < 20)).toEqual([])
})

test('a tenth is in Russian, offered by people who speak it', () => {
  const russian = services.filter(({ language }) => language === 'ru')
  expect(russian.length / services.length).toBeGreaterThan(0.08)
  for (const { username, content } of russian) {
    const seller = sellers.find((one) => one.username === username)
    expect(
      seller?.languages.map(({ code }) => code),
      content.title,
    ).toContain('ru')
    expect(content.description, content.title).toMatch(/[а-я]/)
  }
})

test('everyone sells something, nobody more than they may, and nothing before they joined', () => {
  for (const { username, daysAgo } of sellers) {
    const own = services.filter((service) => service.username === username)
    expect(own.length, username).toBeGreaterThan(0)
    expect(own.length, username).toBeLessThanOrEqual(20)
    expect(Math.max(...own.map((service) => service.daysAgo)), username).toBeLessThan(daysAgo)
  }
})

test('a third has more than one picture, never the same family twice', () => {
  const several = services.filter(({ pictures }) => pictures.length > 1)
  expect(several.length / services.length).toBeGreaterThan(0.3)
  for (const { pictures } of services) {
    const kinds = pictures.map(({ subject }) => subject.family)
    expect(new Set(kinds).size).toBe(kinds.length)
    expect(kinds.length).toBeLessThanOrEqual(3)
  }
})
