import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { findCarried } from '#app/shared/briefs/carried.server.ts'
import { wordsOf } from '#app/shared/briefs/carried-words.ts'
import { findAbouts } from '#app/shared/messages/find-abouts.server.ts'
import { findProfile } from '#domain/accounts/index.ts'
import { findConversationWith } from '#domain/messages/index.ts'
import { aboutInput } from '#domain/messages/input.ts'
import type { About } from '#domain/messages/message-rules.ts'
import { may } from '#domain/messages/permissions.ts'
import { findProposalSides } from '#domain/projects/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { findRole, findTeamBySlug, mayInTeam } from '#domain/teams/index.ts'
import { expectReader } from './expect-reader.ts'
import { showPartners } from './partners/show-partners.server.ts'

type Addressee = {
  to: { memberId: string } | { teamId: string }
  proposalId?: string
  about: About | undefined
}

/** To whom a first message goes, about what: somebody by name, a team by its address, or the other side of a proposal. */
export async function findAddressee(edge: MemberEdge): Promise<Addressee> {
  const { url, actor } = edge
  expectReader({ actor })
  const proposalId = z.uuid().safeParse(url.searchParams.get('proposal')).data
  if (proposalId) return findOtherSide(edge, proposalId)
  const about = aboutInput.safeParse(url.searchParams.get('about') ?? '').data
  const team = url.searchParams.get('team')
  if (team !== null) return { to: { teamId: await findTeamAsked(edge, team) }, about }
  const asked = (url.searchParams.get('to') ?? '').slice(0, 40)
  const found = await findProfile(edge.db, asked, { now: edge.clock.now() })
  if (found.outcome === 'moved') {
    url.searchParams.set('to', found.username)
    throw redirect(`${url.pathname}${url.search}`)
  }
  if (found.outcome !== 'found') throw new NotFound('There is no such member')
  // Who asks about what is their own meant to see what others asked.
  if (found.profile.id === actor.id) throw redirect('/my/messages')
  return { to: { memberId: found.profile.id }, about }
}

async function findTeamAsked({ db, url, actor }: MemberEdge, slug: string): Promise<string> {
  const found = await findTeamBySlug(db, slug.toLowerCase().slice(0, 100))
  if (found?.movedTo !== undefined) {
    url.searchParams.set('team', found.movedTo)
    throw redirect(`${url.pathname}${url.search}`)
  }
  if (!found) throw new NotFound('There is no such team')
  if (await findRole(db, found.team.id, actor.id)) throw redirect('/my/messages')
  return found.team.id
}

const NO_PROPOSAL = 'There is no proposal at this address'

/** For a team whoever answers for it writes about its proposal. */
async function findOtherSide({ db, actor }: MemberEdge, proposalId: string): Promise<Addressee> {
  const sides = await findProposalSides(db, proposalId)
  if (!sides) throw new NotFound(NO_PROPOSAL)
  const { ownerId, sellerId, teamId, projectId } = sides
  const about = { kind: 'project', id: projectId } as const
  if (actor.id === ownerId) return { to: teamId ? { teamId } : { memberId: sellerId }, proposalId, about }
  const role = teamId ? await findRole(db, teamId, actor.id) : undefined
  const isSeller = teamId ? mayInTeam(role, 'act in every deal') : actor.id === sellerId
  if (!isSeller) throw new NotFound(NO_PROPOSAL)
  return { to: { memberId: ownerId }, proposalId, about }
}

/** The page of a first message. Who talks with them already goes on there, unless it is about something. */
export async function loadNew(edge: MemberEdge) {
  const { db, actor, settings } = edge
  const { to, proposalId, about } = await findAddressee(edge)
  const known = await findConversationWith(db, actor, proposalId ? { proposalId } : to)
  const brief = await findCarried(edge)
  if (known && (proposalId || (!about && !brief))) throw redirect(`/my/messages/${known}`)
  const partner = 'teamId' in to ? { memberId: null, teamId: to.teamId } : { ...to, teamId: null }
  const { name, avatar } = (await showPartners(edge, [partner]))(partner)
  const abouts = about ? await findAbouts(db, [{ aboutKind: about.kind, aboutId: about.id }]) : undefined
  return {
    to: { name, avatar },
    about: (about && abouts?.get(`${about.kind}:${about.id}`)) ?? null,
    // A brief goes along as the first words, to be changed before they are sent.
    words: brief ? wordsOf(brief, settings.currency) : '',
    clientId: randomUUID(),
    canWrite: may(actor, 'message.write'),
    rules: {
      maxFiles: Math.min(10, settings.attachmentsMost),
      maxBytes: settings.attachmentMegabytes * 1_000_000,
    },
  }
}
