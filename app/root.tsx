import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { reading } from '#app/edge.ts'
import { readHead } from '#app/shared/frame/head.server.ts'
import { siteViewer } from '#app/shared/frame/site-viewer.server.ts'
import { RootErrorBoundary } from '#app/errors/root-error-boundary.tsx'
import { telemetryMeta } from '#app/telemetry/identity.ts'
import { preloadFontUrls } from '#app/ui/base/fonts.ts'
import stylesUrl from '#app/ui/ui.css?url'
import type { Viewer } from '#domain/accounts/index.ts'
import { isStaff } from '#domain/actor.ts'
import { findMaintenance } from '#domain/settings/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Route } from './+types/root.ts'
import { logoOf, lookOf } from './shared/brand/own-look.server.ts'
import type { Closed } from './shared/frame/closed-strip.tsx'
import type { Site } from './site.ts'

export const links: Route.LinksFunction = () => [
  ...preloadFontUrls.map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'stylesheet', href: stylesUrl },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** What every page shows of the marketplace itself. */
export const loader = reading(async ({ settings, config, page, telemetry, db, clock }): Promise<Site> => {
  page.tags.add('settings')
  const head = page.viewer && (page.head ?? (await readHead(db, page.viewer.actor.id)))
  return {
    name: settings.marketplaceName,
    logo: logoOf(settings),
    look: lookOf(settings),
    operator: settings.operatorName,
    origin: config.origin,
    currency: settings.currency,
    isDemo: config.demo,
    theme: page.theme,
    telemetry: telemetry.browser,
    viewer: page.standIn ?? (page.viewer && head ? siteViewer(page.viewer, head) : null),
    // Visitors who share a page have carts of the same length: it is part of what the page is kept under.
    cartCount: head?.cartCount ?? page.cartCount,
    strip: page.banners.strip?.view ?? null,
    isStill: page.isPreview ?? false,
    closed: settings.maintenance ? await findClosed(db, page.viewer, clock.now()) : null,
  }
})

/** Only staff see any page while the marketplace is closed. */
async function findClosed(db: Db, viewer: Viewer | undefined, now: Date): Promise<Closed | null> {
  const begun = viewer && isStaff(viewer.actor) ? await findMaintenance(db) : undefined
  return begun ? { ...begun, now } : null
}

/** Settings change rarely and moving between pages need not read them anew; a form that was taken may have changed who is signed in. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined && formMethod !== 'GET' && defaultShouldRevalidate

/** A page may say `handle = { isStill: true }` where it must not come alive: it is shown at addresses that are not its own. */
type PageHandle = { isStill?: boolean }

export function Layout({ children }: { children: React.ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root')
  const theme = site?.theme ?? 'system'
  const isStillPage = useMatches().some((match) => (match.handle as PageHandle | undefined)?.isStill)
  const isStill = isStillPage || site?.isStill
  return (
    <html lang="en" data-theme={theme === 'system' ? undefined : theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#FAF8F3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#12150F" media="(prefers-color-scheme: dark)" />
        {site ? <meta {...telemetryMeta(site.telemetry)} /> : null}
        <Meta />
        <Links />
        {site?.look ? <link rel="stylesheet" href={site.look} /> : null}
      </head>
      <body>
        {children}
        {isStill ? null : <ScrollRestoration />}
        {isStill ? null : <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export const ErrorBoundary = RootErrorBoundary
