import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { toWorkPicture } from '#app/shared/works/to-service-card.ts'
import { textOfService } from '#domain/advice/index.ts'
import { actorNames, avatarUrl, findFaces } from '#domain/accounts/index.ts'
import { findForReview, findSellerHistories } from '#domain/catalogue/index.ts'
import { findClaims } from '#domain/claims/index.ts'
import { findPictures } from '#domain/pictures/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { findNextService } from './next-in-queue.ts'
import { comparePictures, compareVersions } from './compare-versions.ts'
import { loadCopies } from './load-copies.ts'
import { nameCategories } from './name-categories.ts'

/** The id in the address; what is no id is no service. */
export function readServiceId(params: Record<string, string | undefined>): string {
  const parsed = z.uuid().safeParse(params['id'])
  if (!parsed.success) throw new NotFound('There is no such service')
  return parsed.data
}

/** One service beside what was approved before it, and what is known of its seller. */
export async function loadReview(edge: MemberEdge) {
  const { db, actor, params, clock, settings } = edge
  const found = await findForReview(db, actor, readServiceId(params))
  const { version, before, history, sellerId, ...service } = found
  const compared = comparePictures(before, version.content)
  const [faces, histories, pictures, categoryName, nameOf, nextId, claims, copies] = await Promise.all([
    findFaces(db, [sellerId]),
    findSellerHistories(db, actor, [sellerId]),
    findPictures(
      db,
      compared.map(({ pictureId }) => pictureId),
    ),
    nameCategories(db, [before?.categoryId, version.content.categoryId]),
    actorNames(
      db,
      history.flatMap(({ decidedBy }) => decidedBy ?? []),
    ),
    findNextService(edge, found.id),
    findClaims(db, actor, { kind: 'service', ids: [found.id], now: clock.now() }),
    loadCopies(edge, {
      kind: 'service',
      text: textOfService(version.content),
      id: found.id,
      ownerId: sellerId,
    }),
  ])
  const seller = faces.get(sellerId)
  return {
    ...service,
    now: clock.now(),
    nextId: nextId ?? null,
    claim: claims.get(found.id) ?? null,
    choices: settings.serviceReasons,
    title: version.content.title || 'Untitled',
    submittedAt: version.submittedAt,
    reasons: version.state === 'rejected' ? version.reasons : [],
    fields: compareVersions(before, version.content, version.flags, {
      currency: settings.currency,
      categoryName,
    }),
    galleryFlags: version.flags
      .filter(({ where }) => where === 'Gallery')
      .map(({ what, found: words }) => `${what}: ${words}`),
    flagsCount: version.flags.length,
    copies,
    pictures: compared.map(({ pictureId, ...one }) => ({
      ...one,
      id: pictureId,
      picture: toWorkPicture(pictures.get(pictureId) ?? null, one.alt, '(max-width: 820px) 46vw, 240px'),
    })),
    seller: {
      id: sellerId,
      name: seller?.displayName ?? 'Nobody',
      avatarUrl: avatarUrl(seller?.avatarKey ?? null, 64),
      history: histories.get(sellerId) ?? { approved: 0, rejected: 0 },
    },
    history: history.map((one) => ({ ...one, decidedBy: one.decidedBy ? nameOf(one.decidedBy) : null })),
  }
}
