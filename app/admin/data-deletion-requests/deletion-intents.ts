import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { personalData } from '#domain/areas.ts'
import { cancelDeletion, findDeletionRequest, runDeletion } from '#domain/privacy/index.ts'
import { decisionInput } from '#domain/privacy/input.ts'
import { NotFound } from '#platform/errors/errors.ts'

const HERE = '/admin/data-deletion-requests'

const { intent, intents } = formsOf({ for: 'staff', needs: 'deletions.read' })

export const deletionIntents = intents({
  run: intent({
    input: decisionInput,
    run: (tx, actor, decision, { origin }) => runDeletion(tx, actor, decision, { personalData, origin }),
    done: () => redirect(`${HERE}?done=run`),
  }),
  cancel: intent({
    input: decisionInput,
    run: async (tx, actor, { requestId, reason }, { context }) => {
      const request = await findDeletionRequest(tx.db, requestId)
      if (!request) throw new NotFound('There is no such request')
      await cancelDeletion(tx, actor, { memberId: request.memberId, requestId, reason }, context)
    },
    done: () => redirect(`${HERE}?done=cancel`),
  }),
})

export type DeletionIntent = IntentOf<typeof deletionIntents>
