import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { decisionInput, refuseRewards, releaseRewards } from '#domain/referrals/index.ts'

const { intent, intents } = formsOf({ for: 'staff', needs: 'referral.read-queue' })

const HERE = '/admin/referrals'

export const referralIntents = intents({
  release: intent({
    input: decisionInput,
    run: (tx, actor, input, { context }) => releaseRewards(tx, actor, input, context),
    done: () => redirect(`${HERE}?done=released`),
  }),
  refuse: intent({
    input: decisionInput,
    run: (tx, actor, input, { context }) => refuseRewards(tx, actor, input, context),
    done: () => redirect(`${HERE}?done=refused`),
  }),
})

export type ReferralIntent = IntentOf<typeof referralIntents>
