import type { CachedEdge, MemberEdge } from '#app/edge.ts'
import { noteSeen } from '#app/shared/notifications/note-seen.server.ts'
import { avatarUrl, findFaces } from '#domain/accounts/index.ts'
import {
  findInvitationFigures,
  findInvited,
  findOwnInvitation,
  INVITED_A_PAGE,
  listInvited,
  listMonthsOfRewards,
  listVisits,
  type Referral,
  shortName,
} from '#domain/referrals/index.ts'
import { signWords } from '#domain/referrals/sign-words.ts'
import { unansweredSigns } from '#domain/referrals/referral-rules.ts'
import { qrCode, qrPath, QUIET } from '#platform/qr/qr-code.ts'
import { z } from 'zod'
import { lastMonths, monthsOf, visitsByWeek } from './months-and-weeks.ts'
import { loadRewards } from './load-rewards.ts'

type OwnEdge = CachedEdge & Pick<MemberEdge, 'viewer' | 'actor'>

/** What a member's own link brought: the figures, each person of a page of them, and the one whose rewards are opened. */
export async function loadOwnInvitations(edge: OwnEdge) {
  const { db, viewer, actor, clock, url, config, settings } = edge
  await noteSeen(edge, 'referrals')
  const now = clock.now()
  const months = lastMonths(now)
  const figures = await findInvitationFigures(db, actor.id)
  const pages = Math.max(1, Math.ceil(figures.joined / INVITED_A_PAGE))
  const asked = Number(/^\d{1,4}$/.exec(url.searchParams.get('page') ?? '')?.[0] ?? 1)
  const page = Math.min(Math.max(1, asked), pages)
  const [rows, booked, visits, cameBy] = await Promise.all([
    listInvited(db, actor.id, page),
    listMonthsOfRewards(db, actor.id, months[0]?.start ?? now),
    listVisits(db, actor.id, visitsByWeek.since(now)),
    findOwnInvitation(db, actor.id),
  ])
  const faces = await findFaces(
    db,
    rows.map(({ memberId }) => memberId),
  )
  const openId = z.uuid().safeParse(url.searchParams.get('who')).data
  const opened = openId ? await findInvited(db, actor.id, openId) : undefined
  const link = `${config.origin}/?ref=${viewer.username}`
  return {
    now,
    timeZone: viewer.timeZone,
    currency: settings.currency,
    marketplace: settings.marketplaceName,
    code: viewer.username,
    link,
    qr: qrOf(link),
    figures,
    page,
    pages,
    months: monthsOf(booked, months),
    weeks: visitsByWeek.of(visits, now),
    invited: rows.map((row) => ({
      id: row.memberId,
      ...nameOf(row, faces),
      joinedAt: row.joinedAt,
      until: row.until,
      isOver: row.until <= now,
      hadDeal: row.firstDealAt !== null,
      state: row.state,
      booked: row.bookedMinor,
      held: row.heldMinor,
      months: monthsOf(
        booked.filter(({ memberId }) => memberId === row.memberId),
        months,
      ),
      ...standingOf(row),
    })),
    opened: opened ? { id: opened.invited.memberId, rewards: await loadRewards(edge, opened) } : null,
    // How the invitation stands by which they came themselves, where something holds its rewards.
    cameBy: cameBy && cameBy.state !== 'open' ? { state: cameBy.state, ...standingOf(cameBy) } : null,
  }
}

export type OwnInvitationsData = Awaited<ReturnType<typeof loadOwnInvitations>>
export type InvitedRow = OwnInvitationsData['invited'][number]

/** Whole only once they had a deal. */
function nameOf({ memberId, firstDealAt }: Referral, faces: Awaited<ReturnType<typeof findFaces>>) {
  const face = faces.get(memberId)
  const name = face?.displayName ?? 'Former member'
  return firstDealAt
    ? { name, src: avatarUrl(face?.avatarKey ?? null, 64) }
    : { name: shortName(name), src: null }
}

function standingOf({ state, signs, passedSigns, reason }: Referral) {
  const shown = state === 'held' ? unansweredSigns(signs, passedSigns) : signs
  return { signs: state === 'open' ? [] : shown.map((sign) => signWords[sign]), reason }
}

function qrOf(link: string) {
  const code = qrCode(link)
  return { path: qrPath(code), size: code.length + 2 * QUIET }
}
