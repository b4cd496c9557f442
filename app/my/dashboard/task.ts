import type { VerifyIntent } from '#app/auth/verify-intents.ts'
import { type TaskDeadline } from './task-deadline.ts'
import type { TodayIntent } from './today-intents.ts'

/** Something that waits for the member, in the words that the page shows. */
export type Task = {
  key: string
  title: string
  text: string
  /** Only what has a deadline has one; the rest waits. */
  by?: TaskDeadline | undefined
  action: TaskAction
  /** Another answer that the task may have. */
  otherwise?: TaskAction
}

export type TaskAction =
  | { label: string; to: string }
  | {
      label: string
      /** What of several alike it is about, for those who hear the button alone. */
      about?: string
      post: string
      intent: TodayIntent | VerifyIntent
      fields?: Readonly<Record<string, string>>
    }
