import { useActionData } from 'react-router'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { reading, staffOnly } from '#app/edge.ts'
import type { RefusedForm } from '#app/forms/refused-form.ts'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { placements } from '#domain/banners/banner-rules.ts'
import { addDays } from '#platform/clock/clock.ts'
import { clockIn } from '#platform/clock/zoned-day.ts'
import { BANNERS } from '../banner-lines.ts'
import cssUrl from '../banners.css?url'
import type { Route } from './+types/new.page.ts'
import { BannerEditor } from './banner-editor.tsx'
import { bannerIntents } from './banner-intents.ts'
import editorCssUrl from './editor.css?url'
import { loadChoices } from './load-editor.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: cssUrl },
  { rel: 'stylesheet', href: editorCssUrl },
]

/** A fortnight is usual, from tomorrow morning. */
const USUAL_DAYS = 14

export const loader = reading(
  staffOnly('banner.change', async (edge) => {
    const { url, clock, viewer } = edge
    const morning = (days: number) =>
      `${clockIn(addDays(clock.now(), days), viewer.timeZone).slice(0, 10)}T08:00`
    return {
      choices: await loadChoices(edge),
      typed: {
        placement: placements.find((one) => one === url.searchParams.get('at')) ?? 'strip',
        startsAt: morning(1),
        endsAt: morning(1 + USUAL_DAYS),
        audience: 'everyone',
        weight: '1',
        isClosable: 'on',
      } as Record<string, string>,
    }
  }),
)

export const action = bannerIntents

export const meta: Route.MetaFunction = () => describeAdminPage('New banner')

export default function NewBannerPage({ loaderData: { choices, typed } }: Route.ComponentProps) {
  const refused = useActionData<RefusedForm>()
  return (
    <>
      <Crumbs trail={[{ label: 'Banners', to: BANNERS }, { label: 'New banner' }]} />
      <PageHead title="New banner" lede="It is a draft until you publish it: nobody else sees it." />
      <BannerEditor choices={choices} typed={typed} refused={refused} view={null} pictures={null} />
    </>
  )
}
