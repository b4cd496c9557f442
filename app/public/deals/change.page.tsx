import type { FrameHandle } from '#app/shared/frame/public-shell.tsx'
import { data, useActionData } from 'react-router'
import { readAnewOnConflict } from '#app/forms/read-anew-on-conflict.ts'
import { describePage } from '#app/describe-page.ts'
import { memberOnly, reading } from '#app/edge.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { DealTyped } from '#domain/deals/deal-input.ts'
import { decimalText } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import type { Route } from './+types/change.page.ts'
import { type ChangeAnswer, changeIntents, openChange } from './change-intents.ts'
import { boundsOf } from './deal-bounds.ts'
import { DealForm } from './deal-form.tsx'
import formCssUrl from './deal-form.css?url'

/** On a phone the deal needs the room. */
export const handle: FrameHandle = { headSearch: 'icon' }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: formCssUrl }]

const CONFLICT = 409

export const loader = reading(
  memberOnly(async (edge) => {
    const { room, id, party, refusal } = await openChange(edge)
    const { deal, milestones } = room
    const { currency } = edge.settings
    const typed: DealTyped = {
      as: party ?? '',
      team: deal.teamId ?? '',
      with: 'username',
      username: '',
      email: '',
      title: deal.title,
      terms: deal.terms,
      feeBearer: deal.feeBearer,
      autoAcceptDays: String(deal.rules.autoAcceptDays),
      revisionsMost: String(deal.revisionsMost),
      milestones: milestones.map(({ title, priceMinor, days }) => ({
        title,
        price: decimalText(priceMinor, currency),
        days: String(days),
      })),
    }
    const loaded = {
      id,
      refusal,
      version: deal.version,
      typed,
      bounds: boundsOf(edge.settings),
      // The deal keeps the fees that were in force when it was proposed.
      cost: {
        currency,
        sellerCommissionBasisPoints: deal.rules.commissionBasisPoints,
        sellerCommissionProBasisPoints: deal.rules.commissionBasisPoints,
        ownLinkCommissionBasisPoints: deal.rules.commissionBasisPoints,
        minimumCommissionMinor: Number(minor(deal.rules.minimumCommissionMinor)),
        buyerServiceFeeBasisPoints: deal.rules.buyerServiceFeeBasisPoints,
        clearingDays: deal.rules.clearingDays,
        clearingProDays: deal.rules.clearingDays,
        namesWithPro: [],
      },
    }
    return data(loaded, { status: refusal ? CONFLICT : 200 })
  }),
)

export const action = changeIntents

export const shouldRevalidate = readAnewOnConflict

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Change the proposal',
    description: 'Change the proposal',
    path: '/deals/new',
    image: 'home',
    noIndex: true,
  })

export default function ChangePage({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<ChangeAnswer>()
  const { id, refusal, version, bounds, cost } = loaderData
  const typed = answer?.typed ?? loaderData.typed
  return (
    <main id="main" className="wrap deal-paper">
      <Crumbs trail={[{ to: `/deals/${id}`, label: loaderData.typed.title }, { label: 'Change' }]} />
      <PageHead
        title="Change the proposal"
        lede={refusal ? undefined : `This makes version ${version + 1}, which the other side must accept.`}
      />
      {refusal ? (
        <Gone id={id} refusal={refusal} typed={answer?.typed} />
      ) : (
        <DealForm
          key={typed.milestones.length}
          typed={typed}
          errors={answer?.errors ?? {}}
          refused={answer?.refused}
          bounds={bounds}
          cost={cost}
          before={
            <>
              <input type="hidden" name="version" value={version} />
              {/* Who sells can't be changed; what it costs is told by it while one types. */}
              <input type="hidden" name="as" value={typed.as} />
              <input type="hidden" name="team" value={typed.team} />
            </>
          }
          submit="Propose this version"
          note="The version before stays readable in the timeline. Nothing is paid by proposing."
        />
      )}
    </main>
  )
}

type GoneProps = { id: string; refusal: string; typed: DealTyped | undefined }

/** The other side was faster, or it is not this side's to change: why, and what was written meanwhile. */
function Gone({ id, refusal, typed }: GoneProps) {
  return (
    <div className="stack">
      {typed ? (
        <RefusedElsewhere
          result={{ error: { '': [refusal] }, initialValue: { title: typed.title, terms: typed.terms } }}
          wrote={{ title: 'Title', terms: 'Terms' }}
        />
      ) : (
        <Note tone="warn">{refusal}.</Note>
      )}
      <p>
        <ButtonLink look="main" to={`/deals/${id}`}>
          See the deal as it is now
        </ButtonLink>
      </p>
    </div>
  )
}
