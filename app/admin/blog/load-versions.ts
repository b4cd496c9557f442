import type { MemberEdge } from '#app/edge.ts'
import { compareParts } from '#app/shared/changes/compare-parts.ts'
import { nameMembers } from '#domain/accounts/index.ts'
import { findDeskPost, findVersion, listVersions } from '#domain/blog/index.ts'
import { readPostId } from './post-id.ts'
import { momentWords } from '../editor/moment-words.ts'

/** The versions of a post, and two of them beside one another where they are asked for. */
export async function loadVersions({ db, actor, params, url }: MemberEdge) {
  const id = readPostId(params['id'])
  const [{ post, latest }, versions] = await Promise.all([
    findDeskPost(db, actor, id),
    listVersions(db, actor, id),
  ])
  const names = await nameMembers(
    db,
    versions.flatMap(({ byId }) => byId ?? []),
  )
  const numberIn = (name: string) => Number(/^\d{1,7}$/.exec(url.searchParams.get(name) ?? '')?.[0] ?? 0)
  const [from, to] = [numberIn('from'), numberIn('to')]
  return {
    id,
    title: latest.title,
    current: post.version,
    shown: post.shownVersion,
    due: post.dueVersion,
    isBehind: url.searchParams.get('behind') === '1',
    versions: versions.map(({ number, kind, savedAt, byId }) => ({
      number,
      kind,
      saved: momentWords(savedAt),
      by: names.get(byId ?? '')?.displayName ?? 'Former member',
    })),
    compared: from && to ? await compare(db, actor, id, from, to) : null,
  }
}

async function compare(
  db: MemberEdge['db'],
  actor: MemberEdge['actor'],
  id: string,
  from: number,
  to: number,
) {
  const [was, is] = await Promise.all([findVersion(db, actor, id, from), findVersion(db, actor, id, to)])
  const changes = compareParts([
    ['Title', was.title, is.title],
    ['Summary', was.summary, is.summary],
    ['Text', was.body, is.body],
    ['Tags', was.tags.join(', '), is.tags.join(', ')],
    ['Title for search engines', was.seoTitle, is.seoTitle],
    ['Description for search engines', was.seoDescription, is.seoDescription],
    ['What the cover shows', was.coverAlt, is.coverAlt],
  ])
  return { from, to, changes }
}
