import type { Edge } from '#app/edge.ts'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import { findFaces, findPerson } from '#domain/accounts/index.ts'
import { listInvitationsTo, percentOf } from '#domain/teams/index.ts'
import { findAskedTeam } from './find-asked-team.ts'
import { loadIntro } from './load-intro.ts'
import { loadOverview } from './load-overview.ts'

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const

/** A visitor or a member without a team sees what one is; a member with teams the one that the address names. */
export async function loadTeamPage(edge: Edge) {
  const { url, page } = edge
  page.keep = false
  const intro = loadIntro(edge)
  const done = url.searchParams.get('done') ?? ''
  const { viewer } = page
  if (!viewer) return { workspace: null, intro, invitations: [], isMember: false, canStart: false, done }
  const asMember = { ...edge, viewer, actor: viewer.actor }
  const { own, asked } = await findAskedTeam(asMember)
  const wantsNew = url.searchParams.has('new')
  return {
    workspace: asked && !wantsNew ? await loadOverview(asMember, own, asked) : null,
    intro,
    invitations: await showInvitations(edge, viewer.actor.id, viewer.timeZone),
    isMember: true,
    canStart: !own.some(({ role }) => role === 'owner'),
    done,
  }
}

async function showInvitations({ db, clock }: Edge, id: string, timeZone: string) {
  const person = await findPerson(db, id)
  const found = await listInvitationsTo(db, { id, verifiedEmail: person?.verifiedEmail }, clock.now())
  const faces = await findFaces(
    db,
    found.map(({ invitation }) => invitation.invitedBy),
  )
  return found.map(({ invitation, team }) => ({
    id: invitation.id,
    team: team.name,
    slug: team.slug,
    role: invitation.role,
    share: percentOf(invitation.basisPoints),
    by: faces.get(invitation.invitedBy)?.displayName ?? 'Somebody',
    until: zonedFormat(invitation.expiresAt, timeZone, DAY),
  }))
}
