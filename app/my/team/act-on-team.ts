import { data, redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsAllFound } from '#app/forms/mendable.ts'
import { keepsTeam } from '#domain/areas.ts'
import {
  acceptInvitation,
  agreeToShares,
  changeTeamRole,
  craftInput,
  declineInvitation,
  declineOffer,
  describeCraft,
  dissolveTeam,
  divisionInput,
  editTeam,
  invitationInput,
  inviteInput,
  invitePerson,
  leaveTeam,
  offerTeam,
  type OwnTeam,
  personInput,
  proposeShares,
  refuseShares,
  removePerson,
  renewInvitation,
  roleInput,
  startTeam,
  startTeamInput,
  takeBackInvitation,
  takeTeamOver,
  teamPageInput,
  withdrawOffer,
  withdrawShares,
} from '#domain/teams/index.ts'
import { makeToken } from '#platform/crypto/tokens.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { findAskedTeam } from './find-asked-team.ts'
import { invitedFrom } from './invited-from.ts'
import { readShares } from './read-shares.ts'

const { intent, intents } = formsOf({
  for: 'members',
  mends: mendsAllFound,
  about: async (edge) => (await findAskedTeam(edge)).asked,
})

type Here = MemberEdge & { about: OwnTeam | undefined }

function idOf({ about }: Pick<Here, 'about'>): string {
  if (!about) throw new NotFound('You are not in a team')
  return about.team.id
}

/** Back to the same part of the workspace, with what was done. */
const back =
  (done: string) =>
  ({ url, about }: Pick<Here, 'url' | 'about'>) =>
    redirect(`${url.pathname}?of=${about?.team.slug ?? ''}&done=${done}`)

/** A link is shown once, to whoever made it: afterwards only its hash is known. */
const showLink = ({ config }: Pick<Here, 'config'>, token: string) =>
  data({ link: `${config.origin}/teams/invites/${token}` })

/** Whatever the workspace of a team asks for. */
export const teamIntents = intents({
  start: intent({
    input: startTeamInput,
    run: startTeam,
    done: (_, { slug }) => redirect(`/team?of=${slug}&done=started`),
  }),
  accept: intent({
    input: invitationInput,
    isPressed: true,
    run: (tx, actor, input, { context }) => acceptInvitation(tx, actor, input, context),
    done: (_, { slug }) => redirect(`/team?of=${slug}&done=joined`),
  }),
  decline: intent({
    input: invitationInput,
    isPressed: true,
    run: declineInvitation,
    done: () => redirect('/team?done=declined'),
  }),
  edit: intent({
    input: teamPageInput,
    run: (tx, actor, page, asked) => editTeam(tx, actor, { teamId: idOf(asked), page }),
    done: ({ url }, _, page) => redirect(`${url.pathname}?of=${page.slug}&done=saved`),
  }),
  craft: intent({
    input: craftInput,
    run: (tx, actor, { craft }, asked) => describeCraft(tx, actor, { teamId: idOf(asked), craft }),
    done: back('saved'),
  }),
  invite: intent({
    input: inviteInput,
    run: async (tx, actor, { to, role, share }, asked) => {
      const token = makeToken()
      const invited = invitedFrom(to)
      const place = { teamId: idOf(asked), to: invited, role, basisPoints: share, token }
      await invitePerson(tx, actor, place, asked.context)
      return { token, isLink: invited.kind === 'link' }
    },
    done: (asked, { token, isLink }) => (isLink ? showLink(asked, token) : back('invited')(asked)),
  }),
  renew: intent({
    input: invitationInput,
    isPressed: true,
    run: async (tx, actor, { invitationId }, { context }) => {
      const token = makeToken()
      return { token, ...(await renewInvitation(tx, actor, { invitationId, token }, context)) }
    },
    done: (asked, { token, isLink }) => (isLink ? showLink(asked, token) : back('invited')(asked)),
  }),
  'take-back': intent({
    input: invitationInput,
    isPressed: true,
    run: takeBackInvitation,
    done: back('taken-back'),
  }),
  role: intent({
    input: roleInput,
    isPressed: true,
    run: (tx, actor, input, asked) => changeTeamRole(tx, actor, { teamId: idOf(asked), ...input }),
    done: back('saved'),
  }),
  remove: intent({
    input: personInput,
    isPressed: true,
    run: (tx, actor, { memberId }, asked) => removePerson(tx, actor, { teamId: idOf(asked), memberId }),
    done: back('removed'),
  }),
  shares: intent({
    read: ({ form }) => readShares(form),
    isField: (name) => name.startsWith('share-'),
    run: (tx, actor, shares, asked) => proposeShares(tx, actor, { teamId: idOf(asked), shares }),
    done: (asked, { state }) => back(state === 'waiting' ? 'proposed' : 'in-force')(asked),
  }),
  agree: intent({
    input: divisionInput,
    isPressed: true,
    run: (tx, actor, { number }, asked) => agreeToShares(tx, actor, { teamId: idOf(asked), number }),
    done: back('agreed'),
  }),
  refuse: intent({
    input: divisionInput,
    isPressed: true,
    run: (tx, actor, { number }, asked) => refuseShares(tx, actor, { teamId: idOf(asked), number }),
    done: back('refused'),
  }),
  withdraw: intent({
    input: divisionInput,
    isPressed: true,
    run: (tx, actor, { number }, asked) => withdrawShares(tx, actor, { teamId: idOf(asked), number }),
    done: back('withdrawn'),
  }),
  offer: intent({
    input: personInput,
    isPressed: true,
    run: (tx, actor, { memberId }, asked) => offerTeam(tx, actor, { teamId: idOf(asked), memberId }),
    done: back('offered'),
  }),
  'withdraw-offer': intent({
    isPressed: true,
    run: (tx, actor, _, asked) => withdrawOffer(tx, actor, { teamId: idOf(asked) }),
    done: back('saved'),
  }),
  'take-over': intent({
    isPressed: true,
    run: (tx, actor, _, asked) => takeTeamOver(tx, actor, { teamId: idOf(asked) }),
    done: back('taken-over'),
  }),
  'decline-offer': intent({
    isPressed: true,
    run: (tx, actor, _, asked) => declineOffer(tx, actor, { teamId: idOf(asked) }),
    done: back('saved'),
  }),
  leave: intent({
    isPressed: true,
    run: (tx, actor, _, asked) => leaveTeam(tx, actor, { teamId: idOf(asked) }),
    done: () => redirect('/team?done=left'),
  }),
  dissolve: intent({
    isPressed: true,
    run: (tx, actor, _, asked) => dissolveTeam(tx, actor, { teamId: idOf(asked) }, { keepsTeam }),
    done: () => redirect('/team?done=dissolved'),
  }),
})

export type TeamIntent = IntentOf<typeof teamIntents>
