import {
  findDayFigures,
  findPriceFigures,
  type DayFigures,
  type PriceFigures,
} from './figures/price-figures.ts'
import { findProposalFigures, type ProposalFigures } from './figures/proposal-figures.ts'
import type { Need, Reading } from './input.ts'
import { type Looker, matchBrief, type Matches } from './matches/match-brief.ts'
import type { Assistant } from './open-assistant.ts'
import { type ReadAt, readNeed, understand } from './reading/read-need.ts'

/** A brief as it grows: what was understood, what such work costs and takes, and who and what fits. */
export type BriefPart =
  | { part: 'reading'; reading: Reading }
  | {
      part: 'figures'
      prices: PriceFigures | null
      days: DayFigures | null
      proposals: ProposalFigures | null
    }
  | { part: 'matches'; matches: Matches }

type Asked = {
  need: Need
  at: ReadAt
  looker: Looker
  /** What another engine understood; without it the built-in one reads. */
  reading?: Reading | undefined
  signal?: AbortSignal | undefined
}

/** The parts in their order, each as soon as it is known; whoever goes away costs nothing more. */
export async function* writeBrief(
  assistant: Assistant,
  { need, at, looker, reading: given, signal }: Asked,
): AsyncGenerator<BriefPart> {
  const understood = await understand(assistant, need.text)
  const reading = given ?? (await readNeed(assistant, need, at, understood))
  yield { part: 'reading', reading }
  if (signal?.aborted) return
  yield { part: 'figures', ...(await figuresOf(assistant, reading, at.now)) }
  if (signal?.aborted) return
  yield {
    part: 'matches',
    matches: await matchBrief(assistant, { text: need.text, reading, understood }, looker),
  }
}

async function figuresOf({ db }: Assistant, { categoryIds: [chosen] }: Reading, now: Date) {
  if (!chosen) return { prices: null, days: null, proposals: null }
  const [prices, days, proposals] = await Promise.all([
    findPriceFigures(db, chosen),
    findDayFigures(db, chosen),
    findProposalFigures(db, chosen, now),
  ])
  return { prices, days, proposals }
}
