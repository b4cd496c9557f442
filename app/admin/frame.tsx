import { Outlet } from 'react-router'
import { adminOnly, reading } from '#app/edge.ts'
import { SiteHeader } from '#app/shared/frame/site-header.tsx'
import { CommandPalette } from '#app/ui/command-palette/command-palette.tsx'
import { Frame } from '#app/ui/shell/frame.tsx'
import { ToastRegion } from '#app/ui/toast/toast.tsx'
import { listTroubles } from '#domain/watch/index.ts'
import type { Route } from './+types/frame.ts'
import adminCss from './admin.css?url'
import { adminBottomLinks, adminGroups, adminPalette } from './admin-sections.ts'
import { countQueues } from './count-queues.ts'
import { findMembersByWord } from './find-members-by-word.ts'
import { Troubles } from './troubles.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminCss }]

export const loader = reading(
  adminOnly(async (edge) => {
    const [queues, troubles] = await Promise.all([countQueues(edge), listTroubles(edge.db)])
    const { appeals, deletions, services, projects, payouts, disputes, identities, chargebacks } = queues
    const { flags, referrals, reports } = queues
    return {
      troubles,
      appeals: appeals.waiting,
      deletions: deletions.waiting,
      services: services.waiting + projects.waiting,
      payouts: payouts.waiting,
      identities: identities.waiting,
      referrals: referrals.waiting,
      disputes: disputes.open,
      chargebacks,
      flags: flags.rules + flags.reported,
      reports: reports.waiting,
    }
  }),
)

const palette = adminPalette()

/** The frame of the administration; it holds the page's `<main>`, so a page in it begins with its heading. */
export default function AdminFrame({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader search="icon" />
      <Frame
        variant="admin"
        side={{ label: 'Administration', groups: adminGroups(loaderData) }}
        bottom={adminBottomLinks(loaderData)}
      >
        <div className="admin-go">
          <CommandPalette groups={palette} findItems={findMembersByWord} searchAddress="/admin/users" />
        </div>
        <Troubles troubles={loaderData.troubles} />
        <Outlet />
      </Frame>
      <ToastRegion />
    </>
  )
}
