export const companyKinds = ['individual', 'self_employed', 'company'] as const
export type CompanyKind = (typeof companyKinds)[number]

/** Loosely: the shape of a VAT number without the letters of its country, where the country has one shape. */
const VAT: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]?\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E?\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

const TAX: Readonly<Record<string, RegExp>> = {
  US: /^\d{9}$/,
  RU: /^(\d{10}|\d{12})$/,
  IN: /^[A-Z]{5}\d{4}[A-Z]$/,
  BR: /^(\d{11}|[A-Z0-9]{12}\d{2})$/,
  DE: /^\d{10,13}$/,
  FR: /^\d{9,14}$/,
  NL: /^\d{9}(B\d{2})?$/,
  PL: /^\d{10,11}$/,
  UA: /^\d{8,12}$/,
}

const ANY = /^[A-Z0-9]{4,20}$/

const shapeIn = (shapes: Readonly<Record<string, RegExp>>, country: string) =>
  (Object.hasOwn(shapes, country) ? shapes[country] : undefined) ?? ANY

/** As registers write it: capital letters and digits, nothing between them. */
export const tidyNumber = (typed: string) => typed.replaceAll(/[\s.\-/]/g, '').toUpperCase()

/** Greece alone writes other letters before its numbers than its country has. */
const prefixOf = (country: string) => (country === 'GR' ? 'EL' : country)

/** The VAT number with the letters of its country, whether they were typed or not; nothing if it can't be one. */
export function readVatNumber(typed: string, country: string): string | undefined {
  const number = tidyNumber(typed)
  const prefix = prefixOf(country)
  const shape = shapeIn(VAT, country)
  const bare = number.startsWith(prefix) ? number.slice(prefix.length) : number
  if (shape.test(bare)) return prefix + bare
  return shape.test(number) ? prefix + number : undefined
}

export const isTaxNumber = (number: string, country: string) => shapeIn(TAX, country).test(number)
