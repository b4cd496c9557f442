import { Outlet, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { footerColumns, headerLinks } from '#app/navigation.ts'
import type { Site } from '#app/root.tsx'
import { DemoStrip } from '#app/ui/shell/demo-strip.tsx'
import { Footer } from '#app/ui/shell/footer.tsx'
import { Header } from '#app/ui/shell/header.tsx'
import { SkipLink } from '#app/ui/shell/skip-link.tsx'
import { ThemeSwitch } from '#app/ui/theme-switch/theme-switch.tsx'
import { ToastRegion } from '#app/ui/toast/toast.tsx'

/** A page may say `handle = { ownSearch: true }` where it has a larger search of its own. */
export type FrameHandle = { ownSearch?: boolean }

export default function PublicFrame() {
  return (
    <PublicShell>
      <Outlet />
    </PublicShell>
  )
}

/** Header, content and footer of every public screen, error screens included. */
export function PublicShell({ children }: { children: React.ReactNode }) {
  const site = useRouteLoaderData<Site>('root')
  const { pathname, search } = useLocation()
  const hasOwnSearch = useMatches().some((match) => (match.handle as FrameHandle | undefined)?.ownSearch)
  const name = site?.name ?? 'Guildhall'
  return (
    <>
      <SkipLink />
      {site?.isDemo ? (
        <DemoStrip>This is a demo: people, works and money here are invented.</DemoStrip>
      ) : null}
      <Header
        brand={{ name }}
        nav={headerLinks}
        search={hasOwnSearch ? false : { placeholder: 'Search the hall' }}
      />
      {children}
      <Footer brand={{ name }} columns={footerColumns} about={aboutLine(site)}>
        <ThemeSwitch theme={site?.theme ?? 'system'} next={pathname + search} />
      </Footer>
      <ToastRegion />
    </>
  )
}

function aboutLine(site: Site | undefined): string {
  const by = site?.operator ? `Run by ${site.operator}, on Guildhall. ` : 'A hall of its own, on Guildhall. '
  return `${by}The code and the ledger are open to check.`
}
