import type { Page } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { authenticator } from '#domain/accounts/schema.server.ts'
import { makeMember } from '#domain/accounts/testing.ts'
import { aServiceForSale } from '#domain/orders/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { freePort } from '../server/free-port.ts'
import { cloneDatabase } from '../server/test-postgres.ts'
import { startWebProcess } from '../server/web-process.ts'
import { expect, expectAccessible, test as base } from './journey.ts'
import { comeAsMember, comeBack, openBrowser } from './people.ts'
import { order, payNow } from './shopping.ts'

/** Every press of the operator on the way from an empty start to a marketplace in which somebody has paid. */
const MOST_PRESSES = 12

/** An empty marketplace of an operator's own: no demo, invented payments, and a mail server that takes letters. */
const test = base.extend({
  server: [
    async ({}, use) => {
      const { TEST_POSTGRES_URL: adminUrl = '', TEST_POSTGRES_TEMPLATE: template = '' } = process.env
      const database = await cloneDatabase(adminUrl, template)
      const mailPort = await freePort()
      const smtp = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData: (stream, _session, taken) => void stream.resume().on('end', () => taken()),
      })
      await new Promise<void>((open) => smtp.listen(mailPort, '127.0.0.1', open))
      const web = await startWebProcess(database.url, {
        DEMO: 'off',
        SECRET: 'a secret for the first hour of this test alone',
        PAYMENTS_SANDBOX: 'on',
        TRUSTED_PROXIES: '1',
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        MAIL_FROM: 'Harbour <post@harbour.example>',
      })
      await use({ ...web, databaseUrl: database.url })
      await web.stop()
      await new Promise<void>((closed) => smtp.close(closed))
      await database.drop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const list = (page: Page) => page.getByRole('region', { name: 'First steps' })

test('an operator comes from an empty start to a first paid deal by the list alone', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(240_000)
  const { databaseUrl } = server
  let presses = 0
  const press = async (name: string, within = page.getByRole('main')) => {
    presses++
    await within.getByRole('button', { name, exact: true }).click()
  }
  /** Back at the list, along the line that is next. */
  const follow = async (act: string) => {
    await page.goto('/admin')
    presses++
    await list(page).getByRole('link', { name: act }).click()
  }
  const expectDone = async (count: number) => {
    await page.goto('/admin')
    await expect(list(page)).toContainText(`${count} of 8 done`)
  }
  const administrators = await fromOutside(databaseUrl, async (tx) => [
    await makeMember(tx, { role: 'admin', username: 'keeper', email: 'keeper@harbour.example' }),
    await makeMember(tx, { role: 'admin', username: 'second', email: 'second@harbour.example' }),
  ])
  await comeBack(page, databaseUrl, administrators[0]?.id ?? '')
  await expectDone(0)
  await expectAccessible(page, 'the first steps')

  await follow('Write them')
  const legal = page.locator('form#legal')
  await legal.getByLabel('Operator').fill('Harbour Works')
  await legal.getByLabel('Registered address').fill('Quay 1')
  await legal.getByLabel('Country').fill('The Netherlands')
  await legal.getByLabel('Why').fill('We open')
  await press('Save', legal)
  await expect(page.getByText('Saved. It applies everywhere')).toBeVisible()

  await follow('Send a test')
  await press('Send me a test e-mail')
  await expect(page.getByText('is on its way')).toBeVisible()
  await follow('Ask the provider')
  await press('Ask it again')
  await expect(page.getByRole('status').first()).toBeVisible()
  await follow('Add a category')
  const adding = page.locator('#chosen')
  await adding.getByLabel('Title').fill('Design')
  await adding.getByLabel('Address').fill('design')
  await adding.getByLabel('Reason').fill('The first one')
  await press('Add it')
  await expect(page.getByText('The category is in the tree.')).toBeVisible()
  // A letter is sent by a job.
  await expect(async () => expectDone(4)).toPass()

  // Put aside, the list is a line, and comes back as it was.
  await press('Put aside')
  await expect(list(page)).toHaveCount(0)
  await press('Bring them back')
  await expect(list(page)).toContainText('4 of 8 done')

  const service = await fromOutside(databaseUrl, (tx) => aServiceForSale(tx))
  const buyer = await openBrowser(browser, server)
  await comeAsMember(buyer, databaseUrl, 'first-buyer')
  await buyer.goto(`/services/${service.slug}`)
  await order(buyer)
  await expect(buyer).toHaveURL(/\/cart/)
  await order(buyer)
  await payNow(buyer)
  await expect(buyer.getByRole('main')).toContainText('Placed and paid')
  await expectDone(6)

  await fromOutside(databaseUrl, async (tx) => {
    for (const { id: memberId } of administrators)
      await tx.db.insert(authenticator).values({ memberId, secretSealed: 'sealed', confirmedAt: tx.now })
  })
  await follow('Write it down')
  const backups = page.locator('form#backups')
  await backups
    .getByLabel('Where backups are kept')
    .fill('Every night to the vault; restored on Sunday by Ann')
  await backups.getByLabel('Why').fill('So that the others know')
  await press('Save', backups)
  await expect(page.getByText('Saved. It applies everywhere')).toBeVisible()

  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(list(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Bring them back' })).toHaveCount(0)
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES)
})
