import { decimalText } from '#platform/money/currency.ts'
import { add, type Minor } from '#platform/money/money.ts'

export type Payment = {
  /** At most 35 characters, the same for the same payment however often it is written down. */
  endToEndId: string
  amount: Minor
  name: string
  iban: string
  bic: string
  about: string
}

export type PaymentOrder = {
  messageId: string
  createdAt: Date
  currency: string
  debtor: { name: string; iban: string; bic: string }
  payments: readonly Payment[]
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'
const LONGEST_NAME = 140
const LONGEST_ABOUT = 140

/** An order to a bank to pay: ISO 20022, Customer Credit Transfer Initiation, version 9. */
export function writePain001({ messageId, createdAt, currency, debtor, payments }: PaymentOrder): string {
  const count = String(payments.length)
  const sum = decimalText(add(...payments.map(({ amount }) => amount)), currency)
  const isEuro = currency === 'EUR'
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tag(
    `Document xmlns="${NAMESPACE}"`,
    tag(
      'CstmrCdtTrfInitn',
      tag(
        'GrpHdr',
        text('MsgId', messageId),
        text('CreDtTm', createdAt.toISOString().slice(0, 19)),
        text('NbOfTxs', count),
        text('CtrlSum', sum),
        tag('InitgPty', text('Nm', cut(debtor.name, LONGEST_NAME))),
      ),
      tag(
        'PmtInf',
        text('PmtInfId', messageId),
        text('PmtMtd', 'TRF'),
        text('NbOfTxs', count),
        text('CtrlSum', sum),
        isEuro ? tag('PmtTpInf', tag('SvcLvl', text('Cd', 'SEPA'))) : '',
        tag('ReqdExctnDt', text('Dt', createdAt.toISOString().slice(0, 10))),
        tag('Dbtr', text('Nm', cut(debtor.name, LONGEST_NAME))),
        tag('DbtrAcct', tag('Id', text('IBAN', debtor.iban)), text('Ccy', currency)),
        tag('DbtrAgt', bank(debtor.bic)),
        text('ChrgBr', isEuro ? 'SLEV' : 'SHAR'),
        ...payments.map((one) => transfer(one, currency)),
      ),
    ),
  )}\n`
}

function transfer({ endToEndId, amount, name, iban, bic, about }: Payment, currency: string): string {
  return tag(
    'CdtTrfTxInf',
    tag('PmtId', text('EndToEndId', endToEndId)),
    tag('Amt', text(`InstdAmt Ccy="${escaped(currency)}"`, decimalText(amount, currency))),
    bic ? tag('CdtrAgt', bank(bic)) : '',
    tag('Cdtr', text('Nm', cut(name, LONGEST_NAME))),
    tag('CdtrAcct', tag('Id', text('IBAN', iban))),
    tag('RmtInf', text('Ustrd', cut(about, LONGEST_ABOUT))),
  )
}

const bank = (bic: string) =>
  tag('FinInstnId', bic ? text('BICFI', bic) : tag('Othr', text('Id', 'NOTPROVIDED')))

const tag = (head: string, ...inner: string[]) => `<${head}>${inner.join('')}</${head.split(' ')[0]}>`
const text = (head: string, words: string) => tag(head, escaped(words))
const cut = (words: string, most: number) => [...words].slice(0, most).join('')

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** What XML has no place for at all is left out. */
const escaped = (words: string) =>
  words
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
