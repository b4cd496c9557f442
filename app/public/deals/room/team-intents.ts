import { redirect } from 'react-router'
import { z } from 'zod'
import { chooseWorkers } from '#domain/deals/index.ts'
import { teamLimits } from '#domain/teams/team-rules.ts'
import { intent } from './room-forms.ts'

const workersInput = z.object({
  memberIds: z.array(z.uuid('Choose people who are in the team')).max(teamLimits.people).default([]),
})

/** What the people of a team that sells arrange among themselves. */
export const teamIntents = {
  'choose-workers': intent({
    formId: 'workers',
    input: workersInput,
    run: (tx, actor, { memberIds }, { about: { id: dealId } }) =>
      chooseWorkers(tx, actor, { dealId, memberIds }),
    done: ({ about }) => redirect(`/deals/${about.id}?done=choose-workers#done`),
  }),
}
