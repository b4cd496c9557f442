import { counted } from '#app/shared/figures/figures.ts'
import type { Figures } from '#domain/analytics/index.ts'
import { type LevelFigures, type LevelNeeds, needInWords, needNames } from '#domain/reputation/index.ts'

export type LevelChange = { name: string; from: string; to: string; why: string; tone: 'ok' | 'bad' | 'soft' }

type Asked = {
  /** A month ago. */
  ago: LevelFigures
  now: LevelFigures
  /** What happened since, and what has left the 90 days since. */
  since: Figures
  left: Figures
}

const order = ['completedDeals', 'rating', 'onTimeBasisPoints', 'responseBasisPoints'] as const
const inWords = (need: keyof LevelNeeds, value: number | null) =>
  value === null ? 'none' : needInWords(need, value)

/** What of a level's figures is different from a month ago, and why; what is the same is left out. */
export function viewChanges({ ago, now, since, left }: Asked): LevelChange[] {
  return order.flatMap((need) => {
    const [from, to] = [inWords(need, ago[need]), inWords(need, now[need])]
    if (from === to) return []
    const isUp = (now[need] ?? 0) > (ago[need] ?? 0)
    return {
      name: needNames[need],
      from,
      to,
      why: whyOf(need, since, left),
      tone: ago[need] === null || now[need] === null ? 'soft' : isUp ? 'ok' : 'bad',
    } as const
  })
}

function whyOf(need: keyof LevelNeeds, since: Figures, left: Figures): string {
  switch (need) {
    case 'completedDeals':
      return `${counted(since.completed ?? 0, 'deal')} completed since.`
    case 'rating':
      return `${counted(since.reviews ?? 0, 'review')} since${since.reviews ? `, ${((since.rating ?? 0) / since.reviews / 100).toFixed(2)} on average` : ''}.`
    case 'onTimeBasisPoints':
      return `Since then ${since.on_time ?? 0} of ${since.due ?? 0} on time.${leftWords(left.on_time, left.due)}`
    case 'responseBasisPoints':
      return `Since then ${since.answered_in_time ?? 0} of ${since.asked ?? 0} answered within 48 hours.${leftWords(left.answered_in_time, left.asked)}`
  }
}

const leftWords = (good = 0, all = 0) =>
  all === 0 ? '' : ` ${good} of ${all} from before have left the 90 days.`
