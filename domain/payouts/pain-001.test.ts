import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalText } from '#platform/money/currency.ts'
import { add, minor } from '#platform/money/money.ts'
import { type Payment, type PaymentOrder, writePain001 } from './pain-001.ts'
import { elementsAt, readXml, textsAt } from './testing-xml.ts'

const order = (payments: Payment[], currency = 'EUR'): PaymentOrder => ({
  messageId: 'payouts-20261115T091840',
  createdAt: new Date('2026-11-15T09:18:40.123Z'),
  currency,
  debtor: { name: 'Harbour & Sons "Co-op" <U.A.>', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' },
  payments,
})

const payment = (given: Partial<Payment> = {}): Payment => ({
  endToEndId: '7f3c1a524b4e4d0a9d410a4f6c1f2b11',
  amount: minor(12_345),
  name: 'Ann Harbour',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  about: 'Payout 17',
  ...given,
})

const HEAD = 'CstmrCdtTrfInitn/GrpHdr'
const INFO = 'CstmrCdtTrfInitn/PmtInf'
const TRANSFER = `${INFO}/CdtTrfTxInf`

test('one payment, read back', () => {
  const document = readXml(writePain001(order([payment()])))
  expect(document).toMatchObject({
    name: 'Document',
    attributes: 'xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"',
  })
  const told = (paths: string[], under: string) =>
    paths.map((path) => textsAt(document, `${under}/${path}`)[0])
  expect(told(['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty/Nm'], HEAD)).toEqual([
    'payouts-20261115T091840',
    '2026-11-15T09:18:40',
    '1',
    '123.45',
    'Harbour & Sons "Co-op" <U.A.>',
  ])
  expect(
    told(
      ['PmtMtd', 'PmtTpInf/SvcLvl/Cd', 'ReqdExctnDt/Dt', 'DbtrAcct/Id/IBAN', 'DbtrAgt/FinInstnId/BICFI'],
      INFO,
    ),
  ).toEqual(['TRF', 'SEPA', '2026-11-15', 'NL91ABNA0417164300', 'ABNANL2A'])
  expect(
    told(
      ['PmtId/EndToEndId', 'CdtrAgt/FinInstnId/BICFI', 'Cdtr/Nm', 'CdtrAcct/Id/IBAN', 'RmtInf/Ustrd'],
      TRANSFER,
    ),
  ).toEqual([
    '7f3c1a524b4e4d0a9d410a4f6c1f2b11',
    'COBADEFFXXX',
    'Ann Harbour',
    'DE89370400440532013000',
    'Payout 17',
  ])
  expect(elementsAt(document, `${TRANSFER}/Amt/InstdAmt`)).toMatchObject([
    { attributes: 'Ccy="EUR"', text: '123.45' },
  ])
})

test('the parts stand in the order that the standard has them', () => {
  const document = readXml(writePain001(order([payment()])))
  const names = (path: string) => elementsAt(document, path)[0]?.children.map(({ name }) => name)
  expect(names(HEAD)).toEqual(['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty'])
  expect(names(INFO)).toEqual(
    'PmtInfId PmtMtd NbOfTxs CtrlSum PmtTpInf ReqdExctnDt Dbtr DbtrAcct DbtrAgt ChrgBr CdtTrfTxInf'.split(
      ' ',
    ),
  )
  expect(names(TRANSFER)).toEqual(['PmtId', 'Amt', 'CdtrAgt', 'Cdtr', 'CdtrAcct', 'RmtInf'])
})

test('without a BIC the bank finds it by itself, and another currency is no SEPA', () => {
  const debtor = { name: 'Hall', iban: 'NL91ABNA0417164300', bic: '' }
  const document = readXml(writePain001({ ...order([payment({ bic: '' })], 'JPY'), debtor }))
  expect(textsAt(document, `${INFO}/DbtrAgt/FinInstnId/Othr/Id`)).toEqual(['NOTPROVIDED'])
  expect(textsAt(document, `${INFO}/ChrgBr`)).toEqual(['SHAR'])
  expect(elementsAt(document, `${INFO}/PmtTpInf`)).toEqual([])
  expect(elementsAt(document, `${TRANSFER}/CdtrAgt`)).toEqual([])
  expect(elementsAt(document, `${TRANSFER}/Amt/InstdAmt`)).toMatchObject([
    { attributes: 'Ccy="JPY"', text: '12345' },
  ])
})

test('whatever people are called, the file is well formed, says their names and sums to its control sum', () => {
  const shown = (text: string) =>
    // oxlint-disable-next-line no-control-regex -- what XML can't hold is what is tried here.
    text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu, '')
  const anyPayment = fc.record({
    amount: fc.bigInt({ min: 1n, max: 10n ** 12n }).map((amount) => minor(amount)),
    name: fc.oneof(
      fc.string({ minLength: 1, maxLength: 70, unit: 'binary' }),
      fc.constantFrom(']]>', '<!-- x -->', '&amp;', '"\'', 'O’Neil & Söhne <GmbH>', '😀'),
    ),
  })
  fc.assert(
    fc.property(fc.array(anyPayment, { minLength: 1, maxLength: 20 }), (people) => {
      const document = readXml(writePain001(order(people.map((one) => payment(one)))))
      const sum = decimalText(add(...people.map(({ amount }) => amount)), 'EUR')
      for (const part of [HEAD, INFO]) {
        expect(textsAt(document, `${part}/CtrlSum`)).toEqual([sum])
        expect(textsAt(document, `${part}/NbOfTxs`)).toEqual([String(people.length)])
      }
      expect(textsAt(document, `${TRANSFER}/Cdtr/Nm`)).toEqual(people.map(({ name }) => shown(name)))
      expect(textsAt(document, `${TRANSFER}/Amt/InstdAmt`)).toEqual(
        people.map(({ amount }) => decimalText(amount, 'EUR')),
      )
    }),
  )
})
