import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PresenceView } from '#app/shared/messages/presence-words.ts'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Hallmark, type HallmarkLevel } from '#app/ui/hallmark/hallmark.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { lowWindows, Shafts } from '#app/ui/shell/window-light.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'

type ProfileHeadProps = {
  name: string
  username: string
  headline: string
  avatarUrl: string | null
  place: string
  joined: string
  availability: string
  presence: PresenceView | null
  /** An administrator saw their documents. */
  isVerified: boolean
  isPro: boolean
  level?: { level: HallmarkLevel; label: string } | undefined
  rate: { minor: number; currency: string } | null
  /** What the one who looks can do. */
  children?: ReactNode
}

/** The portrait hung in the light, the name beside it. */
export function ProfileHead(profile: ProfileHeadProps) {
  const { name, username, headline, avatarUrl, place, joined, availability, rate, level, children } = profile
  return (
    <header className="user-head">
      <Shafts {...lowWindows} />
      <Avatar name={name} src={avatarUrl} size={160} />
      <div>
        <h1>{name}</h1>
        {headline ? <p className="user-headline">{headline}</p> : null}
        <ul className="user-facts">
          <li>@{username}</li>
          {level ? (
            <li>
              <Hallmark {...level} />
            </li>
          ) : null}
          {profile.isPro ? (
            <li>
              <Tag tone="pro">PRO</Tag>
            </li>
          ) : null}
          {profile.isVerified ? (
            <li>
              <Icon name="badge-check" size={18} className="ok" />
              <Link to="/docs/terms#payouts">Identity verified</Link>
            </li>
          ) : null}
          {profile.presence ? (
            <li>
              <Icon name="circle-dot" size={18} className={profile.presence.isNow ? 'ok' : undefined} />
              {profile.presence.words}
            </li>
          ) : null}
          {place ? (
            <li>
              <Icon name="map-pin" size={18} />
              {place}
            </li>
          ) : null}
          {availability ? (
            <li>
              <Icon name="clock" size={18} />
              {availability}
            </li>
          ) : null}
          {rate ? (
            <li>
              <Icon name="wallet" size={18} />
              <span>
                <Money {...rate} trim /> an hour
              </span>
            </li>
          ) : null}
          <li>
            <Icon name="calendar" size={18} />
            Here since {joined}
          </li>
        </ul>
        {children ? <div className="row">{children}</div> : null}
      </div>
    </header>
  )
}
