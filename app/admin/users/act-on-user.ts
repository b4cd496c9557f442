import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { endSessionOfMember, memberIdInput, reasonInput } from '#domain/accounts/index.ts'
import {
  confirmCorrection,
  correctionIdInput,
  correctionInput,
  declineCorrection,
  proposeCorrection,
} from '#domain/corrections/index.ts'
import { grantInput, grantProDays } from '#domain/pro/index.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { parseAmount } from '#platform/money/currency.ts'
import { readMemberId } from './read-member-id.ts'

const notAnAmount = () => {
  const words = 'Amount: write it like 120 or 120.50'
  return new Invalid(words, { amount: [words] })
}

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'members.read',
  about: ({ params }) => readMemberId(params),
  otherwise: 'end-session',
})

/** The forms on the page of a member. */
export const userIntents = intents({
  'end-session': intent({
    input: reasonInput.extend({ sessionId: memberIdInput }),
    run: (tx, actor, input, { about: memberId, context }) =>
      endSessionOfMember(tx, actor, { memberId, ...input }, context),
    done: ({ about }) => redirect(`/admin/users/${about}?done=session#sessions`),
  }),
  'propose-correction': intent({
    input: correctionInput,
    run: async (tx, actor, { amount: typed, ...input }, { about: memberId, settings, origin }) => {
      const amount = parseAmount(typed, settings.currency)
      if (amount === undefined) throw notAnAmount()
      await proposeCorrection(tx, actor, { memberId, amount, ...input }, { settings, origin })
    },
    done: ({ about }) => redirect(`/admin/users/${about}?done=propose-correction#balance`),
  }),
  'confirm-correction': intent({
    input: correctionIdInput,
    run: (tx, actor, input, { settings, origin }) =>
      confirmCorrection(tx, actor, input, { settings, origin }),
    done: ({ about }) => redirect(`/admin/users/${about}?done=confirm-correction#balance`),
  }),
  'decline-correction': intent({
    formId: ({ form }) => `decline-${String(form.get('correctionId'))}`,
    input: correctionIdInput.extend(reasonInput.shape),
    run: (tx, actor, input, { origin }) => declineCorrection(tx, actor, input, { origin }),
    done: ({ about }) => redirect(`/admin/users/${about}?done=decline-correction#balance`),
  }),
  'grant-pro': intent({
    input: grantInput,
    run: (tx, actor, input, { about: memberId, settings, origin }) =>
      grantProDays(tx, actor, { memberId, ...input }, { settings, origin }),
    done: ({ about }) => redirect(`/admin/users/${about}?done=grant-pro#pro`),
  }),
})

export type UserIntent = IntentOf<typeof userIntents>
