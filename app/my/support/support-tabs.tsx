import { useLocation, useRouteLoaderData } from 'react-router'
import type { Site } from '#app/site.ts'
import { Tabs } from '#app/ui/tabs/tabs.tsx'

const OF_CASES = /^\/my\/support\/(?:cases|appeals)(?:\/|$)/
const TICKETS = { to: '/my/support', label: 'Tickets' }
const CASES = { to: '/my/support/cases', label: 'Reports and decisions' }
/** What stands at `/my/support`, a row each. */
const parts = [TICKETS, CASES]

/** Tickets are between the member and support: who looks as the member has no page of them. */
export function SupportTabs() {
  const { pathname } = useLocation()
  const isLookedAt = Boolean(useRouteLoaderData<Site>('root')?.viewer?.viewedBy)
  const shown = isLookedAt ? [CASES] : parts
  const current = OF_CASES.test(pathname) ? CASES : TICKETS
  return <Tabs label="Support" tabs={shown.map((part) => ({ ...part, current: part === current }))} />
}
