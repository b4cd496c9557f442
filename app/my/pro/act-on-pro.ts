import { redirect } from 'react-router'
import { z } from 'zod'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { sendToPay } from '#app/payments/send-to-pay.ts'
import {
  beginPlan,
  beginTrial,
  cancelPro,
  changePlan,
  endProNow,
  paidPlanInput,
  payForPro,
  payProNow,
  planInput,
  resumePro,
} from '#domain/pro/index.ts'
import { Conflict, TooManyRequests } from '#platform/errors/errors.ts'
import { minor } from '#platform/money/money.ts'

const done = (what: string) => () => redirect(`/my/pro?done=${what}#done`)

const { intent, intents } = formsOf({
  for: 'members',
  mends: (error) => error instanceof Conflict || error instanceof TooManyRequests,
})

/** The forms of PRO. Each that may take money says the sum that was shown with its button, also where that is nothing. */
export const proIntents = intents({
  try: intent({
    input: planInput,
    run: (tx, actor, input, { context }) => beginTrial(tx, actor, input, context),
    done: done('trial'),
  }),
  begin: intent({
    input: paidPlanInput,
    run: (tx, actor, { plan, sum }, { context }) =>
      beginPlan(tx, actor, { memberId: actor.id, plan, shown: minor(sum) }, context),
    done: done('begun'),
  }),
  pay: intent({
    input: planInput,
    run: (tx, actor, input, { settings, payments }) =>
      payForPro(tx, actor, input, { settings, provider: payments.activeFor(settings.currency)?.name }),
    done: async (asked, made) => redirect(await sendToPay(asked, made)),
  }),
  'pay-now': intent({
    run: (tx, actor, _, { context }) => payProNow(tx, actor, context),
    done: done('paid-now'),
  }),
  change: intent({
    input: paidPlanInput,
    run: (tx, actor, { plan, sum }, { context }) =>
      changePlan(tx, actor, { memberId: actor.id, plan, shown: minor(sum) }, context),
    done: done('changed'),
  }),
  cancel: intent({ run: (tx, actor) => cancelPro(tx, actor), done: done('cancelled') }),
  resume: intent({
    run: (tx, actor, _, { context }) => resumePro(tx, actor, context),
    done: done('resumed'),
  }),
  'end-now': intent({
    input: z.object({ sum: paidPlanInput.shape.sum }),
    run: (tx, actor, { sum }) => endProNow(tx, actor, { shown: minor(sum) }),
    done: done('given-back'),
  }),
})

export type ProIntent = IntentOf<typeof proIntents>
