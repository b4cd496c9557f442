import { giveMoney } from '#domain/ledger/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { query, runJob } from './clock.ts'
import { expect, test } from './journey.ts'
import { comeAsMember } from './people.ts'

test('a seller tries PRO, pays for it by itself, sees its commission before a deal, and cancels', async ({
  page,
  server,
}) => {
  const { databaseUrl } = server
  const email = await comeAsMember(page, databaseUrl, 'pro-seller')
  const [member] = await query<{ id: string }>(databaseUrl, 'select id from member where email = $1', [email])
  await fromOutside(databaseUrl, (tx) => giveMoney(tx, member?.id ?? '', 2_000))

  await page.goto('/my/pro')
  await expect(page.getByText('Nothing was released to you in the last 90 days')).toBeVisible()
  await page.getByRole('button', { name: 'Start 7 free days' }).first().click()
  await expect(page.getByRole('heading', { name: /^PRO is yours to try until/ })).toBeVisible()

  // The days to try it pass, and the clock comes by.
  await query(
    databaseUrl,
    `update pro_subscription set until = now() - interval '1 minute', next_at = now() - interval '1 minute', reminded_at = now()
     where member_id = $1`,
    [member?.id],
  )
  await runJob(databaseUrl, 'pro.settle-due')
  const stateOf = 'select state from pro_subscription where member_id = $1'
  await expect
    .poll(async () => (await query<{ state: string }>(databaseUrl, stateOf, [member?.id]))[0]?.state)
    .toBe('active')
  await page.goto('/my/pro')
  await expect(
    page.getByRole('heading', { name: 'PRO has kept $0.00 for you, and cost $12.00.' }),
  ).toBeVisible()
  await page
    .locator('#invoices')
    .getByRole('link', { name: /-\d{6}$/ })
    .click()
  await expect(page.getByText('PRO invoice').first()).toBeVisible()

  await page.goto('/deals/new?as=seller&with=nobody-yet')
  await page.getByLabel('Price of 1', { exact: true }).fill('100')
  await expect(page.getByText('Seller commission, 7%')).toBeVisible()

  await page.goto('/my/pro')
  await page.getByRole('link', { name: 'Cancel PRO' }).click()
  await page.getByRole('button', { name: /^Cancel PRO on/ }).click()
  await expect(page.getByRole('heading', { name: /^PRO ends on/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go on with PRO' })).toBeVisible()
})
