/** How long an IBAN of each country is: the registry of SWIFT. */
const REGISTRY = `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29
  ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20
  LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29
  PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20
  YE30`

const LENGTHS = new Map(
  REGISTRY.split(/\s+/).map((entry) => [entry.slice(0, 2), Number(entry.slice(2))] as const),
)

export const tidyIban = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/** What is wrong with an IBAN, in words; nothing when it is one. */
export function ibanProblem(iban: string): string | undefined {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban))
    return 'write it as your bank does: two letters, two digits, then the account'
  const country = iban.slice(0, 2)
  const length = LENGTHS.get(country)
  if (length === undefined) return `no country with IBANs has the letters ${country}`
  if (iban.length !== length) return `one of ${country} has ${length} characters, this has ${iban.length}`
  return remainder(iban) === 1 ? undefined : 'its check digits do not fit: look for a mistyped character'
}

/** ISO 7064: the first four characters go to the end, letters become numbers, and the rest of 97 must be 1. */
function remainder(iban: string): number {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((character) => Number.parseInt(character, 36))
  return digits.reduce((rest, value) => (rest * (value > 9 ? 100 : 10) + value) % 97, 0)
}

/** In groups of four, as on paper. */
export const spacedIban = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')

export const isBic = (bic: string) => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic)
