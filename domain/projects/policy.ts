import { isUnposted, mayMove, type ProjectMove, type ProjectState } from './states.ts'

type Facts = { state: ProjectState; takenDownAt: Date | null }

const REFUSALS: Record<ProjectState, string> = {
  draft: 'This project is still a draft',
  in_review: 'This project is being looked at by a moderator',
  open: 'This project is open',
  awarded: 'Somebody was chosen for this project already',
  done: 'This project is done',
  closed: 'This project is closed',
  expired: 'The time of this project has run out',
  rejected: 'This project was sent back: mend it and post it again',
}

/** What somebody would hire by: a project that was taken down only comes back or ends. */
const goesOn: ReadonlySet<ProjectMove> = new Set(['award', 'extend'])
const TAKEN_DOWN =
  'This project was taken down after a report: nobody can be hired for it until it is restored'

/** Why a move can't be made now; nothing when it can. A button stands where the answer is nothing, and the operation refuses with the same words. */
export function whyNot({ state, takenDownAt }: Facts, move: ProjectMove): string | undefined {
  if (!mayMove(move, state)) return REFUSALS[state]
  return takenDownAt && goesOn.has(move) ? TAKEN_DOWN : undefined
}

/** Whether its owner can change its words: those of a draft, those that wait for a moderator, or those that sellers see. */
export const mayChange = (project: Facts): boolean =>
  isUnposted(project.state) || project.state === 'in_review' || !whyNot(project, 'extend')

/** Whether sellers can answer it. Who has answered it sees it also while it is out of sight. */
export const takesProposals = ({ isOwnerHidden, ...project }: Facts & { isOwnerHidden: boolean }): boolean =>
  !isOwnerHidden && !whyNot(project, 'award')

/** By a moderator, and not only kept out of sight because it was closed before anybody let it through. */
export const isTakenDown = ({
  takenDownAt,
  openedAt,
}: Pick<Facts, 'takenDownAt'> & { openedAt: Date | null }): boolean =>
  takenDownAt !== null && openedAt !== null
