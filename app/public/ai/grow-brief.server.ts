import type { Edge } from '#app/edge.ts'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { findWishes, type PriceFigures, type Reading } from '#domain/assistant/index.ts'
import {
  countBriefUse,
  type Heard,
  type Made,
  makeBrief,
  MEMBERS_LIMIT,
  VISITORS_LIMIT,
} from '#domain/briefs/index.ts'
import { findTree, shownTree } from '#domain/categories/index.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { briefWords } from './brief-words.ts'
import type { BriefView, FiguresView } from './brief-view.ts'
import type { AskedNeed, State } from './read-need.ts'
import { showMatches } from './show-matches.server.ts'
import { fieldsOf, nameCategories, rangeOf, showFigures, showReading } from './show-reading.ts'

/** So many for a person, whichever process they come to; too many are told how long to wait. */
export async function countBrief({ transaction, page }: Pick<Edge, 'transaction' | 'page'>): Promise<void> {
  const { viewer, address } = page
  await transaction((tx) =>
    viewer
      ? countUse(tx.db, MEMBERS_LIMIT, viewer.actor.id, tx.now)
      : countUse(tx.db, VISITORS_LIMIT, address, tx.now),
  )
}

type Listening = { signal?: AbortSignal; onHeard?(heard: Heard): void }

/** A brief as a page shows it, part by part. */
export async function* growBrief(
  edge: Pick<Edge, 'db' | 'assistant' | 'ai' | 'transaction' | 'settings' | 'clock' | 'page'>,
  asked: AskedNeed,
  { signal, onHeard }: Listening = {},
): AsyncGenerator<BriefView> {
  const { db, assistant, ai, transaction, settings, clock, page } = edge
  const { currency } = settings
  const now = clock.now()
  const memberId = page.viewer?.actor.id
  const wishes = findWishes(asked.need.text)
  const categories = nameCategories(shownTree(await findTree(db)))
  const known: {
    reading?: Reading
    made?: Made | undefined
    prices: PriceFigures | null
    figures?: FiguresView
  } = {
    prices: null,
  }
  const parts = makeBrief(
    { assistant, ai },
    {
      need: asked.need,
      made: asked.made,
      asked: asked.asked,
      at: { now, currency },
      looker: { hidden: await findHidden({ db, page }), memberId },
      signal,
      onUsed: (use) => transaction((tx) => countBriefUse(tx, use)),
      ...(onHeard ? { onHeard } : {}),
    },
  )
  for await (const part of parts) {
    if (part.part === 'reading') {
      known.reading = part.reading
      known.made = part.made
      yield { reading: showReading(asked, part.reading, part.made, categories) }
    } else if (part.part === 'figures' && known.reading) {
      const { reading } = known
      known.prices = part.prices
      const category = categories.get(reading.categoryIds[0] ?? '')
      const { prices, days, proposals } = part
      known.figures = showFigures({ reading, wishes, prices, days, proposals, currency, category })
      yield { figures: known.figures, ...carryOn(asked, reading, known, currency) }
    } else if (part.part === 'matches' && known.reading) {
      const { isOwn } = rangeOf(known.reading, known.prices, wishes)
      const isByMeaning = part.matches.services.some(({ reason }) => reason.closeness !== null)
      const shown = { db, currency, now, isRangeOwn: isOwn, isByMeaning }
      yield { matches: await showMatches(part.matches, shown) }
    }
  }
}

type Known = { made?: Made | undefined; prices: PriceFigures | null; figures?: FiguresView }

/** What the forms need for the next change. */
function carryOn(
  asked: AskedNeed,
  reading: Reading,
  { made, prices, figures }: Known,
  currency: string,
): BriefView {
  const range = rangeOf(reading, prices, findWishes(asked.need.text))
  const fields = fieldsOf(reading, range, currency)
  const answered = new Set(asked.need.answers.map(({ questionId }) => questionId))
  const before = asked.asked.filter(({ id }) => answered.has(id))
  const open = reading.questions.filter(({ id }) => !answered.has(id))
  const state: State = {
    shown: fields,
    hand: asked.hand,
    asked: [...before, ...open].slice(0, 10),
    made: made ?? null,
    guessed: reading.categoryIds,
  }
  return {
    fields,
    state: JSON.stringify(state),
    ...(figures ? { words: briefWords(asked.need, reading, figures) } : {}),
  }
}

/** The whole of it, for who has no script. */
export async function makeWhole(...given: Parameters<typeof growBrief>): Promise<BriefView> {
  let whole: BriefView = {}
  for await (const part of growBrief(...given)) whole = { ...whole, ...part }
  return whole
}
