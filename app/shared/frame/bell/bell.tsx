import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { showUnread } from '#app/live/show-unread.ts'
import { LINE_OPENED } from '#app/live/stream-address.ts'
import { useLive } from '#app/live/use-live.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { type Tally, tallyOf } from '../tally.ts'
import { fetchLatest, type LatestNotifications } from './latest-notifications.ts'

const BellPanel = lazy(() => import('./bell-panel.tsx'))
/** On a phone the page itself is as near. */
const HAS_ROOM = '(min-width: 821px)'

/** A link to what happened, with a dot while something is unread; with script it opens the latest ten in place. */
export function Bell({ unread: atFirst }: { unread: Tally }) {
  const [told, setTold] = useState<LatestNotifications>()
  const place = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  // Another page is another place: what was open on the one before is shut.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  const { exact } = told ? tallyOf(told.unread) : atFirst
  const read = async () => setTold((await fetchLatest()) ?? told)
  useLive(({ kind }) => {
    if (kind === 'notifications' || kind === LINE_OPENED) void read()
  }, true)
  // Each time, since a page that was left for another took its title along.
  useEffect(() => showUnread('notifications', Number(exact)))
  useEffect(() => (isOpen ? closeFromOutside(place, () => setOpenAt(undefined)) : undefined), [isOpen])

  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !matchMedia(HAS_ROOM).matches) return
    event.preventDefault()
    setOpenAt(isOpen ? undefined : key)
    void read()
  }

  return (
    <div className="bell" ref={place}>
      <KnownLink
        className="icon-btn"
        to="/my/notifications"
        aria-label={exact ? `Notifications, ${exact} unread` : 'Notifications'}
        aria-expanded={isOpen}
        onClick={press}
      >
        <Icon name="bell" />
        {exact ? <i className="dot dot-bare" /> : null}
      </KnownLink>
      {isOpen && told ? (
        <Suspense>
          <BellPanel told={told} onRead={read} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Escape and a press elsewhere close it; the focus goes back to the bell. */
function closeFromOutside(place: React.RefObject<HTMLDivElement | null>, close: () => void): () => void {
  function onPress(event: PointerEvent) {
    if (event.target instanceof Node && !place.current?.contains(event.target)) close()
  }
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    if (place.current?.contains(document.activeElement)) place.current.querySelector('a')?.focus()
    close()
  }
  document.addEventListener('pointerdown', onPress)
  document.addEventListener('keydown', onKey)
  return () => {
    document.removeEventListener('pointerdown', onPress)
    document.removeEventListener('keydown', onKey)
  }
}
