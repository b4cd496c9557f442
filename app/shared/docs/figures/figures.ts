import { feeTermsFor } from '#domain/ledger/fee-terms.ts'
import { workingDays } from '#app/shared/figures/figures.ts'
import { settingText } from '#app/shared/figures/setting-text.ts'
import { computeFees } from '#domain/ledger/arithmetic.ts'
import { definitions, settingKeys, type SettingKey, type Settings } from '#domain/settings/index.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { fractionDigits } from '#platform/money/fraction-digits.ts'
import { minor, type Minor } from '#platform/money/money.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { fixedTerms } from './fixed-terms.ts'

/** How the marketplace is run, not what it promises: no text may name it, and none can give it away. */
const notForTexts = [
  'logoKey',
  'iconKey',
  'accentLight',
  'accentDark',
  'mailFrom',
  'maintenance',
  'maintenanceNote',
  'maintenanceUntil',
  'registrationOpen',
  'requireSecondFactorForAdmins',
  'backupNote',
  'firstStepsShown',
  'brands',
  'flagWords',
  'serviceReasons',
  'projectReasons',
  'statusNotice',
  'paperPrefix',
  'payoutFourEyes',
  'correctionMostMinor',
  'refundFourEyesMinor',
] as const satisfies SettingKey[]

type FigureKey = Exclude<SettingKey, (typeof notForTexts)[number]>

const isForTexts = (key: SettingKey): key is FigureKey => !notForTexts.some((one) => one === key)

/** What people may read of the settings, in words, and what follows from several of them; texts take every figure from here. */
export type Figures = Readonly<Record<FigureKey, string>> & {
  fixed: typeof fixedTerms
  operator: string
  /** The same at the beginning of a sentence. */
  Operator: string
  law: string
  /** The same at the beginning of a sentence. */
  Law: string
  courts: string
  writeToUs: string
  example: Example
}

/** One deal worked out by the function that also posts it. */
export type Example = {
  price: string
  commission: string
  proCommission: string
  ownLinkCommission: string
  serviceFee: string
  buyerPays: string
  sellerGets: string
  proSellerGets: string
  buyerPaysBearing: string
  released: string
  releasedCommission: string
  releasedToSeller: string
  refunded: string
}

const figuresBySettings = new WeakMap<Settings, Figures>()

/** The same object for the same settings, so that what is derived from it can be kept beside it. */
export function figuresOf(settings: Settings): Figures {
  let figures = figuresBySettings.get(settings)
  if (!figures) {
    figures = write(settings)
    figuresBySettings.set(settings, figures)
  }
  return figures
}

function write(settings: Settings): Figures {
  const operator = escapeMarkdown(settings.operatorName) || 'the operator of this marketplace'
  const country = escapeMarkdown(settings.operatorCountry)
  const law = country
    ? `the law of ${country.replace(/^The /, 'the ')}`
    : 'the law of the country where the operator is established'
  return {
    ...inWords(settings),
    fixed: fixedTerms,
    operator,
    Operator: atBeginning(operator),
    law,
    Law: atBeginning(law),
    courts: country ? `the courts of ${country.replace(/^The /, 'the ')}` : 'the courts of that country',
    writeToUs: writeToUs(settings.contactEmail),
    example: computeExample(settings),
  }
}

const atBeginning = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function inWords(settings: Settings): Record<FigureKey, string> {
  const written = settingKeys.filter(isForTexts).map((key) => [key, valueInWords(key, settings)])
  return Object.fromEntries(written)
}

function valueInWords(key: SettingKey, settings: Settings): string {
  const value = settings[key]
  if (typeof value === 'string') return escapeMarkdown(value)
  if (typeof value === 'number' && key.endsWith('WorkingDays')) return workingDays(value)
  return settingText(definitions[key].unit, value, settings.currency)
}

function writeToUs(email: string): string {
  const form = 'the form at [Contacts](/contacts)'
  return email ? `[${escapeMarkdown(email)}](<mailto:${email}>) or ${form}` : form
}

function computeExample(settings: Settings): Example {
  const write = (amount: Minor) => formatMoney(amount, settings.currency)
  const units = (amount: number) => minor(BigInt(amount) * 10n ** BigInt(fractionDigits(settings.currency)))
  const price = units(200)
  const standard = feeTermsFor(settings)
  const usual = computeFees(price, standard, 'seller')
  const pro = computeFees(price, feeTermsFor(settings, { hasPro: true }), 'seller')
  const ownLink = computeFees(price, feeTermsFor(settings, { ownLink: true }), 'seller')
  const part = computeFees(units(120), standard, 'seller')
  return {
    price: write(usual.price),
    commission: write(usual.commission),
    proCommission: write(pro.commission),
    ownLinkCommission: write(ownLink.commission),
    serviceFee: write(usual.serviceFee),
    buyerPays: write(usual.buyerPays),
    sellerGets: write(usual.sellerGets),
    proSellerGets: write(pro.sellerGets),
    buyerPaysBearing: write(computeFees(price, standard, 'buyer').buyerPays),
    released: write(part.price),
    releasedCommission: write(part.commission),
    releasedToSeller: write(part.sellerGets),
    refunded: write(units(80)),
  }
}
