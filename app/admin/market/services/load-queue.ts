import { avatarUrl, findFaces } from '#domain/accounts/index.ts'
import type { MemberEdge } from '#app/edge.ts'
import { toWorkPicture } from '#app/shared/works/to-service-card.ts'
import {
  findSellerHistories,
  isQueueOnly,
  listModerationQueue,
  MODERATED_A_PAGE,
  readModerationFilters,
} from '#domain/catalogue/index.ts'
import { findClaims } from '#domain/claims/index.ts'
import { findPictures } from '#domain/pictures/index.ts'

/** A page of the queue, each row with its seller and what was decided about that seller's services before. */
export async function loadQueue({ db, actor, url, clock, settings }: MemberEdge) {
  const filters = readModerationFilters(url.searchParams)
  const { rows, ...page } = await listModerationQueue(db, actor, filters)
  const sellerIds = rows.map(({ sellerId }) => sellerId)
  const [faces, histories, pictures, claims] = await Promise.all([
    findFaces(db, sellerIds),
    findSellerHistories(db, actor, sellerIds),
    findPictures(
      db,
      rows.flatMap(({ coverPictureId }) => coverPictureId ?? []),
    ),
    findClaims(db, actor, { kind: 'service', ids: rows.map(({ id }) => id), now: clock.now() }),
  ])
  return {
    ...page,
    filters,
    isQueue: isQueueOnly(filters.show),
    now: clock.now(),
    currency: settings.currency,
    aPage: MODERATED_A_PAGE,
    rows: rows.map(({ sellerId, coverPictureId, ...row }) => {
      const face = faces.get(sellerId)
      return {
        ...row,
        claim: claims.get(row.id) ?? null,
        cover: toWorkPicture((coverPictureId && pictures.get(coverPictureId)) || null, '', '48px'),
        seller: {
          id: sellerId,
          name: face?.displayName ?? 'Nobody',
          avatarUrl: avatarUrl(face?.avatarKey ?? null, 64),
          history: histories.get(sellerId) ?? { approved: 0, rejected: 0 },
        },
      }
    }),
  }
}

export type QueueRow = Awaited<ReturnType<typeof loadQueue>>['rows'][number]
