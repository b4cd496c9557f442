import { Form } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { useLive } from '#app/live/use-live.ts'
import { usePageAgain } from '#app/live/use-page-again.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import type { Route } from './+types/notifications.page.ts'
import { type NotificationIntent, notificationIntents } from './act-on-notifications.ts'
import { Day } from './day-of-things.tsx'
import { loadNotifications, type NotificationsData } from './load-notifications.ts'
import cssUrl from './notifications.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(memberOnly(loadNotifications))

export const action = notificationIntents

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Notifications')

export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  const { unread, lastNumber, days, older, isFirst, faces, answers } = loaderData
  const { readAgain } = usePageAgain()
  // Whoever reads older ones is not moved.
  useLive(({ kind }) => {
    if (isFirst && kind === 'notifications') void readAgain()
  }, true)
  return (
    <>
      <PageHead title="Notifications">
        {unread > 0 ? (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value={'read-all' satisfies NotificationIntent} />
            <input type="hidden" name="upTo" value={lastNumber} />
            <Button look="bare" size="s">
              <Icon name="check-check" /> Mark all read
            </Button>
          </Form>
        ) : null}
        <ButtonLink size="s" to="/my/notifications/settings">
          What reaches me
        </ButtonLink>
      </PageHead>
      <Kinds {...loaderData} />
      {days.map((day) => (
        <Day key={day.date} day={day} faces={faces} answers={answers} />
      ))}
      {days.length === 0 ? <Nothing {...loaderData} /> : null}
      {days.length > 0 ? (
        <div className="notifications-foot">
          <p>Kept for a year.</p>
          {older === null ? null : (
            <ButtonLink look="bare" to={addressOf(loaderData, { before: String(older) })} rel="next">
              Older
            </ButtonLink>
          )}
        </div>
      ) : null}
    </>
  )
}

function Kinds({ tabs, kind, isUnread, unread }: NotificationsData) {
  const isAll = kind === null && !isUnread
  return (
    <Tabs
      label="Which notifications"
      tabs={[
        { to: '/my/notifications', label: 'All', current: isAll },
        {
          to: '/my/notifications?unread=yes',
          label: 'Unread',
          count: unread,
          current: isUnread,
        },
        ...tabs.map((tab) => ({
          to: `/my/notifications?kind=${tab.kind}`,
          label: tab.label,
          ...(tab.unread > 0 ? { count: tab.unread } : {}),
          current: !isUnread && kind === tab.kind,
        })),
      ]}
    />
  )
}

function Nothing({ isUnread, kind, isFirst }: NotificationsData) {
  if (!isFirst)
    return <p className="notifications-none">There are no older ones: they are kept for a year.</p>
  if (isUnread || kind !== null)
    return (
      <p className="notifications-none">
        {isUnread ? 'You have read everything.' : 'Nothing of this kind yet.'}
      </p>
    )
  return (
    <EmptyState title="Nothing yet" actions={<ButtonLink to="/my">What needs you now</ButtonLink>}>
      What happens in your deals, to your money and to what you posted is listed here.
    </EmptyState>
  )
}

function addressOf({ kind, isUnread }: NotificationsData, more: Record<string, string>): string {
  const query = new URLSearchParams({
    ...(kind ? { kind } : {}),
    ...(isUnread ? { unread: 'yes' } : {}),
    ...more,
  })
  return `/my/notifications?${query}`
}
