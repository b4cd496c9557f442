import { expect, test } from 'vitest'
import { SAMPLE } from './sample.ts'
import { problemsOf } from './validate.ts'

test('an order as a bank’s manual shows it has no fault', () => {
  expect(problemsOf(SAMPLE, 'sepa')).toEqual([])
})

const bad: [what: string, right: string | RegExp, wrong: string, told: RegExp][] = [
  ['the version before', '001.001.09"', '001.001.03"', /^Document has xmlns=.*001\.03/],
  ['no message id', /<MsgId>.*<\/MsgId>/, '', /GrpHdr lacks MsgId/],
  ['an empty message id', /<MsgId>.*<\/MsgId>/, '<MsgId></MsgId>', /MsgId is ‘’, which is no Max35Text/],
  ['a message id of 36 characters', 'ABC/090928/CCT001<', `${'A'.repeat(36)}<`, /no Max35Text/],
  ['two message ids', '<MsgId>', '<MsgId>X</MsgId><MsgId>', /holds MsgId 2 times/],
  ['a date instead of a time', '2026-09-28T14:07:00+02:00', '2026-09-28', /no ISODateTime/],
  [
    'parts in another order',
    /(<NbOfTxs>3<\/NbOfTxs>)\s*(<CtrlSum>11500.5<\/CtrlSum>)/,
    '$2$1',
    /another order/,
  ],
  ['an element of nobody', '<ChrgBr>', '<Fee>0</Fee><ChrgBr>', /PmtInf may hold no Fee/],
  ['an element where it may not stand', '<Purp>', '<Ustrd>x</Ustrd><Purp>', /may hold no Ustrd/],
  ['a bare date', '<Dt>2026-09-29</Dt>', '2026-09-29', /ReqdExctnDt may hold no text/],
  ['a date and a time', '</Dt>', '</Dt><DtTm>2026-09-29T10:00:00</DtTm>', /a choice of one, and holds 2/],
  ['the old name of a BIC', /<BICFI>GKCCBEBB<\/BICFI>/, '<BIC>GKCCBEBB</BIC>', /may hold no BIC/],
  ['a BIC of 9 characters', 'GKCCBEBB', 'GKCCBEBBX', /no BICFIDec2014Identifier/],
  ['an IBAN with spaces', 'DE89370400440532013000', 'DE89 3704 0044 0532 0130 00', /no IBAN2007Identifier/],
  ['another charge bearer', '<ChrgBr>SLEV', '<ChrgBr>OURS', /no ChargeBearerType1Code/],
  ['no amount', /<Amt>.*<\/Amt>/, '', /lacks Amt/],
  ['an amount without a currency', ' Ccy="EUR">1000.00', '>1000.00', /has the attributes ‘’/],
  ['a comma in an amount', '1000.00', '1000,00', /no ActiveOrHistoricCurrencyAndAmount/],
  ['a negative amount', '>1000.00', '>-1000.00', /no ActiveOrHistoricCurrencyAndAmount/],
  [
    'no transfer at all',
    /<CdtTrfTxInf>[^]*?<\/CdtTrfTxInf>\s*<CdtTrfTxInf>[^]*?<\/CdtTrfTxInf>/,
    '',
    /lacks CdtTrfTxInf/,
  ],
  ['no debtor', /<Dbtr>[^]*?<\/Dbtr>/, '', /PmtInf lacks Dbtr/],
  ['a wrong number of transfers', '<NbOfTxs>3', '<NbOfTxs>4', /GrpHdr\/NbOfTxs is not 3/],
  ['a wrong control sum', '<CtrlSum>1500.50', '<CtrlSum>1500.51', /PmtInf\/CtrlSum is 1500.51, not the sum/],
  [
    'an end-to-end id that comes twice',
    'ABC/987-AC/2026-09-27',
    'ABC/4562/2026-09-08',
    /An EndToEndId comes twice/,
  ],
  ['a PmtInfId that comes twice', 'ABC/087', 'ABC/086', /A PmtInfId comes twice/],
  ['two parts of one day', '2026-09-30', '2026-09-29', /of the same day and currency/],
  ['letters that not every bank takes', 'DEF Electronics', 'DEF Élektronik', /not of the basic Latin set/],
  [
    'a sign that not every bank takes',
    'DEF Electronics',
    'DEF &amp; Electronics',
    /not of the basic Latin set/,
  ],
  ['a name of 71 characters', 'DEF Electronics', 'x'.repeat(71), /has 71 characters/],
  ['a text of 141 characters', 'Invoice ABC-13679', 'x'.repeat(141), /no Max140Text/],
  ['an id that begins with a slash', 'ABC/4562/2026-09-08', '/4562', /with a slash/],
  ['two slashes beside one another', 'Invoice ABC-13679', 'Invoice//13679', /with a slash/],
  ['a space at the end', 'DEF Electronics<', 'DEF Electronics <', /begins or ends with a space/],
  ['a Saturday', '2026-09-29', '2026-10-03', /Banks move no euros on 2026-10-03/],
  ['Christmas', '2026-09-29', '2026-12-25', /Banks move no euros on 2026-12-25/],
  ['Good Friday', '2026-09-29', '2027-03-26', /Banks move no euros on 2027-03-26/],
  ['another currency', 'Ccy="EUR">10000', 'Ccy="USD">10000', /InstdAmt is in Ccy="USD"/],
  ['two currencies in one part', 'Ccy="EUR">500.5', 'Ccy="USD">500.5', /A PmtInf mixes currencies/],
  ['nothing to pay', '>500.5<', '>0<', /InstdAmt is 0: from 0.01/],
  ['a thousand millions', '"EUR">10000<', '"EUR">1000000000.00<', /InstdAmt is 1000000000.00: from 0.01/],
  ['three decimals', '"EUR">500.5<', '"EUR">500.555<', /InstdAmt is 500.555: from 0.01/],
  ['another level of service', '<SvcLvl><Cd>SEPA', '<SvcLvl><Cd>URGP', /SvcLvl\/Cd is not SEPA/],
  ['nobody to pay to', '<Nm>GHI Semiconductors</Nm>', '', /A transfer lacks Cdtr\/Nm/],
  ['two lines of text', '</Ustrd>', '</Ustrd><Ustrd>x</Ustrd>', /RmtInf holds more than one line/],
]

test.each(bad)('%s is noticed', (_what, right, wrong, told) => {
  const spoilt = SAMPLE.replace(right, wrong)
  expect(spoilt).not.toBe(SAMPLE)
  expect(problemsOf(spoilt, 'sepa').join('\n')).toMatch(told)
})
