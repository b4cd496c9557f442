import { redirect } from 'react-router'
import { z } from 'zod'
import type { Read } from '#app/forms/page-of-forms.ts'
import type { MemberActor } from '#domain/actor.ts'
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
  askRefund,
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
import { isPartOf } from '#domain/deals/milestones/clearing-rules.ts'
import { milestoneInput, WORDS_MOST, wordsInput } from '#domain/deals/deal-input.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { formatMoney, parseAmount } from '#platform/money/currency.ts'
import { minor, type Minor } from '#platform/money/money.ts'
import { boundsOf } from '../../deal-bounds.ts'
import { addressOf, type RoomContext } from '../room-context.ts'
import { intent } from '../room-forms.ts'

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

/** More than nothing and less than the price. */
const partIn = (context: RoomContext, milestoneId: string) => {
  const price = priceOf(context, milestoneId) ?? minor(0)
  return amountIn(context.currency).refine((read) => isPartOf(read, { priceMinor: price }), {
    error: `Amount: more than nothing and less than the price, ${formatMoney(price, context.currency)}`,
  })
}

/** What all steps have in common: their files are their own, and the room they lead back to. */
const STEP = {
  keepsEmpty: true,
  takesFiles: true,
  done: ({ about, intent: done }: { about: RoomContext; intent: string }) =>
    redirect(addressOf(about, { done })),
}

/** One operation with the fields of its form. */
const step = <Shape extends z.ZodRawShape>(
  shape: Shape | ((context: RoomContext, form: FormData) => Shape),
  run: (
    tx: Transaction,
    actor: MemberActor,
    input: z.output<z.ZodObject<Shape>> & { dealId: string; files: AddedFile[] },
  ) => Promise<unknown>,
) =>
  intent({
    ...STEP,
    input: ({ about, form }) => z.object(typeof shape === 'function' ? shape(about, form) : shape),
    run: (tx, actor, input, { about, received }) =>
      run(tx, actor, { ...input, dealId: about.id, files: received.files }),
  })

const ofMilestone = { milestoneId: id }
const ofRequest = { requestId: id }

const disputeShape = (context: RoomContext, form: FormData) => ({
  ...ofMilestone,
  why: z.enum(disputeReasons, 'What is wrong: choose one'),
  wanted: amountIn(context.currency, priceOf(context, String(form.get('milestoneId')))),
  statement: words('What happened'),
})

