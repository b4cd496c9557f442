import type { IconName } from '#app/ui/icon/icon.tsx'
import type { ServicePage } from '#domain/catalogue/index.ts'
import type { AbsenceView } from '#app/shared/messages/load-absence.server.ts'
import type { Places } from '#domain/orders/index.ts'
import { dateText } from '#app/ui/time/relative-time.ts'
import { shortNameOf } from './short-name-of.ts'

/** How many orders the seller can still take, where they take only so many; the moment that is asked about; whether they are away, and whether who looks sells it with them. */
export type Fullness = {
  places: Places | undefined
  now: Date
  away?: AbsenceView | null
  isOwnTeams?: boolean
}

export type AvailabilityBannerView = {
  icon: IconName
  title: string
  text: string
  ways: { to: string; label: string }[]
}

/** What is not as usual about a service; written on the server, so that no page brings words that it does not show. */
export function bannerOf(
  page: ServicePage,
  { places, now, away = null, isOwnTeams = false }: Fullness,
): AvailabilityBannerView | null {
  const { shown, id, slug, similar } = page
  const name = shortNameOf(page)
  if (shown.as === 'open' && isOwnTeams) return ownTeamWords(name)
  if (shown.as === 'open' && places?.left !== 0) return away && awayWords(name, away)
  if (shown.as === 'preview') return previewWords(shown.preview, { id, slug })
  const ways = similar.length > 0 ? [{ to: '#similar', label: 'See similar services' }] : []
  if (shown.as === 'open')
    return {
      icon: 'clock',
      title: 'Full for now.',
      text: `${fullText(name, places?.nextAt ?? now, now)} `,
      ways,
    }
  if (shown.as === 'paused')
    return { icon: 'pause', title: 'Paused.', text: `${name} takes no orders for this now. `, ways }
  return {
    icon: 'archive',
    title: 'Not offered any more.',
    text: `${name} has removed it. `,
    ways,
  }
}

const ownTeamWords = (name: string): AvailabilityBannerView => ({
  icon: 'users',
  title: `${name} is your own team.`,
  text: 'Nobody buys from themselves. ',
  ways: [],
})

/** It can be ordered all the same: the seller answers when they are back. */
const awayWords = (name: string, { until, words }: AbsenceView): AvailabilityBannerView => ({
  icon: 'clock',
  title: `${name} is away until ${until}.`,
  text: words,
  ways: [],
})

function fullText(name: string, nextAt: Date, now: Date): string {
  // What is late or not begun says nothing of when.
  const next =
    nextAt > now
      ? `The next place comes free about ${dateText(nextAt)}.`
      : 'A place comes free when one of them is finished.'
  return `${name} works on as many orders as they take at once. ${next}`
}

type Preview = Extract<ServicePage['shown'], { as: 'preview' }>['preview']

function previewWords(
  { isLive, isOwn, state }: Preview,
  { id, slug }: { id: string; slug: string },
): AvailabilityBannerView {
  const who = isOwn
    ? 'Only you and moderators see this page.'
    : 'Only its seller and moderators see this page.'
  const goOn = state === 'archived' ? [] : [{ to: `/my/services/${slug}/edit`, label: 'Continue editing' }]
  return {
    icon: 'eye',
    title: 'Preview: not yet public.',
    text: `${isLive ? 'Everyone still sees the version before this one.' : who} `,
    ways: isOwn ? goOn : [{ to: `/admin/market/services/${id}`, label: 'Review it' }],
  }
}
