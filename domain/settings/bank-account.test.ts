import { expect, test } from 'vitest'
import { definitions } from './definitions.ts'

const problemOf = (key: 'operatorIban' | 'operatorBic', typed: string) =>
  definitions[key].schema.safeParse(typed).error?.issues[0]?.message

test.each([
  ['NL92 ABNA 0417 1643 00', /^Bank account \(IBAN\): its check digits do not fit/],
  ['NL91 ABNA 0417 1643', /^Bank account \(IBAN\): one of NL has 18 characters, this has 16/],
  ['XX91 ABNA 0417 1643 00', /no country with IBANs has the letters XX/],
  ['12345678', /two letters, two digits/],
])('the account that payouts are paid from is refused while it is typed: %s', (typed, why) => {
  expect(problemOf('operatorIban', typed)).toMatch(why)
})

test.each(['ABNA', 'ABNANL2AX', 'ABNA-NL2A', '1BNANL2A'])(
  'the BIC %s is refused while it is typed',
  (typed) => {
    expect(problemOf('operatorBic', typed)).toMatch(/^BIC: 8 or 11 letters and digits/)
  },
)

test('what is right is kept as it stands on paper, however it was typed, and both may stay empty', () => {
  expect(definitions.operatorIban.schema.parse(' nl91abna 0417-1643 00')).toBe('NL91 ABNA 0417 1643 00')
  expect(definitions.operatorIban.schema.parse('NL91 ABNA 0417 1643 00')).toBe('NL91 ABNA 0417 1643 00')
  expect(definitions.operatorIban.schema.parse('')).toBe('')
  expect(definitions.operatorBic.schema.parse('abna nl 2a')).toBe('ABNANL2A')
  expect(definitions.operatorBic.schema.parse('')).toBe('')
})
