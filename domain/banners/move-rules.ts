import type { BannerState } from './banner-rules.ts'

/** What an administrator does with a banner as a whole. */
export const bannerMoves = {
  publish: { from: ['draft'], to: 'ready', kind: 'banner.published' },
  pause: { from: ['scheduled', 'live'], to: 'paused', kind: 'banner.paused' },
  resume: { from: ['paused'], to: 'ready', kind: 'banner.resumed' },
  end: { from: ['scheduled', 'live', 'paused'], to: 'ended', kind: 'banner.ended' },
} as const
export type BannerMove = keyof typeof bannerMoves

export const bannerMoveNames = Object.keys(bannerMoves) as BannerMove[]

/** Which of them there is a button for. */
export const movesFrom = (state: BannerState): BannerMove[] =>
  bannerMoveNames.filter((move) => (bannerMoves[move].from as readonly BannerState[]).includes(state))
