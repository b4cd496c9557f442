import type { MemberEdge } from '#app/edge.ts'
import { leftUntil } from '#app/shared/moments.ts'
import { galleryUrl } from '#app/shared/works/gallery-url.ts'
import { type MemberName, nameMembers } from '#domain/accounts/index.ts'
import { findDeskPost, listAuthors, previewPath } from '#domain/blog/index.ts'
import { findPictures } from '#domain/pictures/index.ts'
import { readPostId } from './post-id.ts'
import { momentWords } from '../editor/moment-words.ts'

const COVER_WIDTH = 640

/** A post as it stands in the editor. */
export async function loadEdit({ db, actor, params, url, config, clock }: MemberEdge) {
  const { post, latest, oldSlugs } = await findDeskPost(db, actor, readPostId(params['id']))
  const [names, authors, covers] = await Promise.all([
    nameMembers(
      db,
      [latest.byId, post.authorId].filter((id) => id !== null),
    ),
    listAuthors(db),
    findPictures(db, latest.coverId ? [latest.coverId] : []),
  ])
  const cover = covers.get(latest.coverId ?? '')
  const link = previewPath(post, config.secret)
  return {
    id: post.id,
    state: post.state,
    slug: post.slug,
    oldSlugs,
    version: post.version,
    /** What whoever asks typed and their page kept by itself. */
    isOwnDraft: latest.kind === 'auto' && latest.byId === actor.id,
    isShown: post.shownVersion === post.version,
    authorId: post.authorId ?? '',
    authors: withPresent(authors, post.authorId, names).map(({ id, displayName }) => ({
      id,
      name: displayName,
    })),
    content: {
      title: latest.title,
      summary: latest.summary,
      body: latest.body,
      seoTitle: latest.seoTitle,
      seoDescription: latest.seoDescription,
      tags: latest.tags.join(', '),
      coverId: latest.coverId ?? '',
      coverAlt: latest.coverAlt,
    },
    coverSrc: (cover && galleryUrl(cover, COVER_WIDTH)) ?? null,
    dueAt: post.dueAt?.toISOString().slice(0, 16) ?? '',
    due: post.dueAt ? momentWords(post.dueAt) : '',
    waits: post.state === 'scheduled' && post.dueAt ? waitOf(post.begunAt, post.dueAt, clock.now()) : null,
    saved: momentWords(latest.savedAt),
    savedBy: latest.byId && latest.byId !== actor.id ? (names.get(latest.byId)?.displayName ?? '') : '',
    preview: link
      ? { href: config.origin + link, until: momentWords(post.previewUntil ?? latest.savedAt) }
      : null,
    host: new URL(config.origin).host,
    done: url.searchParams.get('done'),
  }
}

/** How much of the time from the first word until it goes out is over. */
function waitOf(begunAt: Date, dueAt: Date, now: Date) {
  const [gone, whole] = [now.getTime() - begunAt.getTime(), dueAt.getTime() - begunAt.getTime()]
  return {
    at: whole > 0 ? Math.round((gone / whole) * 100) : 100,
    left: leftUntil(dueAt, now),
    begun: momentWords(begunAt),
  }
}

export type EditedPost = Awaited<ReturnType<typeof loadEdit>>

/** Who signed it stays so until another is chosen, also where they are of the operator's people no more. */
function withPresent(
  authors: MemberName[],
  authorId: string | null,
  names: Map<string, MemberName>,
): MemberName[] {
  const present = names.get(authorId ?? '')
  return !present || authors.some(({ id }) => id === present.id) ? authors : [present, ...authors]
}
