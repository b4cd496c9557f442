import {
  packageTiers,
  type ServiceContent,
  type ServicePackage,
  type ServiceRequirement,
} from '#domain/catalogue/service-content.ts'
import { parseAmount } from '#platform/money/currency.ts'
import type { StepName } from './steps.ts'

type ReadStep = {
  content: ServiceContent
  /** What was typed where a number belongs, by field: it can't be kept, so it must be said. */
  problems: Record<string, string[]>
}

type Reading = { form: FormData; currency: string; problems: Record<string, string[]> }

/** The fields of one step laid over what was written before. The same in the browser, for the preview, as on the server. */
export function readStep(step: StepName, form: FormData, before: ServiceContent, currency: string): ReadStep {
  const reading: Reading = { form, currency, problems: {} }
  return { content: { ...before, ...readers[step](reading) }, problems: reading.problems }
}

const readers: Record<StepName, (reading: Reading) => Partial<ServiceContent>> = {
  overview: ({ form }) => ({
    title: text(form, 'title'),
    categoryId: text(form, 'categoryId') || null,
    tags: text(form, 'tags')
      .split(/[,\n]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  }),
  packages: (reading) => ({
    packages: packageTiers.flatMap((tier, index) =>
      index === 0 || reading.form.has(`packages.${index}.offered`) ? readPackage(reading, tier, index) : [],
    ),
    extras: rowsOf(reading.form, 'extras', 'id').map((at) => ({
      id: text(reading.form, `${at}.id`),
      title: text(reading.form, `${at}.title`),
      priceMinor: price(reading, `${at}.priceMinor`),
      addedDays: whole(reading, `${at}.addedDays`, 'Added days'),
    })),
  }),
  description: ({ form }) => ({
    description: text(form, 'description'),
    faq: rowsOf(form, 'faq', 'question').map((at) => ({
      question: text(form, `${at}.question`),
      answer: text(form, `${at}.answer`),
    })),
  }),
  requirements: ({ form }) => ({
    requirements: rowsOf(form, 'requirements', 'id').map((at) => ({
      id: text(form, `${at}.id`),
      question: text(form, `${at}.question`),
      kind: readKind(text(form, `${at}.kind`)),
      choices: lines(form, `${at}.choices`),
      isRequired: form.has(`${at}.isRequired`),
    })),
  }),
  gallery: ({ form }) => ({
    gallery: rowsOf(form, 'gallery', 'pictureId').map((at) => ({
      pictureId: text(form, `${at}.pictureId`),
      alt: text(form, `${at}.alt`),
    })),
  }),
  review: () => ({}),
}

function readPackage(reading: Reading, tier: ServicePackage['tier'], index: number): ServicePackage {
  const { form } = reading
  const at = `packages.${index}`
  const revisions = text(form, `${at}.revisions`)
  return {
    tier,
    title: text(form, `${at}.title`),
    includes: lines(form, `${at}.includes`),
    priceMinor: price(reading, `${at}.priceMinor`),
    deliveryDays: whole(reading, `${at}.deliveryDays`, 'Delivery'),
    revisions: revisions === 'unlimited' ? null : whole(reading, `${at}.revisions`, 'Revisions'),
    ...(form.has(`${at}.takesAsOne`) ? { takesAsOne: true } : {}),
  }
}

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const lines = (form: FormData, name: string) =>
  text(form, name)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** More than any list may hold, so that a form that goes on for ever is not read for ever. */
const MOST_ROWS = 50

/** The rows that a form has, by the field that every row has. */
function rowsOf(form: FormData, list: string, always: string): string[] {
  const rows: string[] = []
  while (rows.length < MOST_ROWS && form.has(`${list}.${rows.length}.${always}`))
    rows.push(`${list}.${rows.length}`)
  return rows
}

function price({ form, currency, problems }: Reading, name: string): number {
  const typed = text(form, name).trim()
  if (typed === '') return 0
  const amount = parseAmount(typed, currency)
  if (amount === undefined) problems[name] = ['Price: write an amount, such as 120 or 99.50']
  return Number(amount ?? 0)
}

function whole({ form, problems }: Reading, name: string, label: string): number {
  const typed = text(form, name).trim()
  if (typed === '') return 0
  if (/^\d{1,4}$/.test(typed)) return Number(typed)
  problems[name] = [`${label}: write a whole number`]
  return 0
}

function readKind(typed: string): ServiceRequirement['kind'] {
  return typed === 'choice' || typed === 'file' ? typed : 'text'
}
