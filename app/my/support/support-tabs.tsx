import { useLocation } from 'react-router'
import { Tabs } from '#app/ui/tabs/tabs.tsx'

/** What stands at `/my/support`, a row each. */
const parts = [{ to: '/my/support', label: 'Tickets' }] as const

/** Nothing while there is but one part. */
export function SupportTabs() {
  const { pathname } = useLocation()
  if (parts.length < 2) return null
  return <Tabs label="Support" tabs={parts.map((part) => ({ ...part, current: part.to === pathname }))} />
}
