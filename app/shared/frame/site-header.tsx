import { lazy, Suspense } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { headerLinks, phoneMenuLinks } from '#app/navigation.ts'
import type { Site } from '#app/site.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { DemoStrip } from '#app/ui/shell/demo-strip.tsx'
import { closeMenu, Header, type HeadSearch } from '#app/ui/shell/header.tsx'
import { SkipLink } from '#app/ui/shell/skip-link.tsx'
import { BannerSpot } from '../banners/banner-spot.tsx'
import { CartLink } from './cart-link.tsx'
import { normaliseQuery } from '#platform/page-cache/key.ts'

const AdministratorsStrips = lazy(() => import('./administrators-strips.tsx'))
const MembersMenu = lazy(() => import('./members-menu.tsx'))

/** What stands above every screen: the way past it, the strips, the head with who is signed in. */
export function SiteHeader({ search: as = 'field' }: { search?: HeadSearch | 'none' | undefined }) {
  const site = useRouteLoaderData<Site>('root')
  const viewer = site?.viewer ?? null
  const signInLinks = useSignInLinks()
  const query = useSearchedWords()
  return (
    <>
      <SkipLink />
      {site?.isDemo ? <DemoStrip>This is a demo: all people and money are invented.</DemoStrip> : null}
      {site?.closed || viewer?.viewedBy ? (
        <Suspense>
          <AdministratorsStrips
            closed={site?.closed ?? null}
            seenAs={viewer?.viewedBy ? viewer.displayName : undefined}
          />
        </Suspense>
      ) : null}
      <BannerSpot banner={site?.strip ?? null} as="strip" />
      <Header
        brand={site?.logo}
        nav={headerLinks}
        search={as !== 'none' && { as, suggestFrom: '/search/suggest', query }}
        menu={viewer ? null : <VisitorsMenu {...signInLinks} />}
      >
        <CartLink count={site?.cartCount ?? 0} />
        {viewer ? (
          <Suspense>
            <MembersMenu viewer={viewer} />
          </Suspense>
        ) : (
          <WaysIn {...signInLinks} />
        )}
      </Header>
    </>
  )
}

function WaysIn({ signIn, join }: SignInLinks) {
  return (
    <>
      <KnownLink to={signIn} className="hide-s">
        Sign in
      </KnownLink>
      <ButtonLink to={join} size="s" className="hide-s">
        Join
      </ButtonLink>
    </>
  )
}

/** On a phone the doors and what one reads stand in the menu. */
function VisitorsMenu({ signIn, join }: SignInLinks) {
  return (
    <>
      <div className="head-menu-rest">
        {phoneMenuLinks.map(({ to, label }) => (
          <KnownLink key={to} to={to} onClick={closeMenu}>
            {label}
          </KnownLink>
        ))}
      </div>
      <div className="head-menu-doors">
        <ButtonLink to={signIn}>Sign in</ButtonLink>
        <ButtonLink to={join} look="main">
          Join
        </ButtonLink>
      </div>
    </>
  )
}

/** On the page of a search its words stay in the field. */
function useSearchedWords(): string {
  const { pathname, search } = useLocation()
  return pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : ''
}

type SignInLinks = { signIn: string; join: string }

/** Both bring a visitor back to where they were, unless they were about to sign in already. */
function useSignInLinks(): SignInLinks {
  const { pathname, search } = useLocation()
  const isBehindSignIn = /^\/(my|auth|@[^/]+)(\/|$)/.test(pathname)
  // Visitors who share a cached page see the same address, so it may hold nothing of the one who came first.
  const next = encodeURIComponent(pathname + normaliseQuery(search))
  const query = pathname === '/' || isBehindSignIn ? '' : `?next=${next}`
  return { signIn: `/my/login${query}`, join: `/my/register${query}` }
}
