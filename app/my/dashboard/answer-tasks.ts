import type { Task } from './task.ts'

/** Answers of support that the member has not read. */
export function answerTasks(answered: readonly { number: number; subject: string }[]): Task[] {
  return answered.map(({ number, subject }) => ({
    key: `ticket ${number}`,
    title: `Read the answer to “${subject}”`,
    text: `Ticket ${number} was answered. Say whether that solved it, or write back.`,
    action: { label: 'Read it', to: `/my/support/${number}` },
  }))
}
