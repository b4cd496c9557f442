import { avatarUrl, findFaces } from '#domain/accounts/index.ts'
import { factsOfRoom, findDealRoom, isInvitationTaken, type WholeRoom } from '#domain/deals/index.ts'
import { nameTeams } from '#domain/teams/index.ts'
import type { DealFacts } from '#domain/deals/policy.ts'
import { type Party } from '#domain/deals/states.ts'
import { shortDate } from '#domain/deals/requests/request-words.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import type { FeeTerms } from '#domain/ledger/arithmetic.ts'
import { z } from 'zod'
import { dateAndTime, whenInWords } from '#app/shared/moments.ts'
import { type Edge, signInFirst } from '#app/edge.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { minor, type Minor } from '#platform/money/money.ts'

export type SideView = {
  name: string
  username: string | null
  avatar: string | null
  isYou: boolean
  /** The page of a team that sells. */
  team?: string
}

/** The team that sells, and who gets what of it: nobody yet before the deal is accepted. */
export type TeamView = {
  name: string
  ownerId: string
  people: { memberId: string; name: string; basisPoints: number }[]
}

/** A room with everything that its words and buttons are made from. */
export type RoomContext = {
  id: string
  room: WholeRoom
  /** Which side looks; an administrator or whoever was invited is on none. */
  party: Party | null
  isAdmin: boolean
  isInvited: boolean
  facts: DealFacts
  sides: Record<Party, SideView>
  team: TeamView | null
  now: Date
  timeZone: string
  currency: string
  /** What the one who looks could pay with. */
  available: Minor
  viewerId: string | undefined
  key: string | null
  terms: FeeTerms
  milestoneBounds: { fromMinor: number; toMinor: number }
  money(amount: Minor | bigint | number): string
  /** The name of a side in a sentence: 'you', or what they are called. */
  named(party: Party): string
  soon(at: Date): string
  exact(at: Date): string
  /** '12 Nov'. */
  day(at: Date): string
}

const NO_DEAL = 'There is no deal at this address'

/** The deal of this address for whoever asks; a stranger is told the same as about one that never was. */
export async function openRoom(edge: Edge): Promise<RoomContext> {
  const { params, url, db, actor, clock, settings, page } = edge
  const id = z.uuid().safeParse(params['id']).data
  const key = url.searchParams.get('key')
  const room =
    id === undefined ? undefined : await findDealRoom(db, id, { viewer: actor, key, now: clock.now() })
  if (!room || id === undefined) throw await whyNoRoom(edge, id)
  const { deal, party } = room
  const faces = await findFaces(
    db,
    [deal.buyerId, deal.sellerId, ...room.shares.map(({ memberId }) => memberId)].filter(
      (one) => one !== null,
    ),
  )
  const sold = (await nameTeams(db, [deal.teamId])).get(deal.teamId ?? '')
  const side = (which: Party): SideView => {
    const memberId = which === 'buyer' ? deal.buyerId : deal.sellerId
    const face = memberId === null ? undefined : faces.get(memberId)
    if (which === 'seller' && sold)
      return {
        name: sold.name,
        username: null,
        avatar: null,
        isYou: party === which,
        team: `/t/${sold.slug}`,
      }
    return {
      name: face?.displayName ?? deal.invitedEmail ?? `the ${which}`,
      username: face?.username ?? null,
      avatar: face ? avatarUrl(face.avatarKey) : null,
      isYou: party === which,
    }
  }
  const sides = { buyer: side('buyer'), seller: side('seller') }
  // Whoever was only invited is not told which address the letter went to.
  const isInvited = party === null && room.as === 'invited'
  if (isInvited)
    for (const which of ['buyer', 'seller'] as const)
      if (!sides[which].username && !sides[which].team)
        sides[which] = { ...sides[which], name: `the ${which}` }
  const now = clock.now()
  const timeZone = page.viewer?.timeZone ?? 'UTC'
  const viewerId = page.viewer?.actor.id
  return {
    id,
    room,
    party,
    isAdmin: party === null && room.as === 'admin',
    isInvited,
    facts: factsOfRoom(room),
    sides,
    team: sold ? teamView(room, sold.name, faces) : null,
    now,
    timeZone,
    currency: settings.currency,
    available: party && viewerId ? (await findOwnMoney(db, viewerId)).available : minor(0),
    viewerId,
    key,
    terms: deal.rules,
    milestoneBounds: { fromMinor: settings.milestoneMinMinor, toMinor: settings.milestoneMaxMinor },
    money: (amount) => formatMoney(minor(amount), settings.currency),
    named: (which) => (sides[which].isYou ? 'you' : sides[which].name),
    soon: (at) => whenInWords(at, now, timeZone),
    exact: (at) => dateAndTime(at, timeZone),
    day: (at) => shortDate(at, timeZone),
  }
}

function teamView(
  { deal, shares }: WholeRoom,
  name: string,
  faces: ReadonlyMap<string, { displayName: string }>,
): TeamView {
  const people = shares.map(({ memberId, basisPoints }) => ({
    memberId,
    name: faces.get(memberId)?.displayName ?? 'Somebody who left',
    basisPoints,
  }))
  return {
    name,
    ownerId: deal.sellerId ?? '',
    people: people.toSorted((one, other) => other.basisPoints - one.basisPoints),
  }
}

/** Who is not signed in may be one of its sides, and is told nothing else; who came second for a link is told so. */
async function whyNoRoom(edge: Edge, dealId: string | undefined) {
  const key = edge.url.searchParams.get('key')
  if (dealId && key && (await isInvitationTaken(edge.db, dealId, key)))
    return new Conflict(
      'Somebody else opened this link first and took the place in the deal. Ask whoever sent it to you for a deal of your own',
    )
  return edge.page.viewer ? new NotFound(NO_DEAL) : signInFirst(edge)
}

export const addressOf = (
  { id }: Pick<RoomContext, 'id'>,
  asked: Record<string, string | undefined> = {},
) => {
  const query = new URLSearchParams(
    Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
  return query.size > 0 ? `/deals/${id}?${query}` : `/deals/${id}`
}
