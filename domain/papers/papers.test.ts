import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { visitor, type MemberActor } from '#domain/actor.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { saveCompany } from '#domain/companies/index.ts'
import { someCompany } from '#domain/companies/testing.ts'
import { cancelWork, claimMoney, decideDispute, giveTip, releaseEarly } from '#domain/deals/index.ts'
import { aDispute } from '#domain/deals/testing-disputes.ts'
import { aPair, milestonesOf, someContent } from '#domain/deals/testing.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { aServiceForSale, checkoutOf, choose, order, put } from '#domain/orders/testing.ts'
import { applyPaymentEvent } from '#domain/payments/index.ts'
import { eventOf, makePayment } from '#domain/payments/testing.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { transactions } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { makeMissingPapers } from './make-missing.ts'
import { exportPapers } from './own-data.ts'
import { countOwnPapers, findPaper, listOwnPapers, listPapersAbout } from './paper-queries.ts'
import { aPaidDeal, aReleasedDeal, papersOf } from './testing.ts'

const initial = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const settings: Settings = {
  ...initial,
  operatorName: 'Hall Operators B.V.',
  operatorCountry: 'Netherlands',
  operatorTaxNumber: 'NL123456789B01',
  operatorTaxRate: '21',
}
const clock = movableClock(new Date('2030-05-06T09:00:00Z'))
const database = await testDatabase({ clock, desk: { settings } })
const { db, transaction } = database
const ada = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))
const origin = { origin: { address: '203.0.113.9', device: 'Firefox on Linux' } }

const company = (given: object = {}) => someCompany({ taxRegistered: 'on', taxRate: '19', ...given })
const incorporate = (who: MemberActor, given: object = {}) =>
  transaction((tx) => saveCompany(tx, who, company(given), origin))
const allOf = (who: MemberActor) => papersOf({ db: db as never }, who.id)
const told = async (who: MemberActor) =>
  (await allOf(who)).map(({ content, totalMinor }) => `${content.title} ${totalMinor}`)

test('a deal leaves the agreement, the receipt, the invoice and the commission invoice, with their tax', async () => {
  const pair = await transaction((tx) => aPair(tx, 10_000))
  await incorporate(pair.seller)
  const { dealId } = await transaction((tx) => aReleasedDeal(tx, pair))
  expect((await told(pair.buyer)).toSorted()).toEqual([
    'Agreement 10000',
    'Invoice 10000',
    'Receipt 10000',
    'Receipt 10000',
  ])
  expect((await told(pair.seller)).toSorted()).toEqual([
    'Agreement 10000',
    'Commission invoice 1000',
    'Invoice 10000',
  ])
  const papers = await allOf(pair.seller)
  const invoice = papers.find(({ kind }) => kind === 'invoice')
  expect(invoice?.label).toBe(`${pair.seller.id.slice(0, 8).toUpperCase()}-2030-000001`)
  expect(invoice?.content).toMatchObject({
    issuer: { name: 'Harbour Works GmbH', addressLines: ['Am Kai 4', '20457 Hamburg', 'Germany'] },
    lines: [{ text: 'A sign for the bakery', amountMinor: 10_000 }],
    tax: { basisPoints: 1_900, taxMinor: 1_597, netMinor: 8_403 },
  })
  const commission = papers.find(({ kind }) => kind === 'commission')
  expect(commission?.label).toMatch(/^GH-2030-\d{6}$/)
  expect(commission?.content).toMatchObject({
    issuer: { name: 'Hall Operators B.V.' },
    recipient: { name: 'Harbour Works GmbH' },
    tax: { basisPoints: 0, taxMinor: 0, netMinor: 1_000 },
    notes: ['Reverse charge: the recipient accounts for the tax.'],
  })
  expect((await listPapersAbout(db, pair.seller, { dealId })).map(({ title }) => title).toSorted()).toEqual([
    'Agreement',
    'Commission invoice',
    'Invoice',
  ])
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})

test('a renamed company stands on the next paper; those that were made stay', async () => {
  const pair = await transaction((tx) => aPair(tx))
  await incorporate(pair.seller)
  await transaction((tx) => aReleasedDeal(tx, pair))
  await incorporate(pair.seller, { legalName: 'Quay Works GmbH', taxRate: '7' })
  await transaction((tx) => aReleasedDeal(tx, pair))
  const invoices = (await allOf(pair.seller)).filter(({ kind }) => kind === 'invoice')
  expect(
    invoices.map(({ number, content }) => [number, content.issuer.name, content.tax?.basisPoints]),
  ).toEqual([
    [1, 'Harbour Works GmbH', 1_900],
    [2, 'Quay Works GmbH', 700],
  ])
})

