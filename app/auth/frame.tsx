import { Outlet, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { footerColumns } from '#app/navigation.ts'
import { PublicShell, type FrameHandle } from '#app/shared/frame/public-shell.tsx'
import { BannerSpot } from '#app/shared/banners/banner-spot.tsx'
import type { Site } from '#app/site.ts'
import { DemoStrip } from '#app/ui/shell/demo-strip.tsx'
import { Footer } from '#app/ui/shell/footer.tsx'
import { Header } from '#app/ui/shell/header.tsx'
import { SkipLink } from '#app/ui/shell/skip-link.tsx'
import { ThemeSwitch } from '#app/ui/inputs/theme-switch/theme-switch.tsx'
import type { Route } from './+types/frame.ts'
import { BrandStyle } from './brand-style.tsx'
import type { ShownBrand } from '../shared/sign-in/sign-in-brand.ts'
import cssUrl from '../shared/sign-in/sign-in-layout.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

/** Who stands at the door has one thing to do: there is no search here. */
export const handle: FrameHandle = { headSearch: 'none' }

/** The public frame, or that of another brand of the operator's. */
export default function AuthFrame() {
  const brand = useMatches()
    .map((match) => (match.loaderData as { brand?: ShownBrand } | undefined)?.brand)
    .find((found) => found?.screens !== undefined && found.slug !== 'default')
  if (brand) return <BrandShell brand={brand} />
  return (
    <PublicShell>
      <Outlet />
    </PublicShell>
  )
}

function BrandShell({ brand }: { brand: ShownBrand }) {
  const site = useRouteLoaderData<Site>('root')
  const { pathname, search } = useLocation()
  const logo = { name: brand.name, markUrl: brand.logoUrl }
  return (
    <>
      <BrandStyle colours={brand.colours} nonce={brand.nonce} />
      <SkipLink />
      {site?.isDemo ? <DemoStrip>This is a demo: all people and money are invented.</DemoStrip> : null}
      <BannerSpot banner={site?.strip ?? null} as="strip" />
      <Header brand={logo} nav={[]} search={false} />
      <Outlet />
      <Footer brand={logo} columns={footerColumns} about={site ? `A front door of ${site.name}.` : undefined}>
        <ThemeSwitch theme={site?.theme ?? 'system'} next={pathname + search} />
      </Footer>
    </>
  )
}
