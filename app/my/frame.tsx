import { Outlet } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { SiteHeader } from '#app/shared/frame/site-header.tsx'
import { Frame } from '#app/ui/shell/frame.tsx'
import { ToastRegion } from '#app/ui/toast/toast.tsx'
import { findLiveDeletion } from '#domain/privacy/index.ts'
import type { Route } from './+types/frame.ts'
import { AccountStrip } from './dashboard/account-strip.tsx'
import { myBottomLinks, myGroups } from './navigation.ts'

/** What every screen of the signed-in area shows of the account's state. */
export const loader = reading(
  memberOnly(async ({ viewer, db }) => ({
    state: viewer.actor.state,
    email: viewer.email,
    timeZone: viewer.timeZone,
    deletion: viewer.actor.state === 'deleting' ? await findLiveDeletion(db, viewer.actor.id) : undefined,
  })),
)

/** The frame of the signed-in area; it holds the page's `<main>`, so a page in it begins with its heading. */
export default function MyFrame({ loaderData }: Route.ComponentProps) {
  const { deletion, ...account } = loaderData
  return (
    <>
      <SiteHeader />
      <AccountStrip {...account} deletionDueAt={deletion?.dueAt} />
      <Frame side={{ label: 'My area', groups: myGroups }} bottom={myBottomLinks}>
        <Outlet />
      </Frame>
      <ToastRegion />
    </>
  )
}
