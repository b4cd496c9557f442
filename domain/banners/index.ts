export { type BannerPicture, type BannerView } from './banner-view.ts'
export { closeBanner } from './close-banner.ts'
export { copyBanner, discardBanner } from './copy-banner.ts'
export { AUDIENCE_DAYS, countAudiences, type CountedAudiences } from './count-audiences.ts'
export { type BannerSign, countBanners, keyOfSign } from './count-banners.ts'
export { type RememberedBanner, rememberedOf, rememberedOn } from './remembered.ts'
export { describeBanners, type LiveBanner, type LiveBanners, openLiveBanners } from './live-banners.ts'
export { moveBanner } from './move-banner.ts'
export { exportClosed } from './own-data.ts'
export {
  addBannerDays,
  type BannerDayFigures,
  findBanner,
  findBannerLink,
  listBannerDays,
  listBanners,
} from './queries.ts'
export { saveBanner } from './save-banner.ts'
export { type BannerRow } from './schema.server.ts'
