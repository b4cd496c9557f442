/** What belongs to one moment of a list and not to the way it is looked at. */
const OF_A_MOMENT = [
  'page',
  'older',
  'newer',
  'open',
  'done',
  'decided',
  'with',
  'member',
  'service',
  'project',
  'payout',
  'request',
  'index',
]

/** The part of an address that makes a view of a list: its filters and its order, not the page or the row that is open. */
export function viewParams(search: string): string {
  const params = new URLSearchParams(search)
  const isAboutMember = params.get('with') === null
  for (const name of OF_A_MOMENT) if (name !== 'member' || !isAboutMember) params.delete(name)
  const kept = [...params].filter(([, value]) => value !== '')
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}
