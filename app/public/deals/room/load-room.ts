import { toldWords } from '#app/shared/told-words.ts'
import type { Edge } from '#app/edge.ts'
import { noteSeen } from '#app/shared/notifications/note-seen.server.ts'
import { withNext } from '#app/shared/sign-in/next-path.ts'
import { loadDealReviews } from '#app/shared/reviews/load-deal-reviews.ts'
import { dealStanding } from '#app/shared/deals/deal-standing.ts'
import { findAppealsOfDisputes } from '#domain/appeals/index.ts'
import { stepFactsOf } from '#domain/deals/index.ts'
import { otherParty } from '#domain/deals/states.ts'
import { findBoughtChoice } from '#domain/orders/index.ts'
import { countReviewMoments } from '#domain/reviews/index.ts'
import { buildStep } from './steps/build-step.ts'
import { compareDealVersions } from './compare-deal-versions.ts'
import { bannedView } from './banned-view.ts'
import { listMoves } from './list-moves.ts'
import { disputesView, requestsView } from './argued-view.ts'
import { listMoneyLines } from './money-lines.ts'
import { courseView } from './course/course-view.ts'
import { loadTalk } from './course/load-talk.ts'
import { loadTeam } from './load-team.ts'
import { nextPanel } from './steps/next-panel.ts'
import { addressOf, openRoom, type RoomContext } from './room-context.ts'
import { filesView, milestonesView, fromPageView, requirementsView, sumView, termsView } from './room-view.ts'
import { doneWords } from '#app/shared/deals/room-words.ts'

export type RoomData = Awaited<ReturnType<typeof loadRoom>>

/** Everything that the room shows, in words already: server and browser write the same. */
export async function loadRoom(edge: Edge) {
  const { url, db, settings, page, config } = edge
  page.keep = false
  const context = await openRoom(edge)
  const { room, party, sides } = context
  await noteSeen(edge, `deal:${context.id}`)
  const moves = listMoves(context)
  const ask = (name: string) => url.searchParams.get(name)
  const asked = {
    do: ask('do') ?? '',
    m: ask('m'),
    r: ask('r'),
    all: ask('all') === 'yes',
    amount: ask('amount'),
  }
  const step = asked.do ? buildStep(context, moves, asked) : undefined
  const files = filesView(context)
  const { said, ...talked } = (await loadTalk(edge, context)) ?? { said: [] }
  const talk = 'clientId' in talked ? talked : null
  const appealed = room.disputes.filter(({ appealedAt }) => appealedAt).map(({ id }) => id)
  const appeals = await findAppealsOfDisputes(db, edge.actor, appealed)
  return {
    id: context.id,
    title: room.deal.title,
    terms: room.deal.terms,
    fromPage: fromPageView(context),
    version: room.deal.version,
    compared: await compareDealVersions(db, context, ask('compare')),
    standing: dealStanding(stepFactsOf(room), context.now),
    stateKind: room.deal.state,
    party,
    isAdmin: context.isAdmin,
    sides,
    about: aboutLine(context),
    banned: bannedView(context),
    /** Where the seller sees what became different since they wrote their proposal. */
    changedProject:
      room.deal.origin === 'proposal' && room.deal.state === 'proposed' && party === 'seller'
        ? `/projects/${room.deal.projectId}?proposal=${room.deal.proposalId}#mine`
        : null,
    done: toldWords(doneWords, ask('done')) ?? null,
    next: nextPanel(context, moves),
    moves,
    step: step ?? null,
    stepGone: asked.do !== '' && !step && Boolean(party),
    join: context.isInvited ? joinView(context, Boolean(page.viewer)) : null,
    invitation: invitationView(context, config.origin),
    milestones: milestonesView(context, moves),
    fundAll: fundAllView(context),
    sum: sumView(context),
    rules: termsView(context),
    requirements: requirementsView(context, files),
    requests: requestsView(context, moves),
    disputes: disputesView(context, { files, moves, appeals }),
    files,
    moneyLines: context.isInvited ? [] : await listMoneyLines(db, context),
    team: await loadTeam(db, context),
    talk,
    course: courseView(context, { said, files, show: ask('show') }),
    reviews: await reviewsView(edge, context),
    again:
      party === 'buyer' && page.viewer && room.deal.state === 'completed'
        ? await findBoughtChoice(db, page.viewer.actor.id, context.id)
        : undefined,
    // Who writes into a form, or looks as somebody else, is not told.
    isLive: !step && !context.isInvited && page.viewer !== undefined && !page.viewer.viewedBy,
    pulse: room.deal.eventsCount + (await countReviewMoments(db, context.id)),
    currency: settings.currency,
    fileRules: {
      maxFiles: settings.attachmentsMost,
      maxBytes: settings.attachmentMegabytes * 1_000_000,
    },
  }
}

function aboutLine({ room, party, sides, exact }: RoomContext): string {
  const origin = { order: 'from an order', proposal: 'from a project', direct: 'made directly' }[
    room.deal.origin
  ]
  const whom = party
    ? party === 'buyer'
      ? `you buy from ${sides.seller.name}`
      : `you sell to ${sides.buyer.name}`
    : `${sides.buyer.name} buys from ${sides.seller.name}`
  return `Deal ${origin} on ${exact(room.deal.proposedAt)}; ${whom}`
}

/** How whoever holds the key comes in: at once, or after the door. */
function joinView(context: RoomContext, isSignedIn: boolean) {
  const here = addressOf(context, { key: context.key ?? '' })
  return {
    isSignedIn,
    invitationKey: context.key ?? '',
    signIn: withNext('/my/login', here),
    register: withNext('/my/register', here),
    as: otherParty(context.room.deal.proposedBy),
  }
}

/** The link to hand over, which can be shown only while its key is in the address: nobody keeps the key itself. */
function invitationView({ room, party, key, id }: RoomContext, origin: string) {
  const isAlone = room.deal.state === 'proposed' && (!room.deal.buyerId || !room.deal.sellerId)
  if (!party || !isAlone) return null
  return { link: key ? `${origin}/deals/${id}?key=${key}` : null, email: room.deal.invitedEmail }
}

/** Only a completed deal is reviewed. */
function reviewsView({ db, settings }: Edge, context: RoomContext) {
  const { id, room, party, isInvited, viewerId, now } = context
  const { state, endedAt, rules, teamId } = room.deal
  if (state !== 'completed' || isInvited) return null
  return loadDealReviews(
    db,
    {
      id,
      state,
      endedAt,
      reviewWindowDays: rules.reviewWindowDays,
      side: party,
      isWorker: room.isWorker,
      teamId,
    },
    { viewerId, now, currency: settings.currency },
  )
}

function fundAllView(context: RoomContext) {
  const planned = context.room.milestones.filter(({ state }) => state === 'planned')
  const [first] = planned
  const canFund = listMoves(context).some((one) => one.do === 'fund')
  if (!first || planned.length < 2 || !canFund) return null
  return {
    to: addressOf(context, { do: 'fund', m: first.id, all: 'yes' }),
    label: `Pay for all ${planned.length} at once`,
  }
}
