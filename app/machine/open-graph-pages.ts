import { days, percent } from '#app/shared/figures/figures.ts'
import type { Settings } from '#domain/settings/index.ts'

type OpenGraphPage = { path: string; title: string; line: string | ((settings: Settings) => string) }

/** The pages that have a picture, and what it says. */
export const openGraphPages: Readonly<Record<string, OpenGraphPage>> = {
  home: {
    path: '/',
    title: 'Good work, by people who sign it',
    line: 'Services, projects and safe deals, with every fee shown before you click.',
  },
  about: {
    path: '/about',
    title: 'About us',
    line: 'What this marketplace is, and its figures as they stand.',
  },
  categories: {
    path: '/categories',
    title: 'Everything that is made here',
    line: 'Services by the kind of work, each with its price and its days.',
  },
  projects: {
    path: '/projects',
    title: 'What people need made',
    line: 'Open projects: answer with your price, your days and your words.',
  },
  blog: {
    path: '/blog',
    title: 'Notes from the hall',
    line: 'Rules, money, how it is made, and those who work here.',
  },
  support: {
    path: '/support',
    title: 'What can we help with?',
    line: 'Answers about buying, selling, money and your account.',
  },
  contacts: {
    path: '/contacts',
    title: 'Write to us',
    line: 'How to reach the people who run the marketplace.',
  },
  requisites: {
    path: '/requisites',
    title: 'Legal details',
    line: 'Who runs the marketplace, and the lines you need for papers.',
  },
  pricing: {
    path: '/pricing',
    title: 'Every fee, shown before the click that causes it',
    line: (settings) =>
      `Sellers give ${percent(settings.sellerCommissionBasisPoints)} of what is released, buyers ${percent(settings.buyerServiceFeeBasisPoints)} on top.`,
  },
  docs: {
    path: '/docs',
    title: 'Terms and rules',
    line: 'Terms, privacy, what may not be sold, and how ranking works.',
  },
  terms: {
    path: '/docs/terms',
    title: 'Terms',
    line: (settings) =>
      `Every change is announced at least ${days(settings.ruleNoticeDays)} before it applies.`,
  },
  privacy: {
    path: '/docs/privacy',
    title: 'Privacy',
    line: 'What is kept about you, why, for how long, and how to take it out.',
  },
  prohibited: {
    path: '/docs/prohibited',
    title: 'What may not be sold',
    line: 'The list, and how a decision is made and appealed.',
  },
  recommendations: {
    path: '/docs/recommendations',
    title: 'How ranking works',
    line: 'The parts of ranking, and what never counts.',
  },
  'referral-program': {
    path: '/referral-program',
    title: 'Invite people, share what we earn',
    line: (settings) =>
      `${percent(settings.referralShareBasisPoints)} of our commission from their deals, for ${settings.referralMonths} months.`,
  },
}
