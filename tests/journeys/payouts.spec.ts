import type { Page } from '@playwright/test'
import { giveMoney } from '#domain/ledger/testing.ts'
import { changeSettingsFromOutside } from '../hall/change-settings.ts'
import { fromOutside } from '../hall/from-outside.ts'
import { said } from './administration.ts'
import { outliveMethodWait, outliveProof, query } from './clock.ts'
import { expect, expectWhole, lookAt, test } from './hall.ts'
import { newestLetter } from './letters.ts'
import { enterAs, comeAsMember, openBrowser, PASSWORD } from './people.ts'
import { withAnotherPerson } from './two-halls.ts'

test.describe.configure({ timeout: 240_000 })

const IBAN = 'DE89 3704 0044 0532 0130 00'

async function earn(databaseUrl: string, email: string, amountMinor: number): Promise<void> {
  const [member] = await query<{ id: string }>(databaseUrl, 'select id from member where email = $1', [email])
  await fromOutside(databaseUrl, (tx) => giveMoney(tx, member?.id ?? '', amountMinor))
}

/** Adds a bank account, with a proof before it if that is asked for. */
async function addBankAccount(page: Page, { proves }: { proves: boolean }): Promise<void> {
  await page.goto('/my/payouts')
  await page.getByRole('link', { name: 'Add a bank account' }).click()
  if (proves) {
    await page.getByRole('link', { name: 'Show that it is you' }).click()
    const form = page.locator('#prove-password')
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await form.getByRole('button', { name: 'Go on' }).click()
  }
  await page.getByLabel('Holder').fill('Ann & Sons <Harbour>')
  await page.getByLabel('IBAN').fill('DE88 3704 0044 0532 0130 00')
  await page.getByRole('button', { name: 'Save it' }).click()
  await expect(page.locator('#method')).toContainText('check digits do not fit')
  await expect(page.getByLabel('IBAN')).toHaveValue('DE88 3704 0044 0532 0130 00')
  await page.getByLabel('IBAN').fill(IBAN)
  await page.getByRole('button', { name: 'Save it' }).click()
  await expect(said(page)).toContainText('can be used in 24 hours')
  await expect(page.locator('#methods')).toContainText('IBAN ending 3000')
  await expect(page.locator('#methods')).toContainText('Waits')
}

test('a method is added, waits a day, money is asked for, approved, sent and paid', async ({
  page,
  browser,
  hall,
}) => {
  const { databaseUrl } = hall
  await changeSettingsFromOutside(databaseUrl, { operatorIban: 'NL91 ABNA 0417 1643 00' })
  const email = await comeAsMember(page, databaseUrl, 'petra-l')
  await earn(databaseUrl, email, 12_345)
  await outliveProof(databaseUrl, email)
  await addBankAccount(page, { proves: true })
  await newestLetter(databaseUrl, email, /payout method was added/)
  await expect(page.locator('#ask')).toContainText('waits for 24 hours')
  await outliveMethodWait(databaseUrl, email)

  await page.goto('/my/payouts')
  await expect(page.getByRole('button', { name: 'Ask for $123.45' })).toBeVisible()
  await page.getByLabel('Amount').fill('500')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.locator('#ask')).toContainText('Amount: you have $123.45 available')
  await page.getByLabel('Amount').fill('100.05')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.locator('#ask')).toContainText('We take none for a payout')
  await expectWhole(page, 'asking for a payout')
  await page.getByRole('button', { name: 'Ask for $100.05' }).click()
  await expect(said(page)).toContainText('You asked for a payout')
  await expect(page.locator('.payout-open')).toContainText('It is decided by')
  await expect(page.locator('main')).toContainText('$23.40 is on your balance')
  await expectWhole(page, 'an open payout')

  await withAnotherPerson(browser, { baseURL: hall.origin }, async (admin) => {
    await enterAs(admin, 'admin')
    await admin.goto(`/admin/payouts?q=${email}`)
    await admin
      .getByRole('table', { name: 'Payouts' })
      .getByRole('link', { name: /petra-l/ })
      .click()
    await expect(admin.locator('#decide')).toContainText('The lines sum to the balance')
    await expectWhole(admin, 'a payout to decide')
    await admin.locator('#decide').getByRole('button', { name: 'Approve' }).click()
    await expect(said(admin)).toContainText('1 payout approved')

    const file = await admin.request.get('/admin/payouts/batch.xml')
    expect(file.headers()['content-type']).toContain('application/xml')
    const read = await admin.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml')
        const textOf = (name: string) => [...parsed.getElementsByTagName(name)].map((one) => one.textContent)
        return {
          wrong: parsed.querySelector('parsererror')?.textContent ?? '',
          namespace: parsed.documentElement.namespaceURI,
          sums: textOf('CtrlSum'),
          amounts: textOf('InstdAmt'),
          names: textOf('Nm'),
          accounts: textOf('IBAN'),
        }
      },
      await file.text(),
    )
    expect(read).toMatchObject({
      wrong: '',
      namespace: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
      sums: ['100.05', '100.05'],
      amounts: ['100.05'],
      accounts: ['NL91ABNA0417164300', 'DE89370400440532013000'],
    })
    expect(read.names).toContain('Ann & Sons <Harbour>')
    expect(await (await admin.request.get('/admin/payouts/batch.csv')).text()).toContain(
      'DE89370400440532013000',
    )
    expect(await (await admin.request.get('/admin/payouts.csv?show=all')).text()).not.toContain('DE8937')

    // Several at once, from the list.
    await admin.goto(`/admin/payouts?show=approved&q=${email}`)
    await admin.getByRole('checkbox', { name: /^Select payout/ }).check()
    await admin.getByRole('button', { name: 'Sent', exact: true }).click()
    await expect(said(admin)).toContainText('1 payout marked as sent')
    await admin.goto(`/admin/payouts?show=sent&q=${email}`)
    await admin.getByRole('checkbox', { name: /^Select payout/ }).check()
    await admin.getByRole('button', { name: 'Paid', exact: true }).click()
    await expect(said(admin)).toContainText('1 payout marked as paid')

    await admin.getByRole('button', { name: 'Verify the ledger now' }).click()
    await expect(said(admin)).toContainText('The ledger was verified')
    await expect(admin.locator('#ledger li').first()).toContainText('Adds up')
    await lookAt(admin, '/admin/payouts?show=all')
  })

  await newestLetter(databaseUrl, email, /is paid/)
  await page.goto('/my/payouts')
  await expect(page.locator('#history')).toContainText('Paid')
  await expectWhole(page, 'payouts that were made')
  await lookAt(page, '/my/payouts?add=bank')
})

