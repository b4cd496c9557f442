import type { CachedEdge, SharedEdge } from '#app/edge.ts'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { noteSeen } from '#app/shared/notifications/note-seen.server.ts'
import { loadTeamsToOfferFor } from '#app/shared/teams/load-teams-to-offer-for.server.ts'
import { typedPrice } from '#app/shared/works/listing/listing-address.ts'
import { avatarUrl, findFaces, findHasPro, hasPro } from '#domain/accounts/index.ts'
import { findLine } from '#domain/categories/index.ts'
import { findFavourites } from '#domain/favourites/index.ts'
import { feeRules, feeTermsFor } from '#domain/ledger/index.ts'
import {
  findProject,
  findProposalQuota,
  findVersions,
  type FoundProject,
  isForEarlier,
  listInvited,
  isTakenDown,
  listSimilarProjects,
  mayConfirm,
  mayEdit,
  maySendAnew,
  takesProposals,
  versionContentOf,
  whyNot,
} from '#domain/projects/index.ts'
import { findTeam } from '#domain/teams/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { compareVersions } from '../../shared/projects/compare-versions.server.ts'
import { findOwners } from '../../shared/projects/find-owners.server.ts'
import { showProjects } from '../../shared/projects/show-projects.server.ts'
import { loadProposals } from '../../shared/projects/load-proposals.server.ts'
import { budgetWords, proposalWords } from '../../shared/projects/project-words.ts'
import { isUuid } from '#platform/text/is-uuid.ts'
import { showKept } from './show-kept.server.ts'

const SIMILAR = 4
const SIMILAR_LOOKED_AT = 8
const CACHED_MOST_MS = 60_000

/** A project as this person may see it. */
export async function loadProject(edge: SharedEdge) {
  const { db, actor, params, page: cachedPage, settings, clock, url } = edge
  const id = params['id'] ?? ''
  const asked = url.searchParams.get('proposal')
  const found = isUuid(id) ? await findProject(db, actor, id, asked) : undefined
  if (!found) throw new NotFound('There is no project at this address.')
  const { project, isOwner } = found
  const hidden = await findHidden(edge)
  // Who has answered it keeps the page of what they answered.
  if (found.kept.length === 0 && hidden.has(project.ownerId))
    throw new NotFound('There is no project at this address.')
  await noteSeen(edge, `project:${id}`)
  cachedPage.tags.add(`project:${id}`)
  cachedPage.tags.add(`member:${project.ownerId}`)
  cachedPage.keepMostMs = CACHED_MOST_MS
  edge.sharing.owners.add(project.ownerId)
  edge.sharing.hearts.set('project', new Set([id]))
  if (project.visibility !== 'public' || url.search !== '') cachedPage.keep = false
  const owner = await findOwners(db, [project.ownerId])
  const viewer = cachedPage.viewer ?? undefined
  const asMember = viewer ? { ...edge, viewer, actor: viewer.actor } : undefined
  const mine = viewMine(found, settings.currency)
  const isAnew = found.own !== undefined && maySendAnew(found.own, project)
  return {
    id,
    now: clock.now(),
    currency: settings.currency,
    project: viewProject(found, settings.currency),
    line: project.categoryId ? await findLine(db, project.categoryId) : [],
    owner: owner(project.ownerId),
    similar: await showSimilar(edge, found, hidden),
    files: found.files.filter(({ proposalId }) => proposalId === null),
    isOwner,
    isFavourite: (await findFavourites(db, viewer?.actor.id, 'project', [id])).has(id),
    isMember: viewer !== undefined,
    mayPropose: viewer?.actor.state === 'active',
    mine: isAnew ? null : mine,
    /** What they sent before the project was taken down: it may be sent anew. */
    earlier: isAnew && mine ? { text: mine.text, rows: mine.rows, teamId: mine.teamId } : null,
    kept: await showKept(db, found, viewer?.actor.id),
    changes: await findChanges(edge, found),
    quota: viewer && !isOwner ? await findProposalQuota(db, viewer.actor.id, clock.now(), settings) : null,
    toOwner: isOwner && asMember ? await loadProposals(asMember, project) : null,
    invited: isOwner ? await showInvited(db, id) : [],
    ...(await loadNames(edge, found, isAnew)),
    limits: {
      milestonesMost: settings.milestonesMost,
      attachmentsMost: settings.attachmentsMost,
      attachmentMegabytes: settings.attachmentMegabytes,
    },
    done: url.searchParams.get('done'),
    isEditing: url.searchParams.get('edit') === 'proposal' && (!asked || asked === found.own?.id),
  }
}

export type ProjectData = Awaited<ReturnType<typeof loadProject>>