export const stepIntents = {
  'accept-deal': step(
    { version: z.coerce.number().int(), commission: z.coerce.number().int().optional() },
    (tx, actor, input) => acceptDeal(tx, actor, input),
  ),
  decline: step({ reason: optionalWords('Why') }, (tx, actor, input) => declineDeal(tx, actor, input)),
  withdraw: step({}, (tx, actor, input) => withdrawDeal(tx, actor, input)),
  end: step({}, (tx, actor, input) => endDeal(tx, actor, input)),
  join: step({ key: z.string().max(200) }, (tx, actor, input) => joinDeal(tx, actor, input)),
  fund: step(
    {
      milestoneIds: z
        .string()
        .max(5_000)
        .transform((typed) => typed.split(' '))
        .pipe(z.array(id).min(1).max(100)),
    },
    (tx, actor, input) => fundMilestones(tx, actor, input),
  ),
  deliver: step({ ...ofMilestone, text: words('What you hand over') }, (tx, actor, input) =>
    deliverWork(tx, actor, input),
  ),
  revise: step({ ...ofMilestone, reasons: words('What should change') }, (tx, actor, input) =>
    askRevision(tx, actor, input),
  ),
  accept: step(ofMilestone, (tx, actor, input) => acceptDelivery(tx, actor, input)),
  'release-early': step(ofMilestone, (tx, actor, input) => releaseEarly(tx, actor, input)),
  extension: step({ ...ofMilestone, days, reason: words('Why') }, (tx, actor, input) =>
    askExtension(tx, actor, input),
  ),
  cancel: step({ ...ofMilestone, reason: words('Why') }, (tx, actor, input) => cancelWork(tx, actor, input)),
  'ask-cancel': step(
    { ...ofMilestone, reason: words('Why'), fault: z.enum(faults, 'Whose fault it is: choose one') },
    (tx, actor, input) => askCancellation(tx, actor, input),
  ),
  'ask-refund': step(
    (context, form) => ({
      ...ofMilestone,
      amount: partIn(context, String(form.get('milestoneId'))),
      reason: words('Why'),
    }),
    (tx, actor, { amount, ...rest }) => askRefund(tx, actor, { ...rest, refundMinor: amount }),
  ),
  agree: step(ofRequest, (tx, actor, input) => answerRequest(tx, actor, { ...input, agrees: true })),
  refuse: step(ofRequest, (tx, actor, input) => answerRequest(tx, actor, { ...input, agrees: false })),
  'take-back': step(ofRequest, (tx, actor, input) => withdrawRequest(tx, actor, input)),
  dispute: step(disputeShape, (tx, actor, { why: reason, wanted: wantedMinor, ...rest }) =>
    openDispute(tx, actor, { ...rest, reason, wantedMinor }),
  ),
  claim: step(disputeShape, (tx, actor, { why: reason, wanted: wantedMinor, ...rest }) =>
    claimMoney(tx, actor, { ...rest, reason, wantedMinor }),
  ),
  'answer-dispute': step({ ...ofMilestone, answer: words('Your answer') }, (tx, actor, input) =>
    answerDispute(tx, actor, input),
  ),
  'answer-question': step(
    { requestId: id, answer: words('Your answer') },
    (tx, actor, { requestId: questionId, ...rest }) => answerQuestion(tx, actor, { ...rest, questionId }),
  ),
  offer: step(
    (context, form) => ({
      ...ofMilestone,
      amount: amountIn(context.currency, priceOf(context, String(form.get('milestoneId')))),
    }),
    (tx, actor, { amount, ...rest }) => offerSettlement(tx, actor, { ...rest, earnedMinor: amount }),
  ),
  settle: step(
    { ...ofMilestone, earnedMinor: z.string().regex(/^\d{1,15}$/) },
    (tx, actor, { earnedMinor, ...rest }) =>
      agreeSettlement(tx, actor, { ...rest, earnedMinor: minor(earnedMinor) }),
  ),
  'withdraw-dispute': step(ofMilestone, (tx, actor, input) => withdrawDispute(tx, actor, input)),
  tip: step(
    ({ currency }) => ({ amount: amountIn(currency), formKey: z.uuid() }),
    (tx, actor, { dealId, amount, formKey }) => giveTip(tx, actor, { dealId, amountMinor: amount, formKey }),
  ),
  answers: intent({
    ...STEP,
    input: ({ about: { room } }) =>
      z.object({
        answers: z
          .object(
            Object.fromEntries(
              room.deal.requirements.map(({ id: name, question }) => [name, optionalWords(question)]),
            ),
          )
          .prefault({}),
      }),
    run: (tx, actor, { answers }, { about: { id: dealId, room }, received }) => {
      const files = room.deal.requirements.flatMap(({ id: name }) => {
        const sent = received.filesOf(`answers.${name}`)
        return sent.length > 0 ? [[name, sent] as const] : []
      })
      if (files.flatMap(([, sent]) => sent).length < received.files.length)
        throw new Invalid('Some files answer no question. Reload the page and send it again.')
      return answerRequirements(tx, actor, { dealId, answers, files: Object.fromEntries(files) })
    },
  }),
  'propose-milestone': intent({
    ...STEP,
    input: ({ settings }) => milestoneInput(boundsOf(settings)).extend({ reason: optionalWords('Why') }),
    run: (tx, actor, { price, ...rest }, { about: { id: dealId } }) =>
      proposeMilestone(tx, actor, { dealId, ...rest, priceMinor: minor(price) }),
  }),
  'add-files': intent({
    ...STEP,
    read: ({ received: { files } }): Read<AddedFile[]> =>
      files.length > 0 ? { value: files } : { errors: { files: ['Files: choose at least one'] } },
    run: (tx, actor, files, { about: { id: dealId } }) => addDealFiles(tx, actor, { dealId, files }),
  }),
  'new-link': intent({
    ...STEP,
    run: async (tx, actor, _, { about: { id: dealId } }) => {
      const key = makeInvitation()
      await renewInvitation(tx, actor, { dealId, key })
      return key
    },
    done: ({ about }, key) => redirect(addressOf(about, { key })),
  }),
}
