import {
  closeBanner,
  copyBanner,
  countAudiences,
  discardBanner,
  findBanner,
  listBannerDays,
  listBanners,
  moveBanner,
  saveBanner,
} from '#domain/banners/index.ts'
import { bannerContext, makeBanner, someBanner } from '#domain/banners/testing.ts'
import { admins, livingMembers, operation, type Operations, own } from './operation.ts'

/** What hangs on pages is a word of administrators; whoever sees it may close it for themselves. */
export const operationsOfBanners: Operations = {
  'banners.saveBanner': operation(
    admins,
    ({ tx, asks }) =>
      () =>
        saveBanner(tx, asks, someBanner(tx.now), bannerContext),
  ),
  'banners.moveBanner': operation(admins, async ({ tx, asks }) => {
    const number = await makeBanner(tx)
    return () => moveBanner(tx, asks, { number, move: 'pause' }, {})
  }),
  'banners.copyBanner': operation(admins, async ({ tx, asks }) => {
    const number = await makeBanner(tx)
    return () => copyBanner(tx, asks, { number }, {})
  }),
  'banners.discardBanner': operation(admins, async ({ tx, asks }) => {
    const number = await makeBanner(tx, {}, { isDraft: true })
    return () => discardBanner(tx, asks, { number }, {})
  }),
  'banners.closeBanner': own(livingMembers, async ({ tx, asks }) => {
    const number = await makeBanner(tx)
    return () => closeBanner(tx, asks, { number })
  }),
  'banners.countAudiences': operation(
    admins,
    ({ db, asks }) =>
      () =>
        countAudiences(db, asks, new Date()),
  ),
  'banners.listBanners': operation(
    admins,
    ({ db, asks }) =>
      () =>
        listBanners(db, asks),
  ),
  'banners.findBanner': operation(
    admins,
    ({ db, asks }) =>
      () =>
        findBanner(db, asks, 1),
  ),
  'banners.listBannerDays': operation(
    admins,
    ({ db, asks }) =>
      () =>
        listBannerDays(db, asks, [1], { from: '2026-11-01', to: '2026-11-30' }),
  ),
}
