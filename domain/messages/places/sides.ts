import type { Conversation } from '../read/find-conversation.ts'

type Sides = Pick<Conversation, 'teamId' | 'memberId'>

/** Of those who read a conversation, the ones whom somebody talks with in it: people of one team are one side. */
export const otherSideOf = (
  { teamId, memberId }: Sides,
  whoseId: string,
  readerIds: readonly string[],
): string[] =>
  readerIds.filter(
    (id) => id !== whoseId && (teamId === null || (id === memberId) !== (whoseId === memberId)),
  )

/** Whether it is talked with a team as such: in the room of a deal its people are the seller's side, whatever becomes of the team. */
export const isTeamTalk = ({ kind, teamId }: Pick<Conversation, 'kind' | 'teamId'>): boolean =>
  teamId !== null && kind !== 'deal'

/** Whether somebody reads here for the team. */
export const isForTeam = ({ teamId, memberId }: Sides, whoseId: string): boolean =>
  teamId !== null && whoseId !== memberId
