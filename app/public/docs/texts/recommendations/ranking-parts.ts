/** One part of a service's quality: what it measures and what moves it. */
export type RankingPart = { name: string; measures: string; moves: string }

/** The published parts of quality, in the order in which 'Why is this here' shows them. */
export const rankingParts: readonly RankingPart[] = [
  {
    name: 'Rating',
    measures:
      'The mean of reviews, drawn towards the average of the marketplace while there are few (a Bayesian rating)',
    moves: 'Good reviews. One perfect review does not outweigh a hundred very good ones',
  },
  {
    name: 'Completion',
    measures: 'Deals completed, of those that ended',
    moves: 'Finishing what you begin. Cancellations by the buyer’s fault do not count',
  },
  { name: 'On time', measures: 'Deliveries made by their due date', moves: 'Promising days you can keep' },
  { name: 'Response', measures: 'How reliably messages are answered', moves: 'Answering, even with a no' },
  { name: 'Recency', measures: 'How lately the service was active', moves: 'Being there' },
  {
    name: 'Conversion',
    measures: 'Orders, of those who opened the page',
    moves: 'A page that says truly what people get',
  },
  {
    name: 'Newcomer',
    measures: 'A lift for services that are new, which fades to nothing',
    moves: 'Time alone',
  },
]

export function rankingTable(): string {
  const rows = rankingParts.map((part) => `| ${part.name} | ${part.measures} | ${part.moves} |`)
  return ['| Part | What it measures | What moves it |', '|---|---|---|', ...rows].join('\n')
}
