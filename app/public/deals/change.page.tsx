import { data, redirect, useActionData } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { acting, memberOnly, reading, type Edge, type MemberEdge } from '#app/edge.ts'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { changeDeal } from '#domain/deals/index.ts'
import { type DealTyped, type FieldErrors, readContent } from '#domain/deals/deal-input.ts'
import { whyNotDeal } from '#domain/deals/policy.ts'
import { Conflict, ExpectedError, NotFound } from '#platform/errors/errors.ts'
import { decimalText } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import type { Route } from './+types/change.page.ts'
import { boundsOf } from './deal-bounds.ts'
import { DealForm } from './deal-form.tsx'
import formCssUrl from './deal-form.css?url'
import { openRoom, type RoomContext } from './room/room-context.ts'
import { changeRows, readTyped } from './typed-deal.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: formCssUrl }]

type Answer = { typed: DealTyped; errors: FieldErrors; refused?: string; version?: number }

/** Only who may change the proposal finds its form. */
async function openChange(edge: Edge): Promise<RoomContext> {
  const context = await openRoom(edge)
  const refusal = context.party ? whyNotDeal(context.facts, 'change', context.party) : undefined
  if (!context.party) throw new NotFound('There is no deal at this address')
  if (refusal) throw new Conflict(refusal)
  return context
}

export const loader = reading(
  memberOnly(async (edge) => {
    const { room, id, party } = await openChange(edge)
    const { deal, milestones } = room
    const { currency } = edge.settings
    const typed: DealTyped = {
      as: party ?? '',
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
    return {
      id,
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
      },
    }
  }),
)

export const action = acting(
  memberOnly(async (edge: MemberEdge) => {
    const { id: dealId, party } = await openChange(edge)
    const form = await edge.form()
    const typed = { ...readTyped(form), as: party ?? '' }
    const intent = String(form.get('intent') ?? '')
    const changed = changeRows(typed, intent, edge.settings.milestonesMost)
    if (changed || intent === 'preview') return data({ typed: changed ?? typed, errors: {} } satisfies Answer)
    const { value, errors } = readContent(typed, boundsOf(edge.settings))
    if (!value) return data({ typed, errors } satisfies Answer, { status: 400 })
    const basedOn = Number(form.get('version'))
    try {
      await edge.transaction((tx) => changeDeal(tx, edge.actor, { dealId, content: value, basedOn }))
    } catch (error) {
      if (!(error instanceof ExpectedError) || error instanceof NotFound) throw error
      return data({ typed, errors: {}, refused: error.message } satisfies Answer, { status: error.status })
    }
    return redirect(`/deals/${dealId}?done=change`)
  }),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Change the proposal',
    description: 'Change the proposal',
    path: '/deals/new',
    image: 'home',
    noIndex: true,
  })

export default function ChangePage({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<typeof action>() as Answer | undefined
  const typed = answer?.typed ?? loaderData.typed
  return (
    <main id="main" className="wrap deal-paper">
      <Crumbs
        trail={[{ to: `/deals/${loaderData.id}`, label: loaderData.typed.title }, { label: 'Change' }]}
      />
      <PageHead
        title="Change the proposal"
        lede={`This makes version ${loaderData.version + 1}, which the other side must accept.`}
      />
      <DealForm
        key={typed.milestones.length}
        typed={typed}
        errors={answer?.errors ?? {}}
        refused={answer?.refused}
        bounds={loaderData.bounds}
        cost={loaderData.cost}
        before={<input type="hidden" name="version" value={loaderData.version} />}
        submit="Propose this version"
        note="The version before stays readable in the timeline. Nothing is paid by proposing."
      />
    </main>
  )
}