test('without JavaScript money is asked for; rejected, it comes back with the reason', async ({
  browser,
  hall,
}) => {
  const { databaseUrl } = hall
  const page = await openBrowser(browser, hall, { javaScriptEnabled: false })
  const email = await comeAsMember(page, databaseUrl, 'ruben-t')
  await earn(databaseUrl, email, 5_000)
  await addBankAccount(page, { proves: false })
  await outliveMethodWait(databaseUrl, email)
  await page.goto('/my/payouts')
  await page.getByLabel('Amount').fill('45')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await page.getByRole('button', { name: 'Ask for $45.00' }).click()
  await expect(said(page)).toContainText('You asked for a payout')
  await expect(page.locator('#ask')).toContainText('One payout at a time')

  await withAnotherPerson(browser, { baseURL: hall.origin, javaScriptEnabled: false }, async (admin) => {
    await enterAs(admin, 'admin')
    await admin.goto(`/admin/payouts?q=${email}`)
    await admin
      .getByRole('table', { name: 'Payouts' })
      .getByRole('link', { name: /ruben-t/ })
      .click()
    await admin.locator('#decide').getByRole('button', { name: 'Reject…' }).click()
    await admin.getByLabel('Reason').fill('No')
    await admin.getByRole('button', { name: 'Reject 1 payout' }).click()
    await expect(admin.locator('#decide')).toContainText('Reason: at least 3 characters')
    await expect(admin.getByLabel('Reason')).toHaveValue('No')
    await admin.getByLabel('Reason').fill('The name of the account is not yours')
    await admin.getByRole('button', { name: 'Reject 1 payout' }).click()
    await expect(said(admin)).toContainText('1 payout rejected')
  })

  const told = await newestLetter(databaseUrl, email, /was rejected/)
  expect(told.text).toContain('The name of the account is not yours')
  await page.goto('/my/payouts')
  await expect(page.locator('main')).toContainText('$50.00 is on your balance')
  await expect(page.locator('#history')).toContainText('The name of the account is not yours')
  await expect(page.getByRole('button', { name: 'Ask for $50.00' })).toBeVisible()
  await page.context().close()
})

test('who sells as a company says so, and an invoice will', async ({ page, hall }) => {
  await comeAsMember(page, hall.databaseUrl, 'sanne-w')
  await page.goto('/my/company')
  await page.getByRole('radio', { name: 'A company' }).check()
  await page.getByLabel('Legal name').fill('Harbour Works GmbH')
  await page.getByLabel('Country').selectOption({ label: 'Germany' })
  await page.getByLabel('Street and number').fill('Am Kai 4')
  await page.getByLabel('City').fill('Hamburg')
  await page.getByRole('textbox', { name: 'VAT number' }).fill('12345')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('main')).toContainText('Registration number: a company has one')
  await expect(page.locator('main')).toContainText('VAT number: this does not look like one of DE')
  await expect(page.getByLabel('Legal name')).toHaveValue('Harbour Works GmbH')
  await expectWhole(page, 'refused invoice details')
  await page.getByRole('textbox', { name: 'Registration number' }).fill('HRB 12345')
  await page.getByRole('textbox', { name: 'VAT number' }).fill('DE 123 456 789')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(said(page)).toContainText('Saved')
  await expect(page.locator('.company-party')).toContainText('VAT number: DE123456789')
  await expectWhole(page, 'invoice details')
})
