import { useLocation } from 'react-router'
import { normaliseQuery } from '#platform/page-cache/key.ts'

export const HEARTS = 'hearts'

/** One form for every heart of a page, since a page may have dozens of them. */
export function HeartsForm() {
  const { pathname, search } = useLocation()
  return (
    <form id={HEARTS} method="post" action="/my/favorites" hidden>
      {/* Visitors who share a cached page see the same address, so it may hold nothing of the one who came first. */}
      <input type="hidden" name="back" value={pathname + normaliseQuery(search)} />
    </form>
  )
}
