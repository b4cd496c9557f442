import { Outlet } from 'react-router'
import { mayOpen, reading, staffOnly } from '#app/edge.ts'
import { SiteHeader } from '#app/shared/frame/site-header.tsx'
import { CommandPalette } from '#app/ui/command-palette/command-palette.tsx'
import { Frame } from '#app/ui/shell/frame.tsx'
import { ToastRegion } from '#app/ui/toast/toast.tsx'
import { listViews } from '#domain/saved-views/index.ts'
import { listTroubles } from '#domain/watch/index.ts'
import type { Route } from './+types/frame.ts'
import adminCss from './admin.css?url'
import { adminBottomLinks, adminGroups, adminPalette } from './admin-menus.ts'
import { adminSections } from './admin-sections.ts'
import { countQueues } from './count-queues.ts'
import { findByWord } from './find/find-by-word.ts'
import { KeysHelp } from './keys-help.tsx'
import { Troubles } from './troubles.tsx'
import { ViewsMenu } from './views/views-menu.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminCss }]

export const loader = reading(
  staffOnly('administration.enter', async (edge) => {
    const { db, actor } = edge
    const [queues, troubles, views] = await Promise.all([
      countQueues(edge),
      mayOpen(actor, 'integrations.read') ? listTroubles(db) : [],
      listViews(db, actor),
    ])
    const opened = adminSections.filter(({ needs }) => mayOpen(actor, needs)).map(({ to }) => to)
    return { queues, troubles, views, opened }
  }),
)

/** The frame of the administration; it holds the page's `<main>`, so a page in it begins with its heading. */
export default function AdminFrame({ loaderData }: Route.ComponentProps) {
  const { opened, queues, views } = loaderData
  return (
    <>
      <SiteHeader search="icon" />
      <Frame
        variant="admin"
        side={{ label: 'Administration', groups: adminGroups(opened, queues) }}
        bottom={adminBottomLinks(opened, queues)}
      >
        <div className="admin-go">
          <ViewsMenu views={views} />
          <KeysHelp />
          <CommandPalette groups={adminPalette(opened)} findItems={findByWord} searchAddress="/admin/find" />
        </div>
        <Troubles troubles={loaderData.troubles} />
        <Outlet />
      </Frame>
      <ToastRegion />
    </>
  )
}
