import type { MemberEdge } from '#app/edge.ts'
import { type StateView, viewDictionary } from '#app/shared/ideas/dictionary-view.ts'
import { settingText } from '#app/shared/figures/setting-text.ts'
import { noteSeen } from '#app/shared/notifications/note-seen.server.ts'
import { changeState } from '#app/shared/figures/change-state.ts'
import { avatarUrl, findFaces } from '#domain/accounts/index.ts'
import { findPostCards } from '#domain/blog/index.ts'
import {
  type CommentRow,
  findAround,
  findDictionary,
  type IdeaRow,
  listComments,
  listVotesOverTime,
} from '#domain/ideas/index.ts'
import { MEND_MINUTES, splitAnswer } from '#domain/ideas/idea-rules.ts'
import { may } from '#domain/ideas/permissions.ts'
import { definitions, listRuleChanges } from '#domain/settings/index.ts'
import { FORMER } from './idea-rows.server.ts'
import { openIdea } from './open-idea.ts'

const PORTRAIT = 128
const BEFORE = /^\d{1,15}$/

/** All that the page of an idea shows. */
export async function loadIdea(edge: MemberEdge) {
  const { db, actor, clock, url } = edge
  const now = clock.now()
  const found = await openIdea(edge)
  await noteSeen(edge, `idea:${found.number}`)
  const before = url.searchParams.get('before') ?? ''
  const [dictionary, around, said, votes] = await Promise.all([
    findDictionary(db),
    findAround(db, found, actor.id),
    listComments(db, { ideaId: found.id, before: BEFORE.test(before) ? Number(before) : undefined }),
    listVotesOverTime(db, found.id),
  ])
  const written = [...said.comments, ...said.replies]
  const faces = await findFaces(
    db,
    [
      found.authorId,
      found.answeredBy,
      ...around.steps.map(({ byId }) => byId),
      ...around.followerIds,
      ...written.map(({ authorId }) => authorId),
    ].filter((id) => id !== null),
  )
  const personOf = (id: string | null) => {
    const face = id === null ? undefined : faces.get(id)
    return {
      name: id === actor.id ? 'You' : (face?.displayName ?? FORMER),
      src: avatarUrl(face?.avatarKey ?? null, PORTRAIT),
    }
  }
  const { states, kinds } = viewDictionary(dictionary)
  const state = states.get(found.stateId)
  if (!state) throw new Error('An idea has a state that is not in the dictionary')
  const isMine = found.authorId === actor.id
  const isShown = found.hiddenAt === null && found.withdrawnAt === null
  const canEdit =
    isShown &&
    may(actor, 'idea.edit', { ownerId: found.authorId ?? '' }) &&
    !around.hasVotesOfOthers &&
    found.answeredAt === null &&
    state.isFirst
  return {
    now,
    idea: {
      id: found.id,
      number: found.number,
      title: found.title,
      text: found.text,
      kindId: found.kindId,
      kind: kinds.get(found.kindId)?.label ?? '',
      author: personOf(found.authorId),
      writtenAt: found.writtenAt,
      editedAt: found.editedAt,
      votes: found.votes,
      comments: found.comments,
      isVoted: around.isVoted,
      canVote: isShown && !state.isFinal && may(actor, 'idea.vote'),
      isMine,
      isWithdrawn: found.withdrawnAt !== null,
      hiddenReason: found.hiddenAt ? (found.hiddenReason ?? '') : null,
    },
    state,
    kinds: [...kinds.values()].filter(({ id, isRetired }) => !isRetired || id === found.kindId),
    answer: answerOf(found, personOf(found.answeredBy).name),
    rules: await rulesOf(edge, around.outcomes, now),
    posts: await postsOf(edge, around.outcomes),
    steps: around.steps.map(({ id, stateId, at, byId, words }, place) => ({
      id,
      label: states.get(stateId)?.label ?? '',
      at,
      words: words || (place === 0 ? `by ${personOf(byId).name.replace('You', 'you')}` : ''),
    })),
    ahead: aheadOf([...states.values()], state),
    comments: threadsOf(said, (row) => ({
      ...commentOf(row, actor.id, now),
      author: personOf(row.authorId),
      canEdit: canMend(row, now) && may(actor, 'idea.edit-comment', { ownerId: row.authorId ?? '' }),
    })),
    older: said.hasMore ? (said.comments.at(-1)?.number ?? null) : null,
    follow: {
      isFollowed: around.isFollowed,
      count: around.followers,
      faces: around.followerIds.map(personOf).filter(({ name }) => name !== FORMER),
    },
    merged: around.merged,
    votes: votes.map(({ day, votes: sum }) => ({ day, sum })),
    canComment: isShown && may(actor, 'idea.comment'),
    canFollow: isShown && may(actor, 'idea.follow'),
    canEdit,
    canWithdraw: isShown && isMine && state.isFirst && may(actor, 'idea.withdraw', { ownerId: actor.id }),
    canManage: may(actor, 'idea.manage'),
    joined: BEFORE.test(url.searchParams.get('joined') ?? '') ? url.searchParams.get('joined') : null,
    site: edge.settings.marketplaceName,
  }
}

