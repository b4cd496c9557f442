import { Link } from 'react-router'
import { Note } from '#app/ui/note/note.tsx'
import type { AvailabilityBannerView } from './banner-of.ts'

/** Says what is not as usual: paused, offered no more, not yet public. */
export function AvailabilityBanner({ icon, title, text, ways }: AvailabilityBannerView) {
  return (
    <Note tone="warn" icon={icon}>
      <b>{title}</b> {text}
      {ways.map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </Note>
  )
}
