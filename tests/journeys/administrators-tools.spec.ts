import type { Page } from '@playwright/test'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { aConversation, aReport } from '#domain/messages/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { openMember } from './administration.ts'
import { expect, pressKey, test } from './journey.ts'
import { enterAs } from './people.ts'

test('the command palette goes anywhere by keyboard, and rows are walked by it', async ({ page }) => {
  const palette = async (words: string, line: string | RegExp) => {
    await pressKey(page, 'Control+k')
    await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible()
    await page.keyboard.type(words)
    await expect(page.getByRole('option', { name: line }).first()).toBeVisible()
  }
  await enterAs(page, 'admin')
  await page.goto('/admin')
  await palette('audit', 'Security events')
  await walkTo(page, /Security events/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/security\/events$/)
  await palette('ilse', /Ilse Brandt/)
  await walkTo(page, /Ilse Brandt/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ilse Brandt')
  await pressKey(page, 'Control+k')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Go to' })).toHaveCount(0)

  await page.goto('/admin/users?q=ilse')
  await pressKey(page, 'j')
  await pressKey(page, 'x')
  await expect(page.getByRole('checkbox', { name: 'Select Ilse Brandt' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ilse Brandt')
  await openMember(page, 'Tomás Rivera')
})

/** Presses the arrow until the line is the chosen one. */
async function walkTo(page: Page, line: RegExp): Promise<void> {
  const chosen = page.getByRole('option', { name: line }).first()
  for (let step = 0; step < 40; step += 1) {
    if ((await chosen.getAttribute('data-highlighted')) !== null) return
    await page.keyboard.press('ArrowDown')
    await page.locator('[role=option][data-highlighted]').first().waitFor()
  }
  await expect(chosen).toHaveAttribute('data-highlighted')
}

test('an administrator opens a flagged message, warns its writer and sends it by keys alone', async ({
  page,
  server,
}) => {
  await fromOutside(server.databaseUrl, async (tx) => {
    const writer = await makeMember(tx, { username: 'flagged-by-keys', displayName: 'Flagged Writer' })
    const reader = await makeMember(tx)
    const { conversationId } = await aConversation(tx, actorOf(writer), actorOf(reader))
    await aReport(tx, actorOf(reader), { conversationId, number: 1 })
  })
  await enterAs(page, 'admin')
  await page.goto('/admin/chat?q=flagged-by-keys')
  await pressKey(page, 'j')
  await expect(page.getByRole('heading', { name: /^Flagged Writer to/ })).toBeVisible()
  await pressKey(page, 'o')
  await expect(page.getByLabel('Why you need it')).toBeFocused()
  await page.getByLabel('Why you need it').blur()
  await pressKey(page, '2')
  await expect(page.getByRole('radio', { name: 'Warn Flagged Writer' })).toBeChecked()
  await page.getByLabel('What Flagged Writer reads').fill('Be kind to one another, please.')
  await pressKey(page, 'Control+Enter')
  await expect(page.getByText('Decided, and both were told.')).toBeVisible()
})
