import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { makeMember } from '#domain/accounts/testing.ts'
import { giveEarned } from '#domain/ledger/testing.ts'
import { changeSettingsFromOutside } from '../server/change-settings.ts'
import { fromOutside } from '../server/from-outside.ts'
import { readXml, textsAt } from '../pain-001/read-xml.ts'
import { problemsOf } from '../pain-001/validate.ts'
import { said } from './administration.ts'
import { outliveMethodWait, outliveProof, query } from './clock.ts'
import { statementOf } from './deal-room.ts'
import { expect, test } from './story.ts'
import { newestLetter } from './letters.ts'
import { comeAsMember, comeBack, enterAs, openBrowser, PASSWORD } from './people.ts'
import { withAnotherPerson } from './two-servers.ts'

test.describe.configure({ timeout: 240_000 })

const IBAN = 'DE89 3704 0044 0532 0130 00'

async function earn(databaseUrl: string, email: string, amountMinor: number): Promise<void> {
  const [member] = await query<{ id: string }>(databaseUrl, 'select id from member where email = $1', [email])
  await fromOutside(databaseUrl, (tx) => giveEarned(tx, member?.id ?? '', amountMinor))
}

/** Adds a bank account, with a proof before it if that is asked for. */
async function addBankAccount(page: Page, { proves }: { proves: boolean }): Promise<void> {
  await page.goto('/my/payouts')
  await page.getByRole('link', { name: 'Add a bank account' }).click()
  if (proves) {
    await page.getByRole('link', { name: 'Confirm that it is you' }).click()
    const form = page.locator('#prove-password')
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await form.getByRole('button', { name: 'Confirm' }).click()
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

/** Finds the payout of a member, as an administrator does, and opens it. */
async function openPayout(admin: Page, email: string, name: string): Promise<void> {
  await admin.goto(`/admin/payouts?show=all&q=${email}`)
  await admin
    .getByRole('table', { name: 'Payouts' })
    .getByRole('link', { name: new RegExp(name) })
    .click()
  await expect(admin.locator('#decide-title')).toContainText(/^Payout \d+$/)
}

/** Where there is no account to pay from, the page leads to where it is written, and a wrong one is refused there. */
async function writeAccount(admin: Page): Promise<void> {
  await expect(admin.locator('#batches')).toContainText('There is no account to pay from')
  await admin.getByRole('link', { name: 'Write its IBAN in Settings' }).click()
  const legal = admin.locator('form#legal')
  await legal.getByLabel('Bank account (IBAN)').fill('NL92 ABNA 0417 1643 00')
  await legal.getByLabel('Why').fill('Payouts begin')
  await legal.getByRole('button', { name: 'Save' }).click()
  await expect(legal).toContainText('Bank account (IBAN): its check digits do not fit')
  await expect(legal.getByLabel('Bank account (IBAN)')).toHaveValue('NL92 ABNA 0417 1643 00')
  await legal.getByLabel('Bank account (IBAN)').fill('nl91abna0417164300')
  await legal.getByRole('button', { name: 'Save' }).click()
  await expect(legal.getByLabel('Bank account (IBAN)')).toHaveValue('NL91 ABNA 0417 1643 00')
}

/** Several at once, from the list. */
async function makeBankFile(admin: Page, email: string): Promise<void> {
  await admin.goto(`/admin/payouts?show=approved&q=${email}`)
  await admin.getByRole('checkbox', { name: /^Select payout/ }).check()
  await admin.getByRole('button', { name: 'Bank file', exact: true }).click()
  await expect(said(admin)).toContainText('The batch is made')
}

async function download(page: Page, name: string): Promise<string> {
  const begun = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  return readFile(await (await begun).path(), 'utf8')
}

test('a method is added, waits a day, money is asked for, and two administrators pay it by a bank file', async ({
  page,
  browser,
  server,
}) => {
  const { databaseUrl } = server
  await changeSettingsFromOutside(databaseUrl, {
    operatorIban: '',
    payoutFourEyes: true,
  })
  const vera = await fromOutside(databaseUrl, (tx) =>
    makeMember(tx, { role: 'admin', displayName: 'Vera Dock' }),
  )
  const email = await comeAsMember(page, databaseUrl, 'petra-l')
  await earn(databaseUrl, email, 12_345)
  await outliveProof(databaseUrl, email)
  await addBankAccount(page, { proves: true })
  await newestLetter(databaseUrl, email, /payout method was added/)
  await expect(page.locator('#ask')).toContainText('waits for 24 hours')
  await outliveMethodWait(databaseUrl, email)

  await page.goto('/my/payouts')
  await expect(page.getByRole('button', { name: 'Withdraw $123.45' })).toBeVisible()
  await page.getByLabel('Amount').fill('500')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.locator('#ask')).toContainText('Amount: you have $123.45 free to withdraw')
  await page.getByLabel('Amount').fill('100.05')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.locator('#ask')).toContainText('We take none for a payout')
  await page.getByRole('button', { name: 'Withdraw $100.05' }).click()
  await expect(said(page)).toContainText('You asked for a payout')
  await expect(page.locator('.payout-open')).toContainText('It is decided by')
  await expect(page.locator('main')).toContainText('You have $23.40 that you earned')
  await page.goto('/my')
  await expect(page.locator('main')).toContainText('$100.05 more is being paid out')
  await expect(page.getByRole('link', { name: 'Withdraw' })).toHaveCount(0)
  await page.goto('/my/payouts')

  await withAnotherPerson(browser, { baseURL: server.origin }, async (admin) => {
    await enterAs(admin, 'admin')
    await openPayout(admin, email, 'petra-l')
    await expect(admin.locator('#decide')).toContainText('The lines sum to what is there')
    await admin.locator('#decide').getByRole('button', { name: 'Approve' }).click()
    await expect(said(admin)).toContainText('1 payout approved')
    await writeAccount(admin)
    await makeBankFile(admin, email)
    await expect(admin.locator('#files')).toContainText(/four eyes:.*Vera Dock.* can do this/)
    await expect(admin.locator('#files').getByRole('link')).toHaveCount(0)
    await expect(admin.getByRole('button', { name: /^Mark as sent/ })).toHaveCount(0)
    // The address of the file leads back to the batch, which says why.
    await admin.goto(`${new URL(admin.url()).pathname}/bank.xml`)
    await expect(admin.getByRole('alert')).toContainText('The file was not given out')
    await openPayout(admin, email, 'petra-l')
    await expect(admin.locator('#decide')).toContainText('It goes with batch')
  })

  await withAnotherPerson(browser, { baseURL: server.origin }, async (admin) => {
    await comeBack(admin, databaseUrl, vera.id)
    await admin.goto('/admin/payouts')
    await admin.getByRole('link', { name: /^All batches, 1 to be sent/ }).click()
    await admin
      .getByRole('table', { name: 'Batches' })
      .getByRole('link', { name: /^Batch \d+/ })
      .first()
      .click()
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText(/^Batch \d+$/)
    const files = [await download(admin, 'Bank file, pain.001'), await download(admin, 'Bank file, pain.001')]
    expect(files[1]).toBe(files[0])
    expect(problemsOf(files[0] ?? '', 'transfer')).toEqual([])
    const document = readXml(files[0] ?? '')
    const transfer = 'CstmrCdtTrfInitn/PmtInf/CdtTrfTxInf'
    expect(textsAt(document, `${transfer}/Cdtr/Nm`)).toEqual(['Ann + Sons (Harbour)'])
    expect(textsAt(document, `${transfer}/CdtrAcct/Id/IBAN`)).toEqual(['DE89370400440532013000'])
    expect(textsAt(document, `${transfer}/Amt/InstdAmt`)).toEqual(['100.05'])
    expect(await download(admin, 'List, CSV')).toContain('DE89370400440532013000')
    expect(await (await admin.request.get('/admin/payouts.csv?show=all')).text()).not.toContain('DE8937')

    await admin.getByRole('button', { name: 'Mark as sent: 1 payout, $100.05' }).click()
    await expect(said(admin)).toContainText('The batch is sent')
    await admin.getByRole('button', { name: 'Mark as paid: 1 payout, $100.05' }).click()
    await expect(said(admin)).toContainText('The batch is closed')
    await expect(admin.locator('#next')).toContainText('Closed by Vera Dock')

    await admin.goto('/admin/payouts')
    await admin.getByRole('button', { name: 'Verify the ledger now' }).click()
    await expect(said(admin)).toContainText('The ledger was verified')
    await expect(admin.locator('#ledger li').first()).toContainText('Adds up')
    await admin.goto('/admin/security/events')
    await expect(admin.locator('main')).toContainText('Took out a file of payouts with whole account numbers')
  })
  await changeSettingsFromOutside(databaseUrl, { payoutFourEyes: false })

  await newestLetter(databaseUrl, email, /is paid/)
  await page.goto('/my/payouts')
  await expect(page.locator('#history')).toContainText('Paid')
  expect(await statementOf(page)).toEqual([
    'Given by the marketplace: +123.45, 123.45',
    'Put aside for a payout: −100.05, 23.40',
  ])
})

