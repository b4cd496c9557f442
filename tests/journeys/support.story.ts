import { answerTicket } from './answer-ticket.ts'
import { anAddressOfOnesOwn } from './journey.ts'
import { expect, test } from './story.ts'
import { newestLetter } from './letters.ts'
import { joinVerified, openBrowser } from './people.ts'

const numberIn = (text: string) => Number(/tickets\/(\d+)/.exec(text)?.[1])

const linkOf = (text: string) => /\/support\/tickets\/\d+\?key=[\w-]{43}/.exec(text)?.[0] ?? ''

test('a visitor without script asks, confirms, is answered and writes back; the ticket joins the account of that address', async ({
  browser,
  server,
}) => {
  const name = `asker-${Date.now()}`
  const email = `${name}@example.org`
  const context = await browser.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: anAddressOfOnesOwn(),
  })
  const page = await context.newPage()
  await page.goto('/support/new')
  await page.getByLabel('Your name').fill('Ilse Brandt')
  await page.getByLabel('Your e-mail').fill(email)
  await page.getByLabel('Subject').fill('May a school buy here?')
  await page.getByLabel(/What happened/).fill('We can only pay by invoice within thirty days.')
  await page.getByRole('button', { name: 'Send the question' }).click()
  await expect(page.locator('main').getByRole('status').first()).toContainText('Look into your mailbox')

  const { text } = await newestLetter(server.databaseUrl, email, /Confirm your question/)
  const number = numberIn(text)
  await page.goto(`/support/tickets/${number}`)
  await expect(page.getByText('We can only pay by invoice')).toHaveCount(0)
  await page.goto(linkOf(text))
  await expect(page).toHaveURL(`/support/tickets/${number}`)
  await page.getByRole('button', { name: 'Yes, it was me' }).click()
  await expect(page.getByText('We can only pay by invoice')).toBeVisible()

  await answerTicket(server.databaseUrl, number, 'It may, by an order that an accountant pays.')
  await page.reload()
  await expect(page.getByText('Answered, your turn')).toBeVisible()
  await expect(page.getByText('It may, by an order')).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Reply: write something')
  await page.getByLabel('Reply', { exact: true }).fill('And with two signatures?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Waiting, with us')).toBeVisible()

  const stranger = await openBrowser(browser, server)
  await stranger.goto(`/support/tickets/${number}?key=${'A'.repeat(43)}`)
  await expect(stranger.getByRole('button', { name: 'Send me a new link' })).toBeVisible()

  const member = await openBrowser(browser, server)
  await joinVerified(member, server.databaseUrl, name)
  await member.goto('/my/support')
  await member.getByRole('link', { name: /May a school buy here/ }).click()
  await expect(member.getByText('And with two signatures?')).toBeVisible()
  await page.goto(linkOf(text))
  await expect(page.getByRole('link', { name: 'Sign in and open it' })).toBeVisible()
  for (const one of [context, stranger.context(), member.context()]) await one.close()
})