test('what is refunded before it was invoiced is a credit note to the receipt', async () => {
  const pair = await transaction((tx) => aPair(tx, 10_000))
  const { dealId, milestoneId } = await transaction((tx) => aPaidDeal(tx, pair))
  await transaction((tx) => cancelWork(tx, pair.seller, { dealId, milestoneId, reason: 'Ill' }))
  const [receipt] = (await allOf(pair.buyer)).filter(
    ({ dealId: of, kind }) => of === dealId && kind === 'receipt',
  )
  const [note] = (await allOf(pair.buyer)).filter(({ kind }) => kind === 'credit-note')
  expect(note?.totalMinor).toBe(-10_000n)
  expect(note?.content.facts).toContainEqual({ name: 'Corrects', value: receipt?.label })
  expect(await told(pair.seller)).toEqual(['Agreement 10000'])
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})

test('of a split the earned part is invoiced and the rest is credited', async () => {
  const pair = await transaction((tx) => aPair(tx, 10_000))
  const { dealId, milestoneId } = await transaction((tx) => aDispute(tx, pair))
  const reasons = 'Half of what was agreed was delivered, as the pictures show.'
  await transaction((tx) =>
    decideDispute(tx, ada, { dealId, milestoneId, earnedMinor: minor(6_000), fault: 'seller', reasons }),
  )
  const about = (await allOf(pair.buyer)).filter((one) => one.dealId === dealId)
  expect(about.map(({ content, totalMinor }) => `${content.title} ${totalMinor}`).toSorted()).toEqual([
    'Agreement 10000',
    'Credit note -4000',
    'Invoice 6000',
    'Receipt 10000',
  ])
  expect((await told(pair.seller)).includes('Commission invoice 600')).toBe(true)
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})

test('what is taken back after an invoice is credited by who wrote it, taxed as it was', async () => {
  const pair = await transaction((tx) => aPair(tx, 10_000))
  await incorporate(pair.seller)
  const { dealId, milestoneId } = await transaction((tx) => aReleasedDeal(tx, pair))
  await incorporate(pair.seller, { taxRate: '7' })
  await transaction((tx) =>
    claimMoney(tx, pair.buyer, {
      dealId,
      milestoneId,
      reason: 'not-as-agreed',
      wantedMinor: minor(6_000),
      statement: 'It fell off the wall on the second day.',
      files: [],
    }),
  )
  const reasons = 'The pictures show that the screws were too short.'
  await transaction((tx) =>
    decideDispute(tx, ada, { dealId, milestoneId, earnedMinor: minor(6_000), fault: 'seller', reasons }),
  )
  const notes = (await allOf(pair.seller)).filter(({ kind }) => kind === 'credit-note')
  expect(notes.map(({ issuerId, totalMinor }) => [issuerId, totalMinor])).toEqual(
    expect.arrayContaining([
      [pair.seller.id, -4_000n],
      [null, -400n],
    ]),
  )
  const own = notes.find(({ issuerId }) => issuerId === pair.seller.id)
  expect(own?.content.tax).toEqual({ basisPoints: 1_900, taxMinor: -639, netMinor: -3_361 })
  expect(own?.number).toBe(2)
  expect(own?.content.facts.find(({ name }) => name === 'Corrects')?.value).toMatch(/-2030-000001$/)
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})

test.each(['buyer', 'half', 'seller'] as const)(
  'fees that the %s bears are invoiced to who bears them',
  async (feeBearer) => {
    const pair = await transaction((tx) => aPair(tx))
    const content = someContent({
      feeBearer,
      milestones: [{ title: 'The sign', priceMinor: 9_995, days: 5 }],
    })
    await transaction(async (tx) => {
      const { dealId, milestoneId } = await aPaidDeal(tx, pair, content)
      await releaseEarly(tx, pair.buyer, { dealId, milestoneId })
      const [done] = await milestonesOf(tx, dealId)
      await giveTip(tx, pair.buyer, { dealId, amountMinor: minor(500), formKey: done?.id ?? '' })
    })
    const fees = {
      buyer: ['Fee invoice 1000'],
      half: ['Commission invoice 500', 'Fee invoice 500'],
      seller: ['Commission invoice 1000'],
    }
    const both = [...(await told(pair.buyer)), ...(await told(pair.seller))]
    expect(both.filter((one) => /fee|commission/i.test(one)).toSorted()).toEqual(fees[feeBearer])
    expect(both).toContain('Receipt 500')
    expect(await findingsOf(database, ledgerChecks)).toEqual([])
  },
)

