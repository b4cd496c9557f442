import type { Page } from '@playwright/test'
import { aServiceForSale } from '#domain/orders/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { main } from './deal-room.ts'
import { expect } from './plain/expect.ts'

const MOST_PRESSES = 12
const PASSWORD = 'a quiet workshop by the river'

/** A person who presses: by pointer or by keyboard alone, and every press is counted. */
function personAt(page: Page, byKeyboard = false) {
  let presses = 0
  const press = async (role: 'button' | 'link' | 'checkbox', name: string | RegExp) => {
    const target = page.getByRole('main').getByRole(role, { name }).first()
    presses++
    if (!byKeyboard) return target.click()
    await target.focus()
    await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter')
  }
  return { press, presses: () => presses, press1: () => void presses++ }
}

/** From a need in words to paid work, as a visitor who joins on the way. */
export async function needToPaid(
  page: Page,
  databaseUrl: string,
  { name, byKeyboard = false }: { name: string; byKeyboard?: boolean },
) {
  const service = await fromOutside(databaseUrl, (tx) =>
    aServiceForSale(tx, { title: `Bakery sign painted for ${name}` }),
  )
  const { press, presses, press1 } = personAt(page, byKeyboard)
  await expect(async () => {
    await page.goto(`/search?q=${encodeURIComponent(`bakery sign ${name}`)}`)
    await expect(page.getByRole('link', { name: service.content.title }).first()).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
  // What was typed above is sent by one press.
  press1()
  await press('link', service.content.title)
  await press('button', /^Order for/)
  await press('link', 'Join and order')
  await page.getByLabel('Your name').fill(`Vera ${name}`)
  await page.getByLabel('E-mail').fill(`${name}@example.org`)
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press('checkbox', /I accept/)
  await press('button', 'Join')
  await expect(main(page)).toContainText(`${name}@example.org`)
  await press('link', 'Read it here')
  const letter = await page.getByRole('region', { name: 'The e-mail' }).innerText()
  await page.getByLabel('Code').fill(/\d{3} \d{3}/.exec(letter)?.[0] ?? '')
  await press('button', 'Verify and go back to your order')
  await expect(page.getByRole('link', { name: service.content.title })).toBeVisible()
  await press('button', /^Order for/)
  await press('button', /^Pay/)
  const begin = page.getByRole('link', { name: /^Answer \d+ questions?, and the work begins$/ })
  await expect(async () => {
    const again = page.getByRole('link', { name: 'Look again' })
    if (await again.isVisible()) await again.click()
    await expect(begin).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('link', { name: /^Receipt GH-/ })).toBeVisible()
  expect(presses()).toBeLessThanOrEqual(MOST_PRESSES)
}