test('without JavaScript money is asked for; its batch withdrawn and itself rejected, it comes back with the reason', async ({
  browser,
  server,
}) => {
  const { databaseUrl } = server
  const page = await openBrowser(browser, server)
  const email = await comeAsMember(page, databaseUrl, 'ruben-t')
  await earn(databaseUrl, email, 5_000)
  await addBankAccount(page, { proves: false })
  await outliveMethodWait(databaseUrl, email)
  await page.goto('/my/payouts')
  await page.getByLabel('Amount').fill('45')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.getByRole('button', { name: 'Withdraw $45.00' }).click()
  await expect(said(page)).toContainText('You asked for a payout')
  await expect(page.locator('#ask')).toContainText('One payout at a time')

  await withAnotherPerson(browser, { baseURL: server.origin }, async (admin) => {
    await enterAs(admin, 'admin')
    await openPayout(admin, email, 'ruben-t')
    await admin.locator('#decide').getByRole('button', { name: 'Approve' }).click()
    await expect(said(admin)).toContainText('1 payout approved')
    await makeBankFile(admin, email)
    await admin.getByRole('button', { name: 'Withdraw the batch' }).click()
    await expect(admin.locator('#next')).toContainText('Reason: fill this in')
    await admin.getByLabel('Reason').fill('The name of the account is another')
    await admin.getByRole('button', { name: 'Withdraw the batch' }).click()
    await expect(said(admin)).toContainText('The batch is withdrawn')
    await openPayout(admin, email, 'ruben-t')
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
  await expect(page.locator('main')).toContainText('You have $50.00 that you earned')
  await expect(page.locator('#history')).toContainText('The name of the account is not yours')
  await expect(page.getByRole('button', { name: 'Withdraw $50.00' })).toBeVisible()
  await page.context().close()
})

test('who sells as a company says so, and an invoice will', async ({ page, server }) => {
  await comeAsMember(page, server.databaseUrl, 'sanne-w')
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
  await page.getByRole('textbox', { name: 'Registration number' }).fill('HRB 12345')
  await page.getByRole('textbox', { name: 'VAT number' }).fill('DE 123 456 789')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(said(page)).toContainText('Saved')
  await expect(page.locator('.company-party')).toContainText('VAT number: DE123456789')
})
