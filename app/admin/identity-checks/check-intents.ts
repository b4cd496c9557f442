import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { approveCheck, approveInput, returnCheck, returnInput } from '#domain/identity-checks/index.ts'
import { requireProof } from '../../shared/sign-in/require-proof.ts'

const { intent, intents } = formsOf({ for: 'staff', needs: 'identity.read-queue' })

const HERE = '/admin/identity-checks'

/** Whoever decides has looked, and whoever looks has just proved who they are. */
export const checkIntents = intents({
  approve: intent({
    input: approveInput,
    isPressed: true,
    before: requireProofHere,
    run: (tx, actor, input, { context }) => approveCheck(tx, actor, input, context),
    done: () => redirect(`${HERE}?done=approved`),
  }),
  'send-back': intent({
    input: returnInput,
    before: requireProofHere,
    run: (tx, actor, input, { context }) => returnCheck(tx, actor, input, context),
    done: () => redirect(`${HERE}?done=returned`),
  }),
})

function requireProofHere(asked: Parameters<typeof requireProof>[0]) {
  requireProof(asked)
}

export type CheckIntent = IntentOf<typeof checkIntents>
