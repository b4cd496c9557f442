import { useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { footerColumns } from '#app/navigation.ts'
import type { Site } from '#app/site.ts'
import { ThemeSwitch } from '#app/ui/inputs/theme-switch/theme-switch.tsx'
import { Footer } from '#app/ui/shell/footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** A page may say `handle = { ownSearch: true }` where it has a larger search of its own. */
export type FrameHandle = { ownSearch?: boolean }

/** Header, content and footer of every public screen, error screens included. */
export function PublicShell({ children }: { children: React.ReactNode }) {
  const site = useRouteLoaderData<Site>('root')
  const { pathname, search } = useLocation()
  const hasOwnSearch = useMatches().some((match) => (match.handle as FrameHandle | undefined)?.ownSearch)
  return (
    <>
      <SiteHeader search={!hasOwnSearch} />
      {children}
      <Footer brand={{ name: site?.name ?? 'Guildhall' }} columns={footerColumns} about={aboutLine(site)}>
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
