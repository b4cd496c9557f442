import type { Told } from './testing-walk.ts'

const paid = ['buyer acceptDeal', 'buyer fundMilestones 0'] as const
const bothPaid = [...paid, 'buyer fundMilestones 1'] as const

/** Deals about which an administrator decides, and those in which that is looked at again. */
export const walksOfDecisions: Record<string, Told> = {
  'decided part by part': {
    start: 'seller',
    parts: 2,
    steps: [
      ...bothPaid,
      'buyer openDispute 0',
      'admin decideDispute =10000',
      'seller deliverWork 1',
      'buyer openDispute 1',
      'buyer withdrawDispute 1',
      'seller openDispute 1',
      'admin decideDispute 1 =5000',
    ],
  },
  'decided for nothing': {
    start: 'seller',
    parts: 2,
    steps: [...paid, 'buyer openDispute 0', 'admin decideDispute =0'],
  },
  'decided and appealed, part by part': {
    start: 'seller',
    parts: 4,
    steps: [
      ...bothPaid,
      'buyer fundMilestones 2',
      'buyer openDispute 0',
      'admin decideDispute 0 =10000',
      'buyer appealDecision 0',
      'buyer openDispute 1',
      'admin decideAgain 0 =5000',
      'admin decideDispute 1 =0',
      'seller openDispute 2',
      'seller appealDecision 1',
      'admin decideDispute 2 =5000',
      'buyer fundMilestones 3',
      'admin decideAgain 1 =10000',
      'buyer appealDecision 2',
      'buyer releaseEarly 3',
      'admin decideAgain 2 =0',
    ],
  },
  'decided for nothing, appealed and upheld': {
    start: 'seller',
    steps: [
      ...paid,
      'buyer openDispute',
      'admin decideDispute =0',
      'seller appealDecision',
      'admin decideAgain =0',
    ],
  },
  'decided at half, appealed and all of it earned': {
    start: 'seller',
    steps: [
      ...paid,
      'buyer openDispute',
      'admin decideDispute =5000',
      'buyer appealDecision',
      'admin decideAgain =10000',
    ],
  },
  'given back on appeal, with the next part never paid for': {
    start: 'seller',
    parts: 2,
    steps: [
      ...paid,
      'buyer openDispute 0',
      'admin decideDispute 0 =5000',
      'buyer appealDecision 0',
      'admin decideAgain 0 =0',
      'clock endUnfunded',
    ],
  },
}
