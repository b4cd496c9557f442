import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { LinkishButton } from '#app/ui/inputs/button/button.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { forgetFilters, recallFilters, rememberFilters, withFilters } from './filter-memory.ts'

type RememberedProps = {
  /** What is chosen now, in words. */
  chosen: readonly string[]
}

/**
 * The filters somebody chose last, offered again on a list that has none. They stand in this browser's own storage: pages that
 * visitors share know nothing of them, and nobody else does.
 */
export default function RememberedFilters({ chosen }: RememberedProps) {
  const { pathname, search } = useLocation()
  const [last, setLast] = useState(recallFilters)
  const words = chosen.join(', ')
  useEffect(() => {
    if (words) rememberFilters({ search, words })
  }, [search, words])
  if (words || !last) return null
  return (
    <div className="remembered small">
      <p className="soft">Last time you chose: {last.words}. Kept in this browser only.</p>
      <KnownLink to={pathname + withFilters(search, last.search)} preventScrollReset>
        Use these filters
      </KnownLink>
      <LinkishButton
        type="button"
        onClick={() => {
          forgetFilters()
          setLast(undefined)
        }}
      >
        Forget them
      </LinkishButton>
    </div>
  )
}
