import { teamLimits } from '../team-rules.ts'
import type { Standing } from './invitation-rules.ts'

/** What is said of an invitation that can't be accepted: by its page, and by the operation. */
export const standingWords: Record<Exclude<Standing, 'open'>, { title: string; text: string }> = {
  dissolved: {
    title: 'The team is dissolved',
    text: 'It takes nobody in any more. Nothing was agreed, and nothing is owed.',
  },
  'taken-back': {
    title: 'The invitation was taken back',
    text: 'Nothing was agreed, and nothing is owed.',
  },
  declined: {
    title: 'The invitation was declined',
    text: 'If that was a mistake, ask for another one.',
  },
  'used-by-you': {
    title: 'You have joined',
    text: 'You accepted this invitation: the team is in your area.',
  },
  used: {
    title: 'The invitation is used',
    text: 'An invitation lets one person in, and somebody was first. Ask for another one.',
  },
  'wrong-person': {
    title: 'The invitation is for somebody else',
    text: 'Only the person that it names can accept it. If that is you, sign in with that account, or verify that e-mail address.',
  },
  expired: {
    title: 'The invitation has expired',
    text: 'It was not answered in time. Ask for another one: it takes a minute.',
  },
  'already-in': { title: 'You are in this team', text: 'There is nothing left to accept.' },
  suspended: {
    title: 'The team is suspended',
    text: 'An administrator has suspended it, so nobody can join now. The invitation stays until its last day.',
  },
  full: {
    title: 'The team is full',
    text: 'As many people are in it as a team may have. The invitation stays until its last day.',
  },
  'share-gone': {
    title: 'The shares have changed',
    text: 'The owner’s share is smaller now than the one that you were promised. Ask for another invitation.',
  },
  'too-many-teams': {
    title: `You are in ${teamLimits.teamsOfAMember} teams`,
    text: 'That is as many as one may be in. Leave one first, then accept.',
  },
}
