import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'

/** In place of a sensitive form: the way to the proof, and back to this part of the page. */
export function ProveFirst({ section, children }: { section: string; children: ReactNode }) {
  const next = encodeURIComponent(`/my/account#${section}`)
  return (
    <div className="stack">
      <p className="soft">{children}</p>
      <ButtonLink to={`/my/prove?next=${next}`}>Confirm that it is you</ButtonLink>
    </div>
  )
}
