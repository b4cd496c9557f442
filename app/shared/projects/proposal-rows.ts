import type { SubmissionResult } from '@conform-to/react'
import type { CoveredPoint } from '#domain/advice/index.ts'
import type { ProposedMilestone } from '#domain/projects/project-rules.ts'
import { parseAmount } from '#platform/money/currency.ts'

/** A milestone as it was typed. */
export type TypedRow = { title: string; price: string; days: string }

export const emptyRow: TypedRow = { title: '', price: '', days: '' }

/** The rows of the form, in their order, and one more than may be, so that too many are told; a file in the place of a word is no word. */
export function readRows(form: FormData, most: number): TypedRow[] {
  const all = (name: string) => form.getAll(name).map((value) => (typeof value === 'string' ? value : ''))
  const [titles, prices, days] = [all('milestoneTitle'), all('milestonePrice'), all('milestoneDays')]
  const count = Math.min(most + 1, Math.max(titles.length, prices.length, days.length))
  return Array.from({ length: count }, (_, at) => ({
    title: titles[at] ?? '',
    price: prices[at] ?? '',
    days: days[at] ?? '',
  }))
}

type RowProblems = Record<string, string[]>

/** Rows as milestones, or what is wrong with each. */
export function milestonesOf(
  rows: readonly TypedRow[],
  currency: string,
): { milestones: ProposedMilestone[]; problems: RowProblems } {
  const problems: RowProblems = {}
  const milestones = rows.map(({ title, price, days }, at) => {
    const amount = parseAmount(price, currency)
    if (amount === undefined)
      problems[`milestones[${at}].price`] = ['Price: write an amount, such as 120 or 99.50']
    if (!/^\s*\d{1,4}\s*$/.test(days)) problems[`milestones[${at}].days`] = ['Days: write a whole number']
    return { title: title.trim(), priceMinor: Number(amount ?? 0), days: Number(days) || 0 }
  })
  return { milestones, problems }
}

/** What a proposal that was not sent is told, with all that was typed. */
export type ProposalAnswer = {
  form: 'proposal'
  result: SubmissionResult<string[]>
  rows: TypedRow[]
  /** The files that are to go when it is sent. */
  removeFileIds: string[]
  /** Where it was asked for: which points of the request it answers. */
  points?: CoveredPoint[]
}
