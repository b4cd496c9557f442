import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Payment, type PaymentOrder, writePain001 } from '#domain/payouts/index.ts'
import { minor } from '#platform/money/money.ts'
import { elementsAt, readXml, textsAt } from './read-xml.ts'
import { problemsOf } from './validate.ts'

const payment = (given: Partial<Payment> = {}): Payment => ({
  endToEndId: '7f3c1a524b4e4d0a9d410a4f6c1f2b11',
  amount: minor(12_345),
  name: 'Ann Harbour',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  about: 'Guildhall, payout 17',
  ...given,
})

const order = (given: Partial<PaymentOrder> = {}): PaymentOrder => ({
  messageId: 'GH-20261115T091840-7f3c1a524b4e',
  createdAt: new Date('2026-11-15T09:18:40.123Z'),
  executionDay: '2026-11-16',
  currency: 'EUR',
  scheme: 'sepa',
  debtor: { name: 'Harbour & Söhne "Co-op" <U.A.>', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' },
  payments: [payment()],
  ...given,
})

const HEAD = 'CstmrCdtTrfInitn/GrpHdr'
const INFO = 'CstmrCdtTrfInitn/PmtInf'
const TRANSFER = `${INFO}/CdtTrfTxInf`

test('one payment is an order without a fault that says who pays what to whom, when and why', () => {
  const xml = writePain001(order())
  expect(problemsOf(xml, 'sepa')).toEqual([])
  const document = readXml(xml)
  const told = (under: string, ...paths: string[]) =>
    paths.map((path) => textsAt(document, `${under}/${path}`).join())
  expect(told(HEAD, 'MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty/Nm')).toEqual([
    'GH-20261115T091840-7f3c1a524b4e',
    '2026-11-15T09:18:40Z',
    '1',
    '123.45',
    "Harbour + Soehne 'Co-op' (U.A.)",
  ])
  expect(told(INFO, 'ReqdExctnDt/Dt', 'DbtrAcct/Id/IBAN', 'DbtrAgt/FinInstnId/BICFI')).toEqual([
    '2026-11-16',
    'NL91ABNA0417164300',
    'ABNANL2A',
  ])
  expect(told(TRANSFER, 'Cdtr/Nm', 'CdtrAcct/Id/IBAN', 'Amt/InstdAmt', 'RmtInf/Ustrd')).toEqual([
    'Ann Harbour',
    'DE89370400440532013000',
    '123.45',
    'Guildhall, payout 17',
  ])
})

test('without a BIC the bank finds it by itself', () => {
  const debtor = { name: 'Hall', iban: 'NL91ABNA0417164300', bic: '' }
  const xml = writePain001(order({ debtor, payments: [payment({ bic: '' })] }))
  expect(problemsOf(xml, 'sepa')).toEqual([])
  expect(textsAt(readXml(xml), `${INFO}/DbtrAgt/FinInstnId/Othr/Id`)).toEqual(['NOTPROVIDED'])
})

test('in another currency it is an order without a fault too, but does not say that it is SEPA', () => {
  const xml = writePain001(order({ currency: 'JPY', scheme: 'transfer' }))
  expect(problemsOf(xml, 'transfer')).toEqual([])
  expect(textsAt(readXml(xml), `${INFO}/ChrgBr`)).toEqual(['SHAR'])
  expect(elementsAt(readXml(xml), `${INFO}/PmtTpInf`)).toEqual([])
  expect(elementsAt(readXml(xml), `${TRANSFER}/Amt/InstdAmt`)).toMatchObject([
    { attributes: 'Ccy="JPY"', text: '12345' },
  ])
})

const anyText = (most: number) =>
  fc.oneof(
    fc.string({ minLength: 1, maxLength: most, unit: 'binary' }),
    fc.string({ minLength: 1, maxLength: most, unit: 'grapheme' }),
    fc.constantFrom(
      ']]>',
      '<!-- x -->',
      '&amp;',
      '//',
      ' / ',
      'O’Neil & Söhne <GmbH>',
      '😀',
      'Щ'.repeat(most),
    ),
  )

const anyPayment = fc.record({
  endToEndId: fc.uuid().map((id) => id.replaceAll('-', '')),
  amount: fc.bigInt({ min: 1n, max: 99_999_999_999n }).map((amount) => minor(amount)),
  name: anyText(70),
  about: anyText(200),
  iban: fc.constantFrom(
    'DE89370400440532013000',
    'FR1420041010050500013M02606',
    'MT84MALT011000012345MTLCAST001S',
  ),
  bic: fc.constantFrom('', 'COBADEFF', 'COBADEFFXXX'),
})

test('whatever people are called and write, the order has no fault', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyPayment, { minLength: 1, maxLength: 12, selector: ({ endToEndId }) => endToEndId }),
      anyText(200),
      (payments, name) => {
        const debtor = { ...order().debtor, name }
        expect(problemsOf(writePain001(order({ payments, debtor })), 'sepa')).toEqual([])
      },
    ),
  )
})
