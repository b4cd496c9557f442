import type { Page } from '@playwright/test'
import { makeCategory } from '#domain/categories/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { expect } from './journey.ts'

/** A category of the journey's own, and its name in the form. */
export async function aCategory(databaseUrl: string): Promise<string> {
  const title = `Ink and paper ${Math.random().toString(36).slice(2, 8)}`
  await fromOutside(databaseUrl, async (tx) =>
    makeCategory(tx, { below: await makeCategory(tx, { title: `Drawing ${title}` }), title }),
  )
  return title
}

export const goOn = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click()
export const at = (page: Page, step: string) => expect(page).toHaveURL(new RegExp(`/edit\\?step=${step}`))
export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const main = (page: Page) => page.locator('main')

export async function fillPackages(page: Page): Promise<void> {
  const basic = page.getByRole('group', { name: 'Basic' })
  await basic.getByLabel('What is included').fill('One drawing\nPosted flat')
  await basic.getByLabel('Delivery, days').fill('5')
  await basic.getByLabel('Price').fill('60')
  const standard = page.getByRole('group', { name: 'Standard' })
  await standard.getByLabel('Offer Standard').check()
  await standard.getByLabel('What is included').fill('Two drawings')
  await standard.getByLabel('Delivery, days').fill('8')
  await standard.getByLabel('Price').fill('99.50')
}
