import { Link } from 'react-router'
import { Note } from '#app/ui/note/note.tsx'
import type { Standing } from './standing-words.ts'

/** Says what is not as usual: paused, offered no more, not yet public. */
export function StandingNote({ icon, title, text, ways }: Standing) {
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
