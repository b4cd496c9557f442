import { z } from 'zod'
import { type Need, needInput, readingSchema } from '#domain/assistant/index.ts'
import { type Made, madeInput, type Question } from '#domain/briefs/index.ts'
import type { Read } from '#app/forms/page-of-forms.ts'
import { parseAmount } from '#platform/money/currency.ts'
import { isShown } from '#platform/text/shown-text.ts'
import { type FieldName, fieldNames, type Fields } from './brief-view.ts'
import { examples } from './examples.ts'

const FIELD_MOST = 2_000
const STATE_MOST = 60_000
const ASKED_MOST = 10
const GUESSED_MOST = 5

/** What a form carries from one change to the next. It is the sender's own, and checked like everything that is sent. */
const stateInput = z.object({
  shown: z.record(z.enum(fieldNames), z.string().max(FIELD_MOST)),
  hand: z.array(z.enum(fieldNames)).max(fieldNames.length),
  asked: z.array(readingSchema.shape.questions.element).max(ASKED_MOST),
  made: madeInput.nullable(),
  guessed: z.array(z.uuid()).max(GUESSED_MOST),
})
export type State = z.infer<typeof stateInput>

export type AskedNeed = {
  need: Need
  made: Made | undefined
  asked: Question[]
  /** The fields that the person changed, now or before. */
  hand: FieldName[]
}

/** What was written, as it stands in the page: browsers send their own ends of lines. */
export function readText(form: FormData): string {
  const example = examples[Number(form.get('example')) - 1]
  return example?.text ?? textOf(form, 'text') ?? ''
}

export function readState(form: FormData): State | undefined {
  const value = form.get('state')
  if (typeof value !== 'string' || value.length > STATE_MOST) return undefined
  try {
    return stateInput.safeParse(JSON.parse(value)).data
  } catch {
    return undefined
  }
}

/** A need with its answers and what was changed by hand; every mistake is told beside its field. */
export function readNeedForm(form: FormData, currency: string): Read<AskedNeed> {
  const text = readText(form)
  const state = readState(form)
  const asked = state?.asked ?? []
  const { answers, fields: typed } = readTyped(form, asked)
  const hand = fieldNames.filter((name) => isByHand(name, typed[name], state))
  const byHand = readByHand(typed, hand, currency)
  const read = needInput.safeParse({ text, answers, ...(hand.length > 0 ? { byHand: byHand.value } : {}) })
  const errors = { ...(isShown(text) ? {} : { text: [UNSHOWN] }), ...byHand.errors }
  if (!read.success || Object.keys(errors).length > 0)
    return { errors: { ...(read.success ? {} : errorsOf(read.error)), ...errors } }
  return { value: { need: read.data, made: state?.made ?? undefined, asked, hand } }
}

/** The answers and fields as they were typed, right or wrong. */
export function readTyped(form: FormData, asked: readonly Question[]) {
  const answers = asked.flatMap(({ id }) => {
    const answer = textOf(form, `answer.${id}`)
    return answer ? [{ questionId: id, answer }] : []
  })
  const fields: Partial<Fields> = {}
  for (const name of fieldNames) {
    const value = textOf(form, name)
    if (value !== undefined) fields[name] = value
  }
  // One that was not among the guesses is meant, whatever is still ticked there.
  const other = textOf(form, 'categoryOther')
  if (other) fields.categoryId = other
  return { answers, fields }
}

const UNSHOWN = 'Remove the characters that can’t be shown'

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n').trim() : undefined
}

/** What was emptied follows the words again. */
function isByHand(name: FieldName, value: string | undefined, state: State | undefined): boolean {
  if (!value || !state) return false
  return state.hand.includes(name) || value !== (state.shown[name] ?? '')
}

type ByHand = NonNullable<Need['byHand']>

function readByHand(typed: Partial<Fields>, hand: readonly FieldName[], currency: string) {
  const errors: Record<string, string[]> = {}
  const value: ByHand = {}
  const own = (name: FieldName) => (hand.includes(name) ? (typed[name] ?? '') : undefined)
  const [title, categoryId, language] = [own('title'), own('categoryId'), own('language')]
  if (title !== undefined) value.title = title
  if (categoryId !== undefined) value.categoryId = categoryId
  if (language !== undefined) value.language = language
  if (own('scope') !== undefined) value.scope = split(typed.scope, '\n')
  if (own('skills') !== undefined) value.skills = split(typed.skills, ',')
  if (own('days') !== undefined) {
    if (/^\d{1,3}$/.test(typed.days ?? '')) value.days = Number(typed.days)
    else errors['days'] = ['Days: write a whole number']
  }
  if (hand.includes('budgetMin') || hand.includes('budgetMax')) {
    const [minMinor = null, maxMinor = null] = (['budgetMin', 'budgetMax'] as const).map((name) => {
      const amount = amountOf(typed[name], currency)
      if (amount === undefined) errors[name] = ['Write an amount, such as 120 or 99.50']
      return amount
    })
    value.budget = { minMinor, maxMinor }
  }
  return { value, errors }
}

/** Nothing where nothing stands; undefined where it is no amount. */
export function amountOf(text: string | undefined, currency: string): number | null | undefined {
  if (!text) return null
  const amount = parseAmount(text, currency)
  return amount === undefined ? undefined : Number(amount)
}

export const split = (text: string | undefined, by: string) =>
  (text ?? '')
    .split(by)
    .map((one) => one.trim())
    .filter((one) => one !== '')

const places = new Map<string, string>([['budget', 'budgetMax']])

/** By the name of the field that can be mended. */
function errorsOf(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of error.issues) {
    const name = String(path[0] === 'byHand' ? path[1] : path[0])
    errors[places.get(name) ?? name] ??= [message]
  }
  return errors
}
