import { useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { footerColumns } from '#app/navigation.ts'
import type { Site } from '#app/site.ts'
import { ThemeSwitch } from '#app/ui/inputs/theme-switch/theme-switch.tsx'
import { Footer } from '#app/ui/shell/footer.tsx'
import type { HeadSearch } from '#app/ui/shell/header.tsx'
import { SiteHeader } from './site-header.tsx'

/**
 * A page may say `handle = { headSearch: 'after-scroll' }` where it has a larger search of its own, `icon` where a phone needs the
 * room for the work itself, and `none` where there is nothing to search for.
 */
export type FrameHandle = { headSearch?: HeadSearch | 'none' }

/** Header, content and footer of every public screen, error screens included. */
export function PublicShell({ children }: { children: React.ReactNode }) {
  const site = useRouteLoaderData<Site>('root')
  const { pathname, search } = useLocation()
  const asked = useMatches().flatMap(({ handle }) => (handle as FrameHandle | undefined)?.headSearch ?? [])
  return (
    <>
      <SiteHeader search={asked[0]} />
      {children}
      <Footer brand={site?.logo} columns={footerColumns} about={aboutLine(site)}>
        <p>Prices in {site?.currency ?? 'USD'}. Nothing is added to them without being shown first.</p>
        <ThemeSwitch theme={site?.theme ?? 'system'} next={pathname + search} />
      </Footer>
    </>
  )
}

function aboutLine(site: Site | undefined): string {
  const by = site?.operator
    ? `Run by ${site.operator}, on Guildhall. `
    : 'A marketplace of its own, on Guildhall. '
  return `${by}The code and the ledger are open to check.`
}
