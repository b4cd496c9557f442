import type { MemberActor } from '#domain/actor.ts'
import type { BannerView } from '#domain/banners/index.ts'
import type { BrowserIdentity } from '#platform/telemetry/telemetry.ts'
import type { Closed } from './shared/frame/closed-strip.tsx'
import type { Tally } from './shared/frame/tally.ts'
import type { Portrait } from './ui/avatar/initials.ts'

/** Who is signed in, as far as every page shows it. */
export type SiteViewer = {
  username: string
  displayName: string
  portrait: Portrait
  /** Whether there is an administration for them. */
  isStaff: boolean
  state: MemberActor['state']
  /** How much they keep among favourites. */
  favourites: Tally
  /** How many of their conversations have something unread. */
  unreadMessages: Tally
  unreadNotifications: Tally
  /** The administrator who looks at the product as this member. */
  viewedBy: string | null
}

export type Site = {
  name: string
  /** What stands at the head and the foot of pages: the name, and a mark where the operator has one. */
  logo: { name: string; markUrl?: string }
  /** The style sheet of the operator's own colours. */
  look: string | null
  operator: string
  origin: string
  currency: string
  isDemo: boolean
  theme: 'system' | 'light' | 'dark'
  telemetry: BrowserIdentity
  viewer: SiteViewer | null
  /** How many lines the cart of whoever looks has. */
  cartCount: number
  closed: Closed | null
  /** The banner above all pages. */
  strip: BannerView | null
  /** A page that is only looked at does not come alive. */
  isStill: boolean
}