/** In whose name a proposal is sent or may be, each with the terms on which it is paid: those of the plan of who sells. */
async function loadNames(
  { db, page, settings, clock }: SharedEdge,
  { own, isOwner, kept, project }: FoundProject,
  isAnew: boolean,
) {
  const viewer = page.viewer ?? undefined
  const now = clock.now()
  const termsOf = (isOnPro: boolean) => feeTermsFor(feeRules(settings), { hasPro: isOnPro })
  const mayChoose = viewer && !isOwner && (!own || isAnew)
  const team = own?.teamId && !isAnew ? await findTeam(db, own.teamId) : undefined
  const teams = mayChoose ? await loadTeamsToOfferFor(db, viewer.actor.id, now) : []
  const hasAnswered = (id: string) => kept.some((one) => one.teamId === id && !maySendAnew(one, project))
  return {
    /** Of one's own name, or of the one in which the proposal stands. */
    feeTerms: termsOf(team ? await findHasPro(db, team.ownerId, now) : hasPro(viewer, now)),
    /** In whose name it may be sent besides one's own. */
    teams: teams
      .filter(({ id }) => !hasAnswered(id))
      .map(({ id, name, hasPro: isOnPro }) => ({ id, name, feeTerms: termsOf(isOnPro) })),
  }
}

function viewProject({ project }: FoundProject, currency: string) {
  const { title, description, state, skills, wantedBy, visibility, openedAt, openUntil, dealId } = project
  return {
    title,
    description,
    state,
    skills,
    wantedBy,
    visibility,
    openedAt,
    openUntil: state === 'open' && !project.takenDownAt ? openUntil : null,
    dealId,
    budget: budgetWords(project, currency),
    proposals: proposalWords(project),
    proposed:
      project.proposedMinMinor === null || project.proposedMaxMinor === null
        ? null
        : { leastMinor: project.proposedMinMinor, mostMinor: project.proposedMaxMinor },
    proposalsMost: project.proposalsMost,
    version: project.version,
    isTakenDown: isTakenDown(project),
    takesProposals: takesProposals(project),
    mayInvite: !whyNot(project, 'extend'),
    isFull: project.proposalsMost !== null && project.proposalsCount >= project.proposalsMost,
  }
}

function viewMine({ own, queuePlace, files, project }: FoundProject, currency: string) {
  if (!own) return null
  return {
    id: own.id,
    teamId: own.teamId,
    state: own.state,
    text: own.text,
    priceMinor: own.priceMinor,
    days: own.days,
    sentAt: own.sentAt,
    milestones: own.milestones,
    rows: own.milestones.map(({ title, priceMinor, days }) => ({
      title,
      price: typedPrice(priceMinor, currency),
      days: String(days),
    })),
    queuePlace: queuePlace ?? null,
    isRead: own.readAt !== null,
    isGivenBack: own.givenBackAt !== null,
    declineNote: own.declineNote,
    mayEdit: mayEdit(own, project),
    mayWithdraw: own.state === 'sent' || own.state === 'shortlisted',
    /** It answers words that were changed since; while the project is open its seller says what becomes of it. */
    isForEarlier: isForEarlier(own, project),
    mayConfirm: mayConfirm(own, project),
    dealId: own.state === 'accepted' ? project.dealId : null,
    files: files.filter(({ proposalId }) => proposalId === own.id),
  }
}

/** Others of the kind, without those of people who don't see one another. */
async function showSimilar(
  { db, settings, sharing }: SharedEdge,
  { project }: FoundProject,
  hidden: ReadonlySet<string>,
) {
  const similar = await listSimilarProjects(db, project, SIMILAR_LOOKED_AT)
  const shown = similar.filter(({ ownerId }) => !hidden.has(ownerId)).slice(0, SIMILAR)
  for (const { ownerId } of shown) sharing.owners.add(ownerId)
  return showProjects(db, shown, settings.currency)
}

/** What became different since the viewer's own proposal was written. */
async function findChanges(edge: CachedEdge, { project, own, files }: FoundProject) {
  if (!own || !isForEarlier(own, project) || ['declined', 'withdrawn'].includes(own.state)) return []
  const was = (await findVersions(edge.db, project.id, [own.projectVersion])).get(own.projectVersion)
  const ofProject = files.filter(({ proposalId }) => proposalId === null)
  return was ? compareVersions(edge, was, versionContentOf(project, ofProject)) : []
}

async function showInvited(db: CachedEdge['db'], projectId: string) {
  const rows = await listInvited(db, projectId)
  const faces = await findFaces(
    db,
    rows.map(({ sellerId }) => sellerId),
  )
  return rows.flatMap(({ sellerId, invitedAt }) => {
    const face = faces.get(sellerId)
    if (!face) return []
    return {
      username: face.username,
      name: face.displayName,
      src: avatarUrl(face.avatarKey, 64) ?? null,
      invitedAt,
    }
  })
}
