import { useEffect, useState, useSyncExternalStore } from 'react'
import { describePage } from '#app/describe-page.ts'
import { readingCached } from '#app/edge.ts'
import { localPath } from '#app/local-path.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import type { Route } from './+types/offline.page.ts'
import { listCachedPages, type CachedPage } from './cached-pages.ts'
import cssUrl from './offline.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = readingCached(['settings'], () => null)

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'You are offline',
    description: 'The page shown without a network, with what was kept for reading.',
    path: '/offline',
    image: 'home',
    noIndex: true,
  })

const networkWords = {
  offline: 'Your device has no network.',
  online: 'Your device has a network now.',
}

/** The service worker shows this page when there is no network, and says in `from` what was asked for. */
export default function OfflinePage() {
  const from = useSyncExternalStore(followNothing, readFrom, () => '/')
  const network = useNetwork()
  return (
    <main id="main" className="wrap offline">
      <EmptyState
        page
        title="The marketplace can’t be reached"
        fine={<span role="status">{networkWords[network]}</span>}
        actions={
          <ButtonLink look="main" to={from} reloadDocument>
            Try again
          </ButtonLink>
        }
      >
        We can’t reach it from your device. Check the network, then try again.
      </EmptyState>
      <Section title="Kept for reading" text="Pages you opened, as they were then." opens>
        <noscript>
          <p>
            JavaScript is off in this browser, so the list of kept pages can’t be shown. Open an address you
            visited: if it was kept, it appears.
          </p>
        </noscript>
        <CachedPages />
      </Section>
    </main>
  )
}

const followNothing = () => () => {}

/** Read in the browser, because the page is kept once for whatever was asked for. */
function readFrom(): string {
  return localPath(new URLSearchParams(window.location.search).get('from'))
}

/** The server does not know: the page is written for a device without a network. */
function useNetwork(): 'online' | 'offline' {
  return useSyncExternalStore(
    followNetwork,
    () => (navigator.onLine ? 'online' : 'offline'),
    () => 'offline',
  )
}

function followNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

function CachedPages() {
  const [pages, setPages] = useState<CachedPage[]>()
  useEffect(() => {
    let isGone = false
    void listCachedPages().then((found) => {
      if (!isGone) setPages(found)
    })
    return () => {
      isGone = true
    }
  }, [])
  if (pages === undefined) return null
  if (pages.length === 0)
    return <p className="soft">Nothing is kept yet. Pages you open while online are kept on this device.</p>
  return (
    <ul className="lines offline-pages">
      {pages.map((page) => (
        <li key={page.path}>
          <Icon name="file-text" />
          <a href={page.path}>{page.title}</a>
          <span className="grow" />
          <small className="soft">{page.path}</small>
        </li>
      ))}
    </ul>
  )
}