export type IdeaData = Awaited<ReturnType<typeof loadIdea>>

const answerOf = ({ answer, answeredAt }: IdeaRow, by: string) =>
  answer && answeredAt ? { ...splitAnswer(answer), at: answeredAt, by } : null

/** The states that may still come: what follows in the order of the board, up to a good end. */
function aheadOf(states: readonly StateView[], now: { id: string; isFinal: boolean }) {
  if (now.isFinal) return []
  const place = states.findIndex(({ id }) => id === now.id)
  const later = states.slice(place + 1).filter(({ isRefusal, isRetired }) => !isRefusal && !isRetired)
  const end = later.findIndex(({ isFinal }) => isFinal)
  return later.slice(0, end < 0 ? later.length : end + 1).map(({ id, label }) => ({ id, label }))
}

type Outcome = Awaited<ReturnType<typeof findAround>>['outcomes'][number]

/** Posts that tell of it, as far as they are out: one that was archived is at its address no more. */
async function postsOf({ db }: MemberEdge, outcomes: readonly Outcome[]) {
  const keys = outcomes.filter(({ kind }) => kind === 'post').map(({ key }) => key)
  const cards = new Map((await findPostCards(db, keys)).map((card) => [card.id, card]))
  return keys.flatMap((key) => {
    const card = cards.get(key)
    return card ? [{ title: card.title, address: `/blog/${card.slug}` }] : []
  })
}

/** Changes of the rules that came of it, with the clock of their notice. */
async function rulesOf({ db, settings: { currency } }: MemberEdge, outcomes: readonly Outcome[], now: Date) {
  const keys = outcomes.filter(({ kind }) => kind === 'rule')
  if (keys.length === 0) return []
  const changes = await listRuleChanges(db, 500)
  return keys.flatMap(({ key, address }) => {
    const change = changes.find(({ id }) => String(id) === key)
    if (!change) return []
    const { unit } = definitions[change.key]
    return [
      {
        label: change.label,
        from: settingText(unit, change.from, currency),
        to: settingText(unit, change.to, currency),
        announcedAt: change.announcedAt,
        effectiveAt: change.effectiveAt,
        state: changeState(change, now),
        address,
      },
    ]
  })
}

const canMend = ({ at, hiddenAt }: CommentRow, now: Date) =>
  hiddenAt === null && now.getTime() <= at.getTime() + MEND_MINUTES * 60_000

const commentOf = (
  { id, number, text, at, editedAt, hiddenAt, isOfficial, authorId }: CommentRow,
  viewerId: string,
  now: Date,
) => ({
  id,
  number,
  text,
  at,
  isEdited: editedAt !== null,
  isHidden: hiddenAt !== null,
  isOfficial,
  isMine: authorId === viewerId,
  now,
})

function threadsOf<View>(
  { comments, replies }: { comments: readonly CommentRow[]; replies: readonly CommentRow[] },
  view: (row: CommentRow) => View,
) {
  return comments.map((row) => ({
    ...view(row),
    replies: replies.filter(({ parentId }) => parentId === row.id).map(view),
  }))
}
