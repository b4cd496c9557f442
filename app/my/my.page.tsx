import type { SubmissionResult } from '@conform-to/react'
import { useActionData } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { memberOnly, reading, type MemberEdge } from '#app/edge.ts'
import { findAccountToday, findLiveBan } from '#domain/accounts/index.ts'
import { appealLimits } from '#domain/appeals/appeal-rules.ts'
import { findOwnAppeal } from '#domain/appeals/index.ts'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { isStaff } from '#domain/actor.ts'
import { listUnfinished } from '#domain/catalogue/index.ts'
import { findLiveDeletion } from '#domain/privacy/index.ts'
import { listAnswered } from '#domain/support/index.ts'
import type { Route } from './+types/my.page.ts'
import { Banned } from './appeal/banned.tsx'
import { banInWords } from './appeal/ban-in-words.ts'
import cssUrl from './dashboard/dashboard.css?url'
import { listTasks, profileSteps } from './dashboard/list-tasks.ts'
import { loadDeals } from './dashboard/load-deals.ts'
import { readPro } from './dashboard/read-pro.ts'
import { dayAndTime } from '../shared/moments.ts'
import { BannerSpot } from '../shared/banners/banner-spot.tsx'
import { findHidden } from '../shared/blocks/find-hidden.server.ts'
import { loadForYou } from '../shared/recommendations/load-for-you.server.ts'
import recommendationsCssUrl from '../shared/recommendations/recommendations.css?url'
import { readViewed } from '../shared/works/read-viewed.server.ts'
import ordersCssUrl from './orders/orders.css?url'
import { todayIntents } from './dashboard/today-intents.ts'
import { Today } from './dashboard/today.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: cssUrl },
  { rel: 'stylesheet', href: ordersCssUrl },
  { rel: 'stylesheet', href: recommendationsCssUrl },
]

/** More drafts than these are found among the services themselves. */
const UNFINISHED_SHOWN = 3
/** One row; the rest stands on a page of its own. */
const FOR_YOU_SHOWN = 3

export const loader = reading(
  memberOnly(async (edge) => (edge.actor.state === 'banned' ? await readBan(edge) : await readToday(edge))),
)

async function readBan({ viewer, actor, db, clock, settings }: MemberEdge) {
  const ban = await findLiveBan(db, actor.id)
  const own = ban && (await findOwnAppeal(db, actor, { kind: 'ban', decisionId: ban.id }, settings))
  return {
    screen: 'banned' as const,
    ban: ban ? banInWords(ban, own?.sent, clock.now(), viewer.timeZone) : null,
    limits: { appeal: appealLimits.words },
  }
}

async function readToday(edge: MemberEdge) {
  const { viewer, actor, db, clock, settings } = edge
  const now = clock.now()
  const looks = { currency: settings.currency, now, hidden: await findHidden(edge) }
  const [today, deletion, unfinished, viewed, deals, pro, answered, forYou] = await Promise.all([
    findAccountToday(db, { memberId: actor.id, sessionId: viewer.sessionId, now }),
    actor.state === 'deleting' ? findLiveDeletion(db, actor.id) : undefined,
    listUnfinished(db, actor.id, UNFINISHED_SHOWN),
    readViewed(db, actor.id, looks),
    loadDeals(edge),
    readPro(edge),
    listAnswered(db, actor.id),
    loadForYou(edge, actor.id, FOR_YOU_SHOWN),
  ])
  const { email, timeZone, username, displayName } = viewer
  return {
    screen: 'today' as const,
    firstName: displayName.trim().split(/\s+/)[0] ?? displayName,
    username,
    isPublic: actor.state === 'active',
    moment: dayAndTime(now, timeZone),
    tasks: listTasks({
      state: actor.state,
      isStaff: isStaff(actor),
      email,
      timeZone,
      now,
      today,
      deletion,
      unfinished,
      deals: deals.turns,
      pro: pro.tasks,
      answered,
    }),
    glance: deals.glance,
    pro: pro.line,
    viewed,
    forYou: forYou.works,
    steps: actor.state === 'deleting' ? [] : profileSteps(today),
    banner: edge.page.banners.dashboard?.view ?? null,
  }
}

export const action = todayIntents

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Today',
    description: 'What needs you now.',
    path: '/my',
    image: 'home',
    noIndex: true,
  })

export default function MyPage({ loaderData }: Route.ComponentProps) {
  const lastResult = useActionData() as SubmissionResult | undefined
  if (loaderData.screen === 'banned') return <Banned {...loaderData} lastResult={lastResult} />
  return (
    <>
      <RefusedElsewhere result={lastResult} wrote={{ appeal: 'Your appeal' }} />
      <BannerSpot banner={loaderData.banner} />
      <Today {...loaderData} />
    </>
  )
}
