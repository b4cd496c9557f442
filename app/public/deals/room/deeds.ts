import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import {
  acceptDeal,
  acceptDelivery,
  addDealFiles,
  type AddedFile,
  agreeSettlement,
  answerDispute,
  answerQuestion,
  answerRequest,
  answerRequirements,
  askCancellation,
  askExtension,
  askRevision,
  cancelWork,
  claimMoney,
  declineDeal,
  deliverWork,
  disputeReasons,
  endDeal,
  faults,
  fundMilestones,
  giveTip,
  joinDeal,
  makeInvitation,
  offerSettlement,
  openDispute,
  proposeMilestone,
  releaseEarly,
  renewInvitation,
  withdrawDeal,
  withdrawDispute,
  withdrawRequest,
} from '#domain/deals/index.ts'
import { milestoneInput, WORDS_MOST, wordsInput } from '#domain/deals/deal-input.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { formatMoney, parseAmount } from '#platform/money/currency.ts'
import { minor, type Minor } from '#platform/money/money.ts'
import { boundsOf } from '../deal-bounds.ts'
import { addressOf, type RoomContext } from './room-context.ts'

type Sent = { typed: Record<string, string>; files: AddedFile[] }
/** Where to go afterwards; nothing for the room itself. */
type Deed = (edge: MemberEdge, context: RoomContext, sent: Sent) => Promise<string | void>

const words = (label: string, least = 1) => wordsInput(label, least, WORDS_MOST)
const optionalWords = (label: string) => words(label, 0).default('')
const days = z.coerce
  .number('Days: from 1 to 90')
  .int('Days: from 1 to 90')
  .min(1, 'Days: from 1 to 90')
  .max(90, 'Days: from 1 to 90')
const id = z.uuid()

