import type { MemberEdge } from '#app/edge.ts'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { showProjects } from '#app/shared/projects/show-projects.server.ts'
import { loadForYou } from '#app/shared/recommendations/load-for-you.server.ts'
import { readGone } from '#app/shared/recommendations/read-gone.ts'
import { hallmarkOf, portraitUrl } from '#app/shared/works/to-service-card.ts'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { avatarUrl } from '#domain/accounts/index.ts'
import { findTree, shownTree } from '#domain/categories/index.ts'
import {
  countLearnedFrom,
  findLearningChoice,
  findSentAway,
  fitWords,
  personWords,
  readTaste,
  recommendPeople,
  recommendProjects,
} from '#domain/recommendations/index.ts'

const DATE = { day: 'numeric', month: 'long' } as const

/** Services, projects and people for a member, and what all of it is made from. */
export async function loadRecommendations(edge: MemberEdge) {
  const { db, actor, viewer, clock, settings } = edge
  const now = clock.now()
  const [forYou, projects, people, choice, learnedFrom, taste, tree] = await Promise.all([
    loadForYou(edge, actor.id),
    loadProjects(edge),
    loadPeople(edge),
    findLearningChoice(db, actor.id),
    countLearnedFrom(db, actor.id),
    readTaste(db, actor.id, now),
    findTree(db),
  ])
  const { interests, forgottenAt: _at, ...sources } = choice
  return {
    ...forYou,
    projects,
    people,
    now,
    currency: settings.currency,
    sources,
    learnedFrom,
    interests,
    categories: shownTree(tree).map(({ id, title }) => ({ id, title })),
    taste: taste.map(({ serviceId, title, how, at }) => ({
      id: serviceId,
      title,
      how,
      on: zonedFormat(at, viewer.timeZone, DATE),
    })),
  }
}

async function loadProjects(edge: MemberEdge) {
  const { db, actor, settings, url } = edge
  const [gone, hidden, away] = [
    readGone(url.searchParams)?.id,
    await findHidden(edge),
    await findSentAway(db, actor.id),
  ]
  const found = await recommendProjects({ db, hidden, gone }, actor.id)
  const shown = await showProjects(
    db,
    found.map(({ card }) => card),
    settings.currency,
  )
  const money = (minor: number) => formatMoney(minor, settings.currency, { trim: true })
  return shown.flatMap((project, place) => {
    const one = found[place]
    if (!one) return []
    const { ownerId, categoryId } = one.card
    return [
      {
        ...project,
        because: fitWords(one.fit, money),
        ownerId,
        categoryId,
        isGone: one.isGone,
        isOwnerGone: away.member.has(ownerId),
        isCategoryGone: away.category.has(categoryId ?? ''),
      },
    ]
  })
}

async function loadPeople(edge: MemberEdge) {
  const { db, search, actor, url } = edge
  const gone = readGone(url.searchParams)?.id
  const found = await recommendPeople({ db, search, hidden: await findHidden(edge), gone }, actor.id)
  return found.map(({ kind, id, card, headline, project, fit, isGone }) => ({
    kind,
    id,
    name: card.team?.name ?? card.seller.displayName,
    to: card.team ? `/t/${card.team.slug}` : `/user/${card.seller.username}`,
    src: card.team ? portraitUrl(card.team.portrait) : avatarUrl(card.seller.avatarKey),
    level: hallmarkOf(card.seller.level),
    rating: card.rating ? { value: card.rating.mean, count: card.rating.count } : null,
    username: card.seller.username,
    headline,
    project,
    because: personWords(fit),
    isGone,
  }))
}

export type RecommendationsData = Awaited<ReturnType<typeof loadRecommendations>>
