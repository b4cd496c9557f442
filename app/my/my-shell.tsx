import { Outlet } from 'react-router'
import { SiteFootLine } from '#app/shared/frame/site-foot-line.tsx'
import { SiteHeader } from '#app/shared/frame/site-header.tsx'
import { countOf } from '#app/shared/frame/tally.ts'
import { useUnread } from '#app/shared/frame/use-unread.ts'
import { Frame } from '#app/ui/shell/frame.tsx'
import { ToastRegion } from '#app/ui/toast/toast.tsx'
import { AccountStrip } from './dashboard/account-strip.tsx'
import type { MyFrameData } from './load-my-frame.ts'
import { myBottomLinks, myGroups } from './navigation.ts'
import { WarningToRead } from './warnings/warning-to-read.tsx'

/** Head, navigation and foot of the signed-in area; it holds the page's `<main>`, so a page in it begins with its heading. */
export function MyShell({ data }: { data: MyFrameData }) {
  const { deletion, sells, team, warning, answers, ...account } = data
  const unread = countOf(useUnread())
  return (
    <>
      <SiteHeader search="icon" />
      <AccountStrip {...account} deletionDueAt={deletion?.dueAt} />
      <Frame
        side={{ label: 'My area', groups: myGroups({ sells, team, unread, answers }) }}
        bottom={myBottomLinks({ unread })}
      >
        {warning ? <WarningToRead warning={warning} /> : <Outlet />}
      </Frame>
      <SiteFootLine />
      <ToastRegion />
    </>
  )
}
