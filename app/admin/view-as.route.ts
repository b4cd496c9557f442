import { redirect } from 'react-router'
import { acting, memberOnly, reading } from '#app/edge.ts'
import { endViewAs } from '#domain/accounts/index.ts'
import { NotFound } from '#platform/errors/errors.ts'

/** There is nothing to see here: it is only the way back. */
export const loader = reading(() => {
  throw new NotFound('There is no page at this address')
})

export const action = acting(
  memberOnly(async ({ transaction, actor, viewer, origin }) => {
    const { memberId } = await transaction((tx) =>
      endViewAs(tx, actor, { sessionId: viewer.sessionId, origin }),
    )
    return redirect(`/admin/users/${memberId}`)
  }),
)
