import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import {
  expelPerson,
  liftSuspension,
  offerTeamForOwner,
  removalInput,
  renameInput,
  renameTeam,
  suspendTeam,
  suspensionInput,
  teamReasonInput,
  withdrawOfferForOwner,
} from '#domain/teams/index.ts'
import { idIn } from './load-team.ts'

const { intent, intents } = formsOf({ for: 'staff', needs: 'team.administer', about: idIn })

const back =
  (done: string) =>
  ({ about }: { about: string }) =>
    redirect(`/admin/teams/${about}?done=${done}`)

/** What an administrator does to a team: each with a reason, told and written down. */
export const teamIntents = intents({
  suspend: intent({
    input: suspensionInput,
    run: (tx, actor, input, { about: teamId, context }) =>
      suspendTeam(tx, actor, { teamId, ...input }, context),
    done: back('suspended'),
  }),
  lift: intent({
    input: teamReasonInput,
    run: (tx, actor, input, { about: teamId, context }) =>
      liftSuspension(tx, actor, { teamId, ...input }, context),
    done: back('lifted'),
  }),
  rename: intent({
    input: renameInput,
    run: (tx, actor, input, { about: teamId, context }) =>
      renameTeam(tx, actor, { teamId, ...input }, context),
    done: back('renamed'),
  }),
  remove: intent({
    input: removalInput,
    run: (tx, actor, input, { about: teamId, context }) =>
      expelPerson(tx, actor, { teamId, ...input }, context),
    done: back('removed'),
  }),
  offer: intent({
    input: removalInput,
    run: (tx, actor, input, { about: teamId, context }) =>
      offerTeamForOwner(tx, actor, { teamId, ...input }, context),
    done: back('offered'),
  }),
  'withdraw-offer': intent({
    input: teamReasonInput,
    run: (tx, actor, input, { about: teamId, context }) =>
      withdrawOfferForOwner(tx, actor, { teamId, ...input }, context),
    done: back('offer-withdrawn'),
  }),
})

export type AdminTeamIntent = IntentOf<typeof teamIntents>
