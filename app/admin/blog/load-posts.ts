import type { MemberEdge } from '#app/edge.ts'
import { nameMembers } from '#domain/accounts/index.ts'
import { countDeskPosts, listDeskPosts } from '#domain/blog/index.ts'
import { type PostState, postStates } from '#domain/blog/post-rules.ts'
import { dayOf } from '#domain/views/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import { momentWords } from '../editor/moment-words.ts'
import { READ_DAYS } from './post-words.ts'

const A_PAGE = 30

/** A page of posts of one state or of all, what was written last first. */
export async function loadPosts({ db, actor, url, clock }: MemberEdge) {
  const asked = url.searchParams.get('state')
  const state: PostState | null = postStates.find((one) => one === asked) ?? null
  const counts = await countDeskPosts(db, actor)
  const all = postStates.reduce((sum, one) => sum + counts[one], 0)
  const pages = Math.max(1, Math.ceil((state ? counts[state] : all) / A_PAGE))
  const wanted = Number(/^\d{1,4}$/.exec(url.searchParams.get('page') ?? '')?.[0] ?? 1)
  const page = Math.min(pages, Math.max(1, wanted))
  const rows = await listDeskPosts(db, actor, {
    state: state ?? undefined,
    readSince: dayOf(addDays(clock.now(), 1 - READ_DAYS)),
    offset: (page - 1) * A_PAGE,
    most: A_PAGE,
  })
  const names = await nameMembers(
    db,
    rows.flatMap(({ authorId }) => authorId ?? []),
  )
  return {
    state,
    counts,
    all,
    page,
    pages,
    isArchived: url.searchParams.get('done') === 'archived',
    lines: rows.map((row) => ({
      id: row.id,
      title: row.title,
      state: row.state,
      isAhead: row.isAhead,
      tags: row.tags,
      author: names.get(row.authorId ?? '')?.displayName ?? 'The marketplace',
      when: whenOf(row),
      reads: row.reads,
    })),
  }
}

export type PostLine = Awaited<ReturnType<typeof loadPosts>>['lines'][number]

type When = { state: PostState; dueAt: Date | null; publishedAt: Date | null; savedAt: Date }

function whenOf({ state, dueAt, publishedAt, savedAt }: When): string {
  if (state === 'scheduled' && dueAt) return momentWords(dueAt)
  if (state === 'published' && publishedAt) return momentWords(publishedAt)
  return `changed ${momentWords(savedAt)}`
}
