/** An answer counts at the step of minutes that it is not above; slower ones are over. The same steps stand in the database (`figure_of_reply`). */
export const replySteps = [
  1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 90, 120, 150, 180, 240, 300, 360, 480, 600,
  720, 960, 1200, 1440, 1800, 2160, 2880,
] as const
type ReplyFigure = `reply_${(typeof replySteps)[number]}` | 'reply_over'

/** What is kept of a member, as seller and as buyer. Each is a plain sum over facts, so that days add up to any period. */
const counted = [
  'earned',
  'ordered',
  'ordered_service',
  'ordered_again',
  'completed',
  'cancelled_seller',
  'cancelled_both',
  'cancelled_buyer',
  'cancelled_neither',
  'due',
  'on_time',
  'asked',
  'answered',
  'answered_in_time',
  'reviews',
  'rating',
  'communication',
  'quality',
  'timing',
  'stars_1',
  'stars_2',
  'stars_3',
  'stars_4',
  'stars_5',
  'proposals_sent',
  'proposals_read',
  'proposals_won',
  'spent',
  'bought',
  'bought_completed',
  'answers_due',
  'answers_in_time',
  'projects_over',
  'projects_hired',
] as const
export type Figure = (typeof counted)[number] | ReplyFigure

export const figureNames: readonly Figure[] = [
  ...counted,
  ...replySteps.map((step): ReplyFigure => `reply_${step}`),
  'reply_over',
]

/** What was counted in a stretch; what is missing is nothing. */
export type Figures = Partial<Record<Figure, number>>

export function addFigures(many: readonly Figures[]): Figures {
  const sum: Figures = {}
  for (const one of many)
    for (const [name, value] of Object.entries(one)) sum[name as Figure] = (sum[name as Figure] ?? 0) + value
  return sum
}

/** Half of the answers came within so many minutes; null when there were none, infinite when most took longer than the last step. */
export function medianReply(figures: Figures): number | null {
  const answered = figures.answered ?? 0
  if (answered <= 0) return null
  let within = 0
  for (const step of replySteps) {
    within += figures[`reply_${step}`] ?? 0
    if (within * 2 >= answered) return step
  }
  return Infinity
}
