import type { Page } from '@playwright/test'
import type { MemberActor } from '#domain/actor.ts'
import { aServiceForSale } from '#domain/orders/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { query } from './clock.ts'
import { expect } from './journey.ts'

/** A service that somebody sells: whoever is named, or a seller who never comes. */
export async function sell(databaseUrl: string, username?: string) {
  const by = username ? await findActor(databaseUrl, username) : undefined
  return fromOutside(databaseUrl, (tx) => aServiceForSale(tx, {}, by))
}

async function findActor(databaseUrl: string, username: string): Promise<MemberActor> {
  const [who] = await query<{ id: string }>(databaseUrl, 'select id from member where username = $1', [
    username,
  ])
  return { kind: 'member', id: who?.id ?? '', role: 'member', state: 'active' }
}

export async function put(page: Page, slug: string): Promise<void> {
  await page.goto(`/services/${slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL(/\/cart\?added=1/)
}

export const total = (page: Page) => page.locator('.cart-pay .sum .total dd')
export const order = (page: Page) => page.getByRole('button', { name: /^Order for/ }).click()
/** The way in which the sandbox brings its word. */
export const heardOf = (page: Page, way: string) =>
  page.getByLabel('How the marketplace hears of it').selectOption(way)
export const payNow = (page: Page) => page.getByRole('button', { name: /^Pay/ }).click()
