import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsAllFound } from '#app/forms/mendable.ts'
import { acceptInvitation, declineInvitation } from '#domain/teams/index.ts'

const { intent, intents } = formsOf({ for: 'members', mends: mendsAllFound })

/** The two answers to an invitation, by its link. */
export const inviteIntents = intents({
  accept: intent({
    isPressed: true,
    run: (tx, actor, _, { params, context }) =>
      acceptInvitation(tx, actor, { token: params['token'] ?? '' }, context),
    done: (_, { slug }) => redirect(`/team?of=${slug}&done=joined`),
  }),
  decline: intent({
    isPressed: true,
    run: (tx, actor, _, { params }) => declineInvitation(tx, actor, { token: params['token'] ?? '' }),
    done: ({ url }) => redirect(url.pathname),
  }),
})

export type InviteIntent = IntentOf<typeof inviteIntents>
