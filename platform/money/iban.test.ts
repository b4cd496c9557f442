import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ibanProblem, isBic, spacedIban, tidyIban } from './iban.ts'

/** The examples of the registry. */
const VALID = [
  'AD1200012030200359100100',
  'AE070331234567890123456',
  'AT611904300234573201',
  'BE68539007547034',
  'BR1800360305000010009795493C1',
  'CH9300762011623852957',
  'CY17002001280000001200527600',
  'CZ6508000000192000145399',
  'DE89370400440532013000',
  'DK5000400440116243',
  'EE382200221020145685',
  'ES9121000418450200051332',
  'FI2112345600000785',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'GR1601101250000000012300695',
  'HU42117730161111101800000000',
  'IE29AIBK93115212345678',
  'IT60X0542811101000000123456',
  'KZ86125KZT5004100100',
  'LT121000011101001000',
  'LU280019400644750000',
  'LV80BANK0000435195001',
  'MT84MALT011000012345MTLCAST001S',
  'NL91ABNA0417164300',
  'NO9386011117947',
  'PL61109010140000071219812874',
  'PT50000201231234567890154',
  'RO49AAAA1B31007593840000',
  'SA0380000000608010167519',
  'SE4550000000058398257466',
  'SK3112000000198742637541',
  'TR330006100519786457841326',
  'UA213223130000026007233566001',
]

test.each(VALID)('%s is one', (iban) => {
  expect(ibanProblem(iban)).toBeUndefined()
})

test.each([
  ['', /two letters/],
  ['DE', /two letters/],
  ['89370400440532013000', /two letters/],
  ['DE8937040044053201300', /22 characters, this has 21/],
  ['DE893704004405320130000', /22 characters, this has 23/],
  ['DE88370400440532013000', /check digits/],
  ['DE89370400440532013001', /check digits/],
  ['GB29NWBK60161331926891', /check digits/],
  ['ZZ89370400440532013000', /letters ZZ/],
  ['US64SVBKUS6S3300958879', /letters US/],
  ['DE8937040044053201300ä', /two letters/],
  ['__proto__', /two letters/],
])('%s is none', (iban, why) => {
  expect(ibanProblem(iban)).toMatch(why)
})

test('spaces, hyphens and small letters do not matter', () => {
  expect(tidyIban(' de89 3704-0044 0532 0130 00 ')).toBe('DE89370400440532013000')
  expect(spacedIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
})

test('any one mistyped digit, and any two neighbours that changed places, are noticed', () => {
  const anyPlace = fc.record({
    iban: fc.constantFrom(...VALID),
    at: fc.nat({ max: 30 }),
    digit: fc.integer({ min: 0, max: 9 }),
  })
  fc.assert(
    fc.property(anyPlace, ({ iban, at, digit }) => {
      const place = 4 + (at % (iban.length - 5))
      const mistyped = iban.slice(0, place) + digit + iban.slice(place + 1)
      if (/\d/.test(iban[place] ?? '') && mistyped !== iban) expect(ibanProblem(mistyped)).toBeDefined()
      const [one, other] = [iban[place] ?? '', iban[place + 1] ?? '']
      const swapped = iban.slice(0, place) + other + one + iban.slice(place + 2)
      if (/^\d\d$/.test(one + other) && one !== other) expect(ibanProblem(swapped)).toBeDefined()
    }),
  )
})

test.each([
  ['COBADEFF', true],
  ['COBADEFFXXX', true],
  ['COBADEF', false],
  ['COBADEFFX', false],
  ['COB4DEFF', false],
  ['cobadeff', false],
])('the BIC %s', (bic, is) => {
  expect(isBic(bic)).toBe(is)
})
