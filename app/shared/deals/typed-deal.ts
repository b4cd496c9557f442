import type { DealTyped, MilestoneTyped } from '#domain/deals/deal-input.ts'

/** Longer than any field may be, so that a refused text comes back whole; what is longer still is cut. */
const TYPED_MOST = 30_000
/** The most that the rules of a marketplace may allow. */
const ROWS_MOST = 100

const emptyMilestone: MilestoneTyped = { title: '', price: '', days: '' }

export const emptyDeal = (autoAcceptDays: number): DealTyped => ({
  as: 'buyer',
  with: 'link',
  username: '',
  email: '',
  title: '',
  terms: '',
  feeBearer: 'seller',
  autoAcceptDays: String(autoAcceptDays),
  revisionsMost: '2',
  milestones: [emptyMilestone],
})

/** What a form of a deal says, as it was typed. Of rows one more than may be is kept, so that too many are told. */
export function readTyped(form: FormData, rowsMost = ROWS_MOST): DealTyped {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.slice(0, TYPED_MOST) : ''
  }
  const rows = new Set<number>()
  for (const name of form.keys()) {
    const index = /^milestones\[(\d{1,3})\]\./.exec(name)?.[1]
    if (index !== undefined) rows.add(Number(index))
  }
  return {
    as: text('as'),
    team: text('team'),
    with: text('with'),
    username: text('username'),
    email: text('email'),
    title: text('title'),
    terms: text('terms'),
    feeBearer: text('feeBearer'),
    autoAcceptDays: text('autoAcceptDays'),
    revisionsMost: text('revisionsMost'),
    milestones: [...rows]
      .toSorted((first, second) => first - second)
      .slice(0, rowsMost + 1)
      .map((index) => ({
        title: text(`milestones[${index}].title`),
        price: text(`milestones[${index}].price`),
        days: text(`milestones[${index}].days`),
      })),
  }
}

/** What a button of the form does to its rows: `add`, `remove 2`. */
export function changeRows(typed: DealTyped, intent: string, most: number): DealTyped | undefined {
  if (intent === 'add')
    return typed.milestones.length < most
      ? { ...typed, milestones: [...typed.milestones, emptyMilestone] }
      : typed
  const index = /^remove (\d{1,3})$/.exec(intent)?.[1]
  if (index === undefined) return undefined
  const milestones = typed.milestones.filter((_, place) => place !== Number(index))
  return { ...typed, milestones: milestones.length > 0 ? milestones : [emptyMilestone] }
}
