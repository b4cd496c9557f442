import type { AccountToday } from '#domain/accounts/index.ts'
import type { UnfinishedService } from '#domain/catalogue/index.ts'
import { serviceTasks } from './service-tasks.ts'
import { type DealTurn, dealTasks } from './deal-tasks.ts'
import { answerTasks } from './answer-tasks.ts'
import { signInTask } from './sign-in-task.ts'
import { dateAndTime } from '../../shared/moments.ts'
import { byWhen } from './task-deadline.ts'
import type { Task } from './task.ts'

export type TasksAsked = {
  state: 'unverified' | 'active' | 'banned' | 'deleting'
  isStaff: boolean
  email: string
  timeZone: string
  now: Date
  today: AccountToday
  deletion: { askedAt: Date; dueAt: Date } | undefined
  unfinished: readonly UnfinishedService[]
  /** Deals whose next step is the member’s. */
  deals: readonly DealTurn[]
  /** What PRO needs, if anything. */
  pro?: readonly Task[]
  /** Tickets with an answer that is not read. */
  answered?: readonly { number: number; subject: string }[]
}

/** What needs the member now: first what has a deadline, the nearest before the others, then the rest by weight. */
export function listTasks(asked: TasksAsked): Task[] {
  const tasks = [
    ...deletionTask(asked),
    ...verifyTask(asked),
    ...dealTasks(asked.deals, asked),
    ...(asked.pro ?? []),
    ...answerTasks(asked.answered ?? []),
    ...signInTask(asked.today.newSignIns, asked.timeZone),
    ...(asked.isStaff ? secondFactorTask(asked) : []),
    ...serviceTasks(asked.unfinished, asked.state),
    ...profileTask(asked),
    ...(asked.isStaff ? [] : secondFactorTask(asked)),
  ]
  return tasks.toSorted((one, other) => deadlineOf(one) - deadlineOf(other))
}

/** Far enough for a stable sort to leave tasks without a deadline in the order of their weight. */
const deadlineOf = ({ by }: Task): number => by?.at.getTime() ?? Number.MAX_SAFE_INTEGER

function deletionTask(asked: TasksAsked): Task[] {
  const { deletion, timeZone } = asked
  if (!deletion) return []
  return [
    {
      key: 'deletion',
      title: `Your account will be deleted on ${dateAndTime(deletion.dueAt, timeZone)}`,
      text: 'You asked for it to be deleted. Until then you can change your mind; afterwards nothing brings it back.',
      by: byWhen(deletion.askedAt, deletion.dueAt, asked),
      action: { label: 'Keep my account', to: '/my/account#data' },
    },
  ]
}

function verifyTask({ state, email }: TasksAsked): Task[] {
  if (state !== 'unverified') return []
  return [
    {
      key: 'verify',
      title: 'Verify your address',
      text: `Open the link that we sent to ${email}. Until then you can look around, but not pay, sell or write to people.`,
      action: { label: 'Send the link again', post: '/auth/email/verify', intent: 'resend' },
    },
  ]
}

function secondFactorTask({ today, isStaff, state }: TasksAsked): Task[] {
  if (today.hasSecondFactor || state === 'deleting' || state === 'unverified') return []
  return [
    {
      key: 'second-factor',
      title: 'Turn on two-factor sign-in',
      text: isStaff
        ? 'You look after this marketplace: a password alone is too little to guard that.'
        : 'With a code from your phone, a stolen password opens nothing.',
      action: { label: 'Turn it on', to: '/my/account#two-factor' },
    },
  ]
}

function profileTask({ today, state }: TasksAsked): Task[] {
  const missing = profileSteps(today).filter((step) => !step.isDone)
  if (missing.length === 0 || state === 'deleting') return []
  return [
    {
      key: 'profile',
      title: 'Complete your profile',
      text: `People look at who you are before they write. Still missing: ${inWords(missing.map((step) => step.noun))}.`,
      action: { label: 'Complete it', to: '/my/account#profile' },
    },
  ]
}

export type ProfileStep = { noun: string; label: string; isDone: boolean }

export function profileSteps({ has }: AccountToday): ProfileStep[] {
  return [
    { noun: 'a portrait', label: 'Add a portrait', isDone: has.portrait },
    { noun: 'a line about you', label: 'Say who you are, in a headline and a few lines', isDone: has.about },
    { noun: 'skills', label: 'Name your skills', isDone: has.skills },
    { noun: 'languages', label: 'Say which languages you work in', isDone: has.languages },
  ]
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

function inWords(nouns: string[]): string {
  return list.format(nouns)
}
