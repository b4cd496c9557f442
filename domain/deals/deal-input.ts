import { z } from 'zod'
import { type FeeBearer, feeBearers } from '#domain/ledger/arithmetic.ts'
import { parseAmount } from '#platform/money/currency.ts'
import { isShown, seenLengthOf } from '#platform/text/shown-text.ts'
import type { DealContent } from './agreements/deal-content.ts'
import { parties, type Party } from './states.ts'

export const TITLE_MOST = 100
export const TERMS_MOST = 20_000
export const WORDS_MOST = 4_000
export const DAYS_MOST = 365
export const REVISIONS_MOST = 10
export const AUTO_ACCEPT_DAYS_MOST = 30

const counterpartyKinds = ['link', 'username', 'email'] as const

export type MilestoneTyped = { title: string; price: string; days: string }

/** The form of a deal as it was typed: text that may still be wrong, kept whatever it says. */
export type DealTyped = {
  as: string
  /** The team in whose name somebody sells; nothing for their own. Not in drafts from before there were teams. */
  team?: string
  with: string
  username: string
  email: string
  title: string
  terms: string
  feeBearer: string
  autoAcceptDays: string
  revisionsMost: string
  milestones: MilestoneTyped[]
}

export type DealBounds = {
  currency: string
  milestoneMinMinor: number
  milestoneMaxMinor: number
  milestonesMost: number
  /** How the least and the most read. */
  least: string
  most: string
}

type WithWhom = { kind: 'link' } | { kind: 'username'; username: string } | { kind: 'email'; email: string }
export type ReadDeal = { as: Party; teamId?: string; counterparty: WithWhom; content: DealContent }
export type FieldErrors = Record<string, string[]>
export type Read<Value> = { value: Value; errors?: undefined } | { value?: undefined; errors: FieldErrors }

const whole = (label: string, from: number, to: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, `${label}: write a whole number`)
    .transform(Number)
    .refine((given) => given >= from && given <= to, `${label}: from ${from} to ${to}`)

/** Words of a deal, as long as they may be. */
export const wordsInput = (label: string, least: number, most: number) =>
  z
    .string(`${label}: write a few words`)
    .trim()
    .min(least, { error: `${label}: write a few words`, abort: true })
    .refine((typed) => seenLengthOf(typed) >= least, `${label}: write a few words`)
    .max(most, `${label}: at most ${most.toLocaleString('en-US')} characters`)
    .refine(isShown, `${label}: remove the characters that can’t be shown`)

const line = (label: string, most: number) => wordsInput(label, 1, most)

const amountWithin = (
  label: string,
  { currency, least, most }: Pick<DealBounds, 'currency' | 'least' | 'most'>,
  from: number,
  to: number,
) =>
  z.string().transform((typed, context) => {
    const read = parseAmount(typed, currency)
    if (read !== undefined && read >= BigInt(from) && read <= BigInt(to)) return Number(read)
    context.addIssue({ code: 'custom', message: `${label}: an amount from ${least} to ${most}` })
    return z.NEVER
  })

export function milestoneInput(bounds: DealBounds) {
  return z.object({
    title: line('Milestone', TITLE_MOST),
    price: amountWithin('Price', bounds, bounds.milestoneMinMinor, bounds.milestoneMaxMinor),
    days: whole('Days', 1, DAYS_MOST),
  })
}

/** What a deal says, the same whether it is proposed or changed. */
function contentInput(bounds: DealBounds) {
  return z.object({
    title: line('Title', TITLE_MOST),
    terms: line('Terms', TERMS_MOST),
    feeBearer: z.enum(feeBearers, 'Fee: choose who bears it'),
    autoAcceptDays: whole('Days to answer', 1, AUTO_ACCEPT_DAYS_MOST),
    revisionsMost: whole('Revisions', 0, REVISIONS_MOST),
    milestones: z
      .array(milestoneInput(bounds))
      .min(1, 'Milestones: at least one')
      .max(bounds.milestonesMost, `Milestones: at most ${bounds.milestonesMost}`),
  })
}

const sides = z.object({
  as: z.enum(parties, 'Your side: say whether you buy or sell'),
  with: z.enum(counterpartyKinds, 'With whom: choose one of the three'),
  team: z.union([z.literal(''), z.uuid('Offered by: choose one of your teams')]).default(''),
})
const username = z
  .string()
  .trim()
  .transform((typed) => typed.replace(/^@/, ''))
  .pipe(z.string().regex(/^[a-z][a-z0-9_-]{2,29}$/i, 'Username: write it as it stands on their page'))
const email = z
  .string()
  .trim()
  .max(254, 'E-mail: at most 254 characters')
  .pipe(z.email('E-mail: write an address like name@example.org'))

export function readContent(typed: DealTyped, bounds: DealBounds): Read<DealContent> {
  const read = contentInput(bounds).safeParse(typed)
  if (!read.success) return { errors: errorsOf(read.error) }
  const { milestones, ...rest } = read.data
  return {
    value: {
      ...rest,
      feeBearer: rest.feeBearer as FeeBearer,
      milestones: milestones.map(({ price, ...one }) => ({ ...one, priceMinor: price })),
    },
  }
}

/** The whole form of a new deal; every mistake is told at once. */
export function readDeal(typed: DealTyped, bounds: DealBounds): Read<ReadDeal> {
  const content = readContent(typed, bounds)
  const who = sides.safeParse(typed)
  const whom = readWhom(typed)
  if (content.value && who.success && whom.value)
    return {
      value: {
        as: who.data.as,
        ...(who.data.as === 'seller' && who.data.team ? { teamId: who.data.team } : {}),
        counterparty: whom.value,
        content: content.value,
      },
    }
  return {
    errors: { ...(who.success ? {} : errorsOf(who.error)), ...whom.errors, ...content.errors },
  }
}

function readWhom(typed: DealTyped): Read<WithWhom> {
  if (typed.with === 'username') {
    const read = username.safeParse(typed.username)
    return read.success
      ? { value: { kind: 'username', username: read.data } }
      : { errors: { username: read.error.issues.slice(0, 1).map(({ message }) => message) } }
  }
  if (typed.with === 'email') {
    const read = email.safeParse(typed.email)
    return read.success
      ? { value: { kind: 'email', email: read.data } }
      : { errors: { email: read.error.issues.slice(0, 1).map(({ message }) => message) } }
  }
  return { value: { kind: 'link' } }
}

/** By the names of the fields: `milestones[0].price`. */
export function errorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) {
    const name = path.reduce<string>(
      (before, part) =>
        typeof part === 'number' ? `${before}[${part}]` : before ? `${before}.${String(part)}` : String(part),
      '',
    )
    errors[name] ??= [message]
  }
  return errors
}