test('an order of two services is one receipt, and what was paid in and sent back has its papers', async () => {
  const buyer = await transaction(async (tx) => actorOf(await makeMember(tx)))
  const payment = await transaction((tx) => makePayment(tx, buyer))
  await transaction((tx) => applyPaymentEvent(tx, eventOf(payment, 'succeeded')))
  await transaction((tx) => applyPaymentEvent(tx, eventOf(payment, 'refunded')))
  const [paid, back] = await allOf(buyer)
  expect([paid?.totalMinor, back?.totalMinor]).toEqual([payment.amount, -payment.amount])
  expect(back?.content.facts).toEqual([{ name: 'Corrects', value: paid?.label }])

  const pair = await transaction((tx) => aPair(tx))
  const services = await transaction(async (tx) => [await aServiceForSale(tx), await aServiceForSale(tx)])
  for (const { id } of services) await transaction((tx) => put(tx, pair.buyer, choose(id)))
  const checkout = await checkoutOf(db, pair.buyer)
  const placed = await transaction((tx) => order(tx, pair.buyer, checkout))
  const papers = await listPapersAbout(db, pair.buyer, { orderId: placed.id })
  expect(papers.map(({ kind }) => kind).toSorted()).toEqual(['agreement', 'agreement', 'receipt'])
  const receipt = await findPaper(db, pair.buyer, papers.find(({ kind }) => kind === 'receipt')?.id ?? '')
  expect(receipt?.content.lines).toHaveLength(2)
  expect(receipt?.content.facts[0]?.name).toBe('Order')
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})

test('papers are there for those whom they are between and for administrators', async () => {
  const pair = await transaction((tx) => aPair(tx))
  await transaction((tx) => aReleasedDeal(tx, pair))
  const stranger = await transaction(async (tx) => actorOf(await makeMember(tx)))
  const papers = await allOf(pair.seller)
  const invoice = papers.find(({ kind }) => kind === 'invoice')?.id ?? ''
  const commission = papers.find(({ kind }) => kind === 'commission')?.id ?? ''
  const sees = async (who: Parameters<typeof findPaper>[1], id: string) =>
    Boolean(await findPaper(db, who, id))
  expect(
    await Promise.all([pair.buyer, pair.seller, ada, stranger, visitor].map((who) => sees(who, invoice))),
  ).toEqual([true, true, true, false, false])
  expect(await Promise.all([pair.buyer, pair.seller].map((who) => sees(who, commission)))).toEqual([
    false,
    true,
  ])
  expect(await sees(pair.seller, 'nothing')).toBe(false)
})

test('a list is filtered by kind and year, and the export has every paper whole', async () => {
  const pair = await transaction((tx) => aPair(tx))
  await transaction((tx) => aReleasedDeal(tx, pair))
  expect(await countOwnPapers(db, pair.seller.id, {})).toBe(3)
  expect(await countOwnPapers(db, pair.seller.id, { kind: 'invoice', year: 2030 })).toBe(1)
  expect(await countOwnPapers(db, pair.seller.id, { year: 2029 })).toBe(0)
  const [invoice] = await listOwnPapers(db, pair.seller.id, { kind: 'invoice' })
  expect(invoice?.totalMinor).toBe(10_000n)
  const { papers } = await exportPapers(db, pair.seller.id)
  expect(papers.map(({ kind }) => kind).toSorted()).toEqual(['agreement', 'commission', 'invoice'])
  expect(papers.find(({ kind }) => kind === 'invoice')?.lines).toHaveLength(1)
})

test('the database refuses to change or delete a paper, or to take a number back', async () => {
  const pair = await transaction((tx) => aPair(tx))
  await transaction((tx) => aReleasedDeal(tx, pair))
  const statements = [
    sql`update paper set total_minor = 1`,
    sql`delete from paper`,
    sql`truncate paper cascade`,
    sql`update paper_transfer set amount = 1`,
    sql`delete from paper_transfer`,
    sql`update paper_series set last = last - 1`,
    sql`delete from paper_series`,
    sql`truncate paper_series`,
  ]
  for (const statement of statements) await expect(db.execute(statement)).rejects.toThrow()
})

test('what a process of the version before moved has its papers later, and once', async () => {
  const pair = await transaction((tx) => aPair(tx))
  await transaction((tx) => aReleasedDeal(tx, pair))
  const before = transactions(database, clock, async () => {})
  const { dealId } = await before((tx) => aReleasedDeal(tx, pair))
  expect(await listPapersAbout(db, pair.seller, { dealId })).toEqual([])
  expect(await findingsOf(database, ledgerChecks)).toHaveLength(2)
  for (const _time of ['once', 'twice']) await transaction((tx) => makeMissingPapers(tx, settings))
  expect((await listPapersAbout(db, pair.seller, { dealId })).map(({ kind }) => kind).toSorted()).toEqual([
    'commission',
    'invoice',
  ])
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})
