import { Outlet } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { SiteHeader } from '#app/shared/frame/site-header.tsx'
import { useUnread } from '#app/shared/frame/use-unread.ts'
import { SiteFootLine } from '#app/shared/frame/site-foot-line.tsx'
import { Frame } from '#app/ui/shell/frame.tsx'
import { ToastRegion } from '#app/ui/toast/toast.tsx'
import { countOwnServices } from '#domain/catalogue/index.ts'
import { findUnreadWarning } from '#domain/messages/index.ts'
import { findLiveDeletion } from '#domain/privacy/index.ts'
import type { Route } from './+types/frame.ts'
import { WarningToRead } from './warnings/warning-to-read.tsx'
import { AccountStrip } from './dashboard/account-strip.tsx'
import { myBottomLinks, myGroups } from './navigation.ts'

/** What every screen of the signed-in area shows of the account's state. */
export const loader = reading(
  memberOnly(async ({ viewer, db }) => ({
    state: viewer.actor.state,
    email: viewer.email,
    timeZone: viewer.timeZone,
    sells: (await countOwnServices(db, viewer.actor.id)).size > 0,
    deletion: viewer.actor.state === 'deleting' ? await findLiveDeletion(db, viewer.actor.id) : undefined,
    warning: viewer.viewedBy ? undefined : await findUnreadWarning(db, viewer.actor.id),
  })),
)

/** The frame of the signed-in area; it holds the page's `<main>`, so a page in it begins with its heading. */
export default function MyFrame({ loaderData }: Route.ComponentProps) {
  const { deletion, sells, warning, ...account } = loaderData
  const unread = useUnread()
  return (
    <>
      <SiteHeader search="icon" />
      <AccountStrip {...account} deletionDueAt={deletion?.dueAt} />
      <Frame
        side={{ label: 'My area', groups: myGroups({ sells, unread }) }}
        bottom={myBottomLinks({ unread })}
      >
        {warning ? <WarningToRead warning={warning} /> : <Outlet />}
      </Frame>
      <SiteFootLine />
      <ToastRegion />
    </>
  )
}
