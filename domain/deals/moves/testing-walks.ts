import type { Start, Step } from './testing-walk.ts'

type Told = { start: Start; parts?: number; steps: Step[] }

const agreed = ['buyer acceptDeal'] as const
const paid = [...agreed, 'buyer fundMilestones 0'] as const
const bothPaid = [...paid, 'buyer fundMilestones 1'] as const
/** One part is done, the next is planned. */
const halfDone = [...paid, 'buyer releaseEarly 0'] as const

/** Deals that make every move, by everyone who may, from and to every state that its row says. */
export const walks: Record<string, Told> = {
  'changed by both and ended before anything is paid': {
    start: 'seller',
    steps: [
      'seller addDealFiles',
      'seller changeDeal',
      'buyer changeDeal',
      'seller acceptDeal',
      'buyer addDealFiles',
      'seller endDeal',
    ],
  },
  'declined by the buyer': { start: 'seller', steps: ['buyer declineDeal'] },
  'declined by the seller': { start: 'buyer', steps: ['seller declineDeal'] },
  'withdrawn by the seller': { start: 'seller', steps: ['seller withdrawDeal'] },
  'withdrawn by the buyer': { start: 'buyer', steps: ['buyer withdrawDeal'] },
  'never answered': { start: 'seller', steps: ['clock expireDeal'] },
  'never paid for': { start: 'buyer', steps: ['seller acceptDeal', 'clock expireDeal'] },
  'joined by a buyer': {
    start: 'seller by link',
    steps: ['seller renewInvitation', 'buyer joinDeal', 'buyer acceptDeal'],
  },
  'joined by a seller': { start: 'buyer by link', steps: ['buyer renewInvitation', 'seller joinDeal'] },
  'talked about at length': {
    start: 'seller',
    steps: [
      ...paid,
      'buyer addDealFiles',
      'seller askExtension',
      'buyer agreeExtension',
      'buyer askExtension',
      'seller agreeExtension',
      'seller askExtension',
      'buyer refuseRequest',
      'buyer askExtension',
      'seller refuseRequest',
      'buyer askExtension',
      'buyer withdrawRequest',
      'seller askExtension',
      'seller withdrawRequest',
      'buyer proposeMilestone',
      'seller agreeMilestone',
      'seller proposeMilestone',
      'buyer agreeMilestone',
      'seller deliverWork',
      'clock remindAcceptance',
      'clock remindAcceptance',
      'buyer askRevision',
      'seller deliverWork',
      'buyer acceptDelivery',
      'buyer endDeal',
      'buyer giveTip',
    ],
  },
  'claimed from both sides after its end': {
    start: 'seller',
    parts: 2,
    steps: [
      ...bothPaid,
      'seller deliverWork 0',
      'clock acceptDelivery 0',
      'buyer releaseEarly 1',
      'buyer claimMoney 0',
      'seller answerDispute',
      'admin askParty',
      'seller answerQuestion',
      'admin askParty',
      'buyer answerQuestion',
      'admin askParty',
      'seller offerSettlement =5000',
      'buyer offerSettlement =10000',
      'seller agreeSettlement',
      'seller claimMoney 1',
      'clock noteUnanswered',
      'clock noteUndecided',
      'buyer answerDispute',
      'seller withdrawDispute',
      'buyer claimMoney 1',
      'admin decideDispute =0',
    ],
  },
  'settled for nothing': {
    start: 'seller',
    parts: 2,
    steps: [
      ...paid,
      'buyer openDispute 0',
      'buyer addDealFiles',
      'buyer offerSettlement =0',
      'seller agreeSettlement',
    ],
  },
  'settled at half': {
    start: 'seller',
    steps: [
      ...paid,
      'seller deliverWork',
      'seller openDispute',
      'seller offerSettlement =5000',
      'buyer agreeSettlement',
    ],
  },
  'settled while another part is under way': {
    start: 'seller',
    parts: 2,
    steps: [...bothPaid, 'seller openDispute 0', 'seller offerSettlement =5000', 'buyer agreeSettlement'],
  },
  'decided part by part': {
    start: 'seller',
    parts: 2,
    steps: [
      ...bothPaid,
      'buyer openDispute 0',
      'admin decideDispute =10000',
      'seller deliverWork 1',
      'buyer openDispute 1',
      'buyer withdrawDispute',
      'seller openDispute 1',
      'admin decideDispute =5000',
    ],
  },
  'decided for nothing': {
    start: 'seller',
    parts: 2,
    steps: [...paid, 'buyer openDispute 0', 'admin decideDispute =0'],
  },
  'cancelled by the seller, part by part': {
    start: 'seller',
    parts: 3,
    steps: [...bothPaid, 'seller cancelWork 0', 'seller deliverWork 1', 'seller cancelWork 1'],
  },
  'cancelled by the buyer after the first part': {
    start: 'seller',
    parts: 2,
    steps: [...halfDone, 'buyer fundMilestones 1', 'buyer cancelWork 1'],
  },
  'cancelled by both': {
    start: 'seller',
    parts: 3,
    steps: [
      ...bothPaid,
      'buyer askCancellation 0',
      'seller agreeCancellation 0',
      'seller deliverWork 1',
      'seller askCancellation 1',
      'buyer agreeCancellation 1',
    ],
  },
  'cancelled by silence': {
    start: 'seller',
    parts: 2,
    steps: [...halfDone, 'buyer fundMilestones 1', 'seller askCancellation 1', 'clock agreeCancellation 1'],
  },
  'left after the first part': { start: 'seller', parts: 2, steps: [...halfDone, 'clock endUnfunded'] },
  'ordered and done': {
    start: 'order',
    steps: [
      'buyer fundMilestones',
      'clock remindRequirements',
      'buyer answerRequirements',
      'seller deliverWork',
      'buyer acceptDelivery',
    ],
  },
  'ordered and never explained': {
    start: 'order',
    parts: 2,
    steps: ['buyer fundMilestones 0', 'clock cancelUnanswered'],
  },
  'never explained after the first part': {
    start: 'order',
    parts: 2,
    steps: [
      'buyer fundMilestones 0',
      'buyer releaseEarly 0',
      'buyer fundMilestones 1',
      'clock cancelUnanswered',
    ],
  },
  'never explained, with nothing to give back': {
    start: 'order',
    parts: 2,
    steps: ['buyer fundMilestones 0', 'buyer releaseEarly 0', 'clock cancelUnanswered'],
  },
}
