import type { MemberEdge } from '#app/edge.ts'
import { changeText } from '#app/shared/figures/setting-text.ts'
import { findSimilarIds } from '#app/shared/ideas/find-similar.server.ts'
import { nameMembers } from '#domain/accounts/index.ts'
import { findPostCards, listPosts } from '#domain/blog/index.ts'
import { findAround, findDeskIdea, findIdeasByNumber, listIdeasOf, saidLastAt } from '#domain/ideas/index.ts'
import { ideaNumber } from '#domain/ideas/input.ts'
import { may } from '#domain/ideas/permissions.ts'
import { definitions, listRuleChanges } from '#domain/settings/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { loadDesk } from './load-desk.ts'

const CHANGES_MOST = 50
const POSTS_MOST = 50
const SIMILAR_MOST = 3

export async function openDeskIdea({ db, actor, params }: MemberEdge) {
  const number = ideaNumber.safeParse(params['number']).data
  if (number === undefined) throw new NotFound('There is no page at this address')
  return findDeskIdea(db, actor, number)
}

/** An idea beside the list, with all that can be done to it. */
export async function loadDeskIdea(edge: MemberEdge) {
  const { db, actor, settings } = edge
  const { found, followers } = await openDeskIdea(edge)
  const [desk, around, changes, posts, similarIds] = await Promise.all([
    loadDesk(edge),
    findAround(db, found, actor.id),
    listRuleChanges(db, CHANGES_MOST),
    listPosts(db, { offset: 0, most: POSTS_MOST }),
    findSimilarIds(edge, found.title, { most: SIMILAR_MOST, except: found.id }),
  ])
  const names = await nameMembers(
    db,
    [found.authorId, found.answeredBy].filter((id) => id !== null),
  )
  const postIds = around.outcomes.flatMap(({ kind, key }) => (kind === 'post' ? [key] : []))
  const out = new Set((await findPostCards(db, postIds)).map(({ id }) => id))
  const linked = new Set(around.outcomes.map(({ kind, key }) => `${kind} ${key}`))
  return {
    desk,
    idea: {
      id: found.id,
      number: found.number,
      title: found.title,
      text: found.text,
      votes: found.votes,
      trend: found.trend,
      comments: found.comments,
      kindId: found.kindId,
      stateId: found.stateId,
      answer: found.answer ?? '',
      answeredAt: found.answeredAt,
      saidLastAt: saidLastAt(found),
      author: names.get(found.authorId ?? '')?.displayName ?? 'a former member',
      writtenAt: found.writtenAt,
      isOpen: !found.mergedIntoId && !found.hiddenAt && !found.withdrawnAt,
      hiddenReason: found.hiddenReason,
      isHidden: found.hiddenAt !== null,
      isWithdrawn: found.withdrawnAt !== null,
      isMerged: found.mergedIntoId !== null,
    },
    followers,
    steps: around.steps.map(({ stateId, at, words }) => ({ stateId, at, words })),
    outcomes: around.outcomes.map(({ kind, key, title, address }) => ({
      kind,
      key,
      title,
      // What was archived stands nowhere but where it was written.
      address: kind === 'rule' || out.has(key) ? address : `/admin/blog/${key}`,
    })),
    changes: changes
      .filter(({ id }) => !linked.has(`rule ${id}`))
      .map(({ id, key, label, from, to }) => ({
        value: String(id),
        label: changeText(label, definitions[key].unit, from, to, settings.currency),
      })),
    posts: posts
      .filter(({ id }) => !linked.has(`post ${id}`))
      .map(({ id, title }) => ({ value: id, label: title })),
    similar: (await listIdeasOf(db, similarIds)).map(({ number, title, votes, stateId }) => ({
      number,
      title,
      votes,
      state: desk.states.find(({ id }) => id === stateId)?.label ?? '',
    })),
    canModerate: may(actor, 'idea.moderate', { ownerId: found.authorId ?? '' }),
  }
}

export type DeskIdeaData = Awaited<ReturnType<typeof loadDeskIdea>>

/** The id of the idea that a form names by its number. */
export async function idOfNumber(
  { db, actor }: Pick<MemberEdge, 'db' | 'actor'>,
  number: number,
): Promise<string> {
  const [found] = await findIdeasByNumber(db, actor, [number])
  if (!found) throw new NotFound(`There is no idea with the number ${number}`)
  return found.id
}
