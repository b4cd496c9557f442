import type { Currency } from '#platform/money/currency.ts'
import type { Minor } from '#platform/money/money.ts'
import { parseSum } from '#platform/money/parse-sum.ts'
import { idsBeginning, type IdsBeginning } from '#platform/text/ids-beginning.ts'
import { readWords } from '#platform/text/read-words.ts'

/** What the desk can look for, in the order in which it is shown. */
export const soughtKinds = [
  'member',
  'deal',
  'order',
  'payment',
  'payout',
  'service',
  'project',
  'team',
  'ticket',
  'transfer',
] as const
export type SoughtKind = (typeof soughtKinds)[number]

/** What somebody at the desk typed, and everything that it can mean: each area looks for what its things are known by. */
export type Sought = {
  words: string
  /** Where the first word said what it is: nothing else is looked for. */
  kind: SoughtKind | undefined
  id: string | undefined
  /** Where it may be the beginning of an id: screens show no more of it. */
  ids: IdsBeginning | undefined
  number: number | undefined
  amount: Minor | undefined
  /** Whoever goes by exactly these words. */
  memberId: string | undefined
}

/** Found of each kind at most. */
export const FOUND_MOST = 8
/** An index of parts of words knows no part shorter than this. */
const SHORTEST_PART = 3
export const SOUGHT_LETTERS_MOST = 200

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i
const KIND = new RegExp(`^(${soughtKinds.join('|')})s?\\s+(?=\\S)`, 'i')

/** Reads what was typed or pasted: a number, a sum, an address of ours with an id in it, or words. */
export function readSought(typed: string | null, currency: Currency): Omit<Sought, 'memberId'> {
  const text = readWords(typed, SOUGHT_LETTERS_MOST)
  const said = KIND.exec(text)?.[1]?.toLowerCase()
  const kind = soughtKinds.find((one) => one === said)
  const words = kind ? text.replace(KIND, '').trim() : text
  const number = /^#?(\d{1,15})$/.exec(words)?.[1]
  const sum = parseSum(words, currency)
  return {
    words,
    kind,
    id: UUID.exec(words)?.[0].toLowerCase(),
    ids: idsBeginning(words),
    number: number === undefined ? undefined : Number(number),
    amount: sum === 0n ? undefined : sum,
  }
}

/** Whether the words are long enough, and more than a number or an id, to be looked for in names and titles. */
export const areWords = ({ words, id, number }: Pick<Sought, 'words' | 'id' | 'number'>): boolean =>
  id === undefined && number === undefined && [...words].length >= SHORTEST_PART
