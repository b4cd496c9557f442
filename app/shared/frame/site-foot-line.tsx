import { useLocation, useRouteLoaderData } from 'react-router'
import { footLine } from '#app/navigation.ts'
import type { Site } from '#app/site.ts'
import { ThemeSwitch } from '#app/ui/inputs/theme-switch/theme-switch.tsx'
import { FootLine } from '#app/ui/shell/footer.tsx'

/** Under the screens of one's own: what one may need to read, and the theme. */
export function SiteFootLine() {
  const site = useRouteLoaderData<Site>('root')
  const { pathname, search } = useLocation()
  return (
    <FootLine links={footLine}>
      <ThemeSwitch theme={site?.theme ?? 'system'} next={pathname + search} />
    </FootLine>
  )
}
