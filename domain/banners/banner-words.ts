import type { Audience, BannerState, Placement } from './banner-rules.ts'

export const placementWords: Record<Placement, string> = {
  strip: 'Strip above all pages',
  'home-head': 'Home, below the head',
  'home-between': 'Home, between sections',
  category: 'Beside a category',
  dashboard: 'Today, above all',
}

/** The same where there is little room. */
export const placementShort: Record<Placement, string> = {
  strip: 'All pages',
  'home-head': 'Home, head',
  'home-between': 'Home, between',
  category: 'Category',
  dashboard: 'Today',
}

export const audienceWords: Record<Audience, string> = {
  everyone: 'Everyone',
  visitors: 'Visitors, not signed in',
  members: 'Members',
  sellers: 'Sellers',
  buyers: 'Buyers',
  'with-pro': 'Members with PRO',
  'without-pro': 'Members without PRO',
}

export const bannerStateWords: Record<BannerState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  paused: 'Paused',
  ended: 'Ended',
}

/** What may differ between two who change the same banner, as its form calls it. */
export const bannerFieldWords: Readonly<Record<string, string>> = {
  placement: 'Place',
  title: 'Title',
  text: 'Text',
  link: 'Link',
  linkLabel: 'Words of the button',
  lightPictureId: 'Picture on light',
  darkPictureId: 'Picture on dark',
  alt: 'What the picture shows',
  startsAt: 'From',
  endsAt: 'Until',
  audience: 'Who sees it',
  categoryId: 'Category',
  brand: 'Brand',
  weight: 'Weight',
  mostADay: 'Most times a day',
  isClosable: 'Can be closed',
}