const amountIn = (currency: string, most?: Minor) =>
  z.string('Amount: write a sum like 120.50').transform((typed, context) => {
    const read = parseAmount(typed, currency)
    if (read !== undefined && (most === undefined || (read >= 0n && read <= most))) return read
    const message =
      read === undefined || most === undefined
        ? 'Amount: write a sum like 120.50'
        : `Amount: from nothing to the price, ${formatMoney(most, currency)}`
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

const priceOf = ({ room }: RoomContext, milestoneId: string | undefined) =>
  room.milestones.find((one) => one.id === milestoneId)?.priceMinor

/** One operation, in one transaction, with the fields of its form. */
function deed<Shape extends z.ZodRawShape>(
  shape: Shape | ((context: RoomContext, typed: Sent['typed']) => Shape),
  run: (
    tx: Transaction,
    edge: MemberEdge,
    input: z.output<z.ZodObject<Shape>> & { dealId: string; files: AddedFile[] },
  ) => Promise<unknown>,
): Deed {
  return async (edge, context, { typed, files }) => {
    const schema = z.object(typeof shape === 'function' ? shape(context, typed) : shape)
    const input = schema.parse(typed)
    await edge.transaction((tx) => run(tx, edge, { ...input, dealId: context.id, files }))
  }
}

const disputedIn = ({ room }: RoomContext) => room.disputes.find(({ state }) => state === 'open')?.milestoneId

const ofMilestone = { milestoneId: id }
const ofRequest = { requestId: id }

const disputeShape = (context: RoomContext, typed: Sent['typed']) => ({
  ...ofMilestone,
  why: z.enum(disputeReasons, 'What is wrong: choose one'),
  wanted: amountIn(context.currency, priceOf(context, typed['milestoneId'])),
  statement: words('What happened'),
})

export const deeds: Record<string, Deed> = {
  'accept-deal': deed({ version: z.coerce.number().int() }, (tx, { actor }, input) =>
    acceptDeal(tx, actor, input),
  ),
  decline: deed({ reason: optionalWords('Why') }, (tx, { actor }, input) => declineDeal(tx, actor, input)),
  withdraw: deed({}, (tx, { actor }, input) => withdrawDeal(tx, actor, input)),
  end: deed({}, (tx, { actor }, input) => endDeal(tx, actor, input)),
  join: deed({ key: z.string().max(200) }, (tx, { actor }, input) => joinDeal(tx, actor, input)),
  fund: deed(
    {
      milestoneIds: z
        .string()
        .max(5_000)
        .transform((typed) => typed.split(' '))
        .pipe(z.array(id).min(1).max(100)),
    },
    (tx, { actor }, input) => fundMilestones(tx, actor, input),
  ),
  deliver: deed({ ...ofMilestone, text: words('What you hand over') }, (tx, { actor }, input) =>
    deliverWork(tx, actor, input),
  ),
  revise: deed({ ...ofMilestone, reasons: words('What should change') }, (tx, { actor }, input) =>
    askRevision(tx, actor, input),
  ),
  accept: deed(ofMilestone, (tx, { actor }, input) => acceptDelivery(tx, actor, input)),
  'release-early': deed(ofMilestone, (tx, { actor }, input) => releaseEarly(tx, actor, input)),
  extension: deed({ ...ofMilestone, days, reason: words('Why') }, (tx, { actor }, input) =>
    askExtension(tx, actor, input),
  ),
  cancel: deed({ ...ofMilestone, reason: words('Why') }, (tx, { actor }, input) =>
    cancelWork(tx, actor, input),
  ),
  'ask-cancel': deed(
    { ...ofMilestone, reason: words('Why'), fault: z.enum(faults, 'Whose fault it is: choose one') },
    (tx, { actor }, input) => askCancellation(tx, actor, input),
  ),
  agree: deed(ofRequest, (tx, { actor }, input) => answerRequest(tx, actor, { ...input, agrees: true })),
  refuse: deed(ofRequest, (tx, { actor }, input) => answerRequest(tx, actor, { ...input, agrees: false })),
  'take-back': deed(ofRequest, (tx, { actor }, input) => withdrawRequest(tx, actor, input)),
  dispute: deed(disputeShape, (tx, { actor }, { why: reason, wanted: wantedMinor, ...rest }) =>
    openDispute(tx, actor, { ...rest, reason, wantedMinor }),
  ),
  claim: deed(disputeShape, (tx, { actor }, { why: reason, wanted: wantedMinor, ...rest }) =>
    claimMoney(tx, actor, { ...rest, reason, wantedMinor }),
  ),
  'answer-dispute': deed({ answer: words('Your answer') }, (tx, { actor }, input) =>
    answerDispute(tx, actor, input),
  ),
  'answer-question': deed(
    { requestId: id, answer: words('Your answer') },
    (tx, { actor }, { requestId: questionId, ...rest }) => answerQuestion(tx, actor, { ...rest, questionId }),
  ),
  offer: deed(
    (context) => ({ amount: amountIn(context.currency, priceOf(context, disputedIn(context))) }),
    (tx, { actor }, { dealId, amount }) => offerSettlement(tx, actor, { dealId, earnedMinor: amount }),
  ),
  settle: deed({ earnedMinor: z.string().regex(/^\d{1,15}$/) }, (tx, { actor }, { dealId, earnedMinor }) =>
    agreeSettlement(tx, actor, { dealId, earnedMinor: minor(earnedMinor) }),
  ),
  'withdraw-dispute': deed({}, (tx, { actor }, input) => withdrawDispute(tx, actor, input)),
  tip: deed(
    ({ currency }) => ({ amount: amountIn(currency), formKey: z.uuid() }),
    (tx, { actor }, { dealId, amount, formKey }) =>
      giveTip(tx, actor, { dealId, amountMinor: amount, formKey }),
  ),
  async answers({ transaction, actor }, { id: dealId, room }, { typed }) {
    const shape = Object.fromEntries(
      room.deal.requirements.map(({ id: name, question }) => [`answers.${name}`, optionalWords(question)]),
    )
    const read = z.object(shape).parse(typed)
    const answers = Object.fromEntries(
      Object.entries(read).map(([name, answer]) => [name.slice('answers.'.length), answer]),
    )
    await transaction((tx) => answerRequirements(tx, actor, { dealId, answers }))
  },
  async 'propose-milestone'({ transaction, actor, settings }, { id: dealId }, { typed }) {
    const read = milestoneInput(boundsOf(settings))
      .extend({ reason: optionalWords('Why') })
      .parse(typed)
    const { price, ...rest } = read
    await transaction((tx) => proposeMilestone(tx, actor, { dealId, ...rest, priceMinor: minor(price) }))
  },
  async 'add-files'({ transaction, actor }, { id: dealId }, { files }) {
    z.object({ files: z.array(z.unknown()).min(1, 'Files: choose at least one') }).parse({ files })
    await transaction((tx) => addDealFiles(tx, actor, { dealId, files }))
  },
  async 'new-link'({ transaction, actor }, context) {
    const key = makeInvitation()
    await transaction((tx) => renewInvitation(tx, actor, { dealId: context.id, key }))
    return addressOf(context, { key })
  },
}
