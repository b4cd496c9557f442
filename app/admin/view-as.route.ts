import { redirect } from 'react-router'
import { reading } from '#app/edge.ts'
import { formsOf } from '#app/forms/intents.ts'
import { endViewAs } from '#domain/accounts/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { mendsNothing } from '#app/forms/mendable.ts'

/** There is nothing to see here: it is only the way back. */
export const loader = reading(() => {
  throw new NotFound('There is no page at this address')
})

const { intent, intents } = formsOf({ for: 'members', accepts: 'nothing', mends: mendsNothing })

export const action = intents({
  end: intent({
    run: (tx, actor, _, { viewer, origin }) => endViewAs(tx, actor, { sessionId: viewer.sessionId, origin }),
    done: (_, { memberId }) => redirect(`/admin/users/${memberId}`),
  }),
})
