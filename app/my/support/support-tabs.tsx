import { useLocation } from 'react-router'
import { Tabs } from '#app/ui/tabs/tabs.tsx'

/** What stands at `/my/support`, a row each. */
const parts = [
  { to: '/my/support', label: 'Tickets' },
  { to: '/my/support/cases', label: 'Reports and decisions' },
] as const

export function SupportTabs() {
  const { pathname } = useLocation()
  return <Tabs label="Support" tabs={parts.map((part) => ({ ...part, current: part.to === pathname }))} />
}
