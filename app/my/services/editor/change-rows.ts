import type { ServiceContent } from '#domain/catalogue/service-content.ts'

const LISTS = ['extras', 'requirements', 'faq', 'gallery'] as const
export type RowList = (typeof LISTS)[number]

export type RowChange =
  | { kind: 'add'; list: Exclude<RowList, 'gallery'> }
  | { kind: 'remove' | 'up' | 'down'; list: RowList; index: number }

const CHANGE = /^(add|remove|up|down) (extras|requirements|faq|gallery)(?: (\d{1,2}))?$/

/** What a button of the form says: `add extras`, `remove faq 2`, `up gallery 1`. */
export function readRowChange(said: string): RowChange | undefined {
  const [, kind, name, place] = CHANGE.exec(said) ?? []
  const list = LISTS.find((one) => one === name)
  if (!kind || !list) return undefined
  if (kind === 'add') return list === 'gallery' ? undefined : { kind, list }
  return place === undefined
    ? undefined
    : { kind: kind as 'remove' | 'up' | 'down', list, index: Number(place) }
}

/** The same in the browser, at once, as on the server for a form without script. */
export function changeRows(content: ServiceContent, change: RowChange): ServiceContent {
  const { list } = change
  if (change.kind === 'add') return { ...content, [list]: [...content[list], newRows[change.list]()] }
  const rows: unknown[] = [...content[list]]
  const [row] = rows.splice(change.index, 1)
  if (row === undefined) return content
  if (change.kind !== 'remove')
    rows.splice(Math.max(0, change.index + (change.kind === 'up' ? -1 : 1)), 0, row)
  return { ...content, [list]: rows }
}

/** A name that no earlier row had either: prices of what is live are found by it. */
const newId = () => `n${Math.random().toString(36).slice(2, 12)}`

const newRows = {
  extras: () => ({ id: newId(), title: '', priceMinor: 0, addedDays: 0 }),
  requirements: () => ({ id: newId(), question: '', kind: 'text', choices: [], isRequired: true }),
  faq: () => ({ question: '', answer: '' }),
} as const
