import { expect, test } from 'vitest'
import { profileInput } from '#domain/accounts/account-input.ts'
import { listTimeZones } from '#domain/accounts/account-input.ts'
import { usernameProblem } from '#domain/accounts/usernames/username-rules.ts'
import { drawPortrait } from '../portraits/portrait.ts'
import { blocks } from '../sections/demo-sections.ts'
import { works } from '../works/demo-works.ts'
import { lookOf } from './look-of-a-seller.ts'
import { profileOf, sellers } from './demo-sellers.ts'

test('eighty people with the one who was there, from many places', () => {
  expect(sellers.length + 1).toBe(80)
  expect(new Set(sellers.map(({ username }) => username)).size).toBe(sellers.length)
  expect(new Set(sellers.map(({ country }) => country)).size).toBeGreaterThan(35)
})

test('each has a name, a place and a profile that a person could have typed', () => {
  for (const seller of sellers) {
    const { skills, rate, ...profile } = profileOf(seller)
    const typed = { ...profile, skills: skills.join(', '), rate: String((rate ?? 0) / 100) }
    expect(usernameProblem(seller.username), seller.username).toBeUndefined()
    expect(profileInput('USD').safeParse(typed).error, seller.username).toBeUndefined()
    expect(listTimeZones(), seller.username).toContain(seller.timeZone)
    expect(skills.length, seller.username).toBeGreaterThanOrEqual(5)
    for (const slug of seller.slugs) expect(blocks.map((block) => block.slug)).toContain(slug)
  }
})

test('no two portraits are alike', () => {
  expect(new Set(sellers.map((seller) => drawPortrait(lookOf(seller)))).size).toBe(sellers.length)
})

test('forty of them show three to eight works', () => {
  const counts = Map.groupBy(works, ({ username }) => username)
  expect(counts.size).toBeGreaterThanOrEqual(40)
  for (const [username, own] of counts) {
    expect(own.length, username).toBeGreaterThanOrEqual(3)
    expect(own.length, username).toBeLessThanOrEqual(8)
    for (const { input } of own) expect(input.title.length, input.title).toBeLessThanOrEqual(80)
  }
})
