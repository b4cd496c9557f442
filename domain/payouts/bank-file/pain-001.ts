import { decimalText } from '#platform/money/currency.ts'
import { add, type Minor } from '#platform/money/money.ts'
import { bankText } from './bank-text.ts'

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
  /** At most 33 characters, never used before. */
  messageId: string
  createdAt: Date
  /** A day on which banks move money. */
  executionDay: string
  currency: string
  /** In euros between accounts of SEPA, or any other credit transfer that the operator's bank agrees to. */
  scheme: 'sepa' | 'transfer'
  debtor: { name: string; iban: string; bic: string }
  payments: readonly Payment[]
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'
const LONGEST_NAME = 70
const LONGEST_ABOUT = 140

/** An order to a bank to pay: ISO 20022, Customer Credit Transfer Initiation, version 9, as EPC132-08 restricts it. */
export function writePain001(order: PaymentOrder): string {
  const { messageId, createdAt, currency, scheme, debtor, payments } = order
  const count = String(payments.length)
  const sum = decimalText(add(...payments.map(({ amount }) => amount)), currency)
  const payer = text('Nm', bankText(debtor.name, LONGEST_NAME))
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tag(
    `Document xmlns="${NAMESPACE}"`,
    tag(
      'CstmrCdtTrfInitn',
      tag(
        'GrpHdr',
        text('MsgId', messageId),
        text('CreDtTm', `${createdAt.toISOString().slice(0, 19)}Z`),
        text('NbOfTxs', count),
        text('CtrlSum', sum),
        tag('InitgPty', payer),
      ),
      tag(
        'PmtInf',
        text('PmtInfId', `${messageId}-1`),
        text('PmtMtd', 'TRF'),
        text('NbOfTxs', count),
        text('CtrlSum', sum),
        scheme === 'sepa' ? tag('PmtTpInf', tag('SvcLvl', text('Cd', 'SEPA'))) : '',
        tag('ReqdExctnDt', text('Dt', order.executionDay)),
        tag('Dbtr', payer),
        tag('DbtrAcct', tag('Id', text('IBAN', debtor.iban))),
        tag('DbtrAgt', bank(debtor.bic)),
        text('ChrgBr', scheme === 'sepa' ? 'SLEV' : 'SHAR'),
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
    tag('Cdtr', text('Nm', bankText(name, LONGEST_NAME))),
    tag('CdtrAcct', tag('Id', text('IBAN', iban))),
    tag('RmtInf', text('Ustrd', bankText(about, LONGEST_ABOUT))),
  )
}

const bank = (bic: string) =>
  tag('FinInstnId', bic ? text('BICFI', bic) : tag('Othr', text('Id', 'NOTPROVIDED')))

const tag = (head: string, ...inner: string[]) => `<${head}>${inner.join('')}</${head.split(' ')[0]}>`
const text = (head: string, words: string) => tag(head, escaped(words))

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escaped = (words: string) => words.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
