import { useActionData } from 'react-router'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { readAnewOnConflict } from '#app/forms/read-anew-on-conflict.ts'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { placementWords } from '#domain/banners/banner-words.ts'
import { BANNERS } from '../banner-lines.ts'
import { StateTag } from '../banners-table.tsx'
import cssUrl from '../banners.css?url'
import type { Route } from './+types/banner.page.ts'
import { BannerActs } from './banner-acts.tsx'
import { BannerEditor } from './banner-editor.tsx'
import { BannerFigures } from './banner-figures.tsx'
import { bannerIntents } from './banner-intents.ts'
import editorCssUrl from './editor.css?url'
import { InItsPlace } from './in-its-place.tsx'
import { type BannerData, loadBanner } from './load-banner.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: cssUrl },
  { rel: 'stylesheet', href: editorCssUrl },
]

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const loader = reading(staffOnly('banner.read', loadBanner))

export const action = bannerIntents
export const shouldRevalidate = readAnewOnConflict

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(loaderData ? `${loaderData.title}, banner` : 'Banner')

const DONE = new Map([
  ['saved', 'Saved. What hangs already looks so at once.'],
  ['publish', 'Published. It hangs from its time on, by itself.'],
  ['pause', 'Paused. Nobody sees it until you resume it.'],
  ['resume', 'Resumed.'],
  ['end', 'Ended. Its figures stay here.'],
  ['copied', 'This is the copy: a draft that begins tomorrow.'],
])

export default function BannerPage({ loaderData }: Route.ComponentProps) {
  const refused = useActionData<RefusedForm>()
  const { number, title, state, done, choices, typed, view, pictures } = loaderData
  const said = DONE.get(done ?? '')
  const isEnded = state === 'ended'
  const place = <InItsPlace look={loaderData.look} placement={loaderData.placement} number={number} />
  return (
    <>
      <Crumbs trail={[{ label: 'Banners', to: BANNERS }, { label: title }]} />
      <PageHead title={title} lede={whenWords(loaderData)}>
        <StateTag state={state} />
      </PageHead>
      {said && !refused ? <Confirmation>{said}</Confirmation> : null}
      <RefusedElsewhere result={refusalElsewhere(isEnded ? [] : ['save'], refused)} />
      <BannerActs state={state} moves={loaderData.moves} />
      {isEnded ? (
        <>
          <p className="admin-part">It can’t be changed any more. Make a copy to show it again.</p>
          {place}
        </>
      ) : (
        <BannerEditor
          key={number}
          choices={choices}
          typed={typed}
          refused={refused}
          view={view}
          pictures={pictures}
        >
          {place}
        </BannerEditor>
      )}
      <BannerFigures figures={loaderData.figures} number={number} />
    </>
  )
}

function whenWords({ placement, begins, ends }: BannerData): string {
  return `${placementWords[placement]}. From ${begins}${ends ? ` until ${ends}` : ', until you end it'}.`
}
