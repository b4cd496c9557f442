import type { Settings } from '#domain/settings/index.ts'
import { hoursFrom } from './working-hours.ts'
import { dueAt } from './working-minutes.ts'

/** What is promised: so many working minutes until the first answer. */
export const promisedMinutes = ({ firstAnswerWorkingHours }: Pick<Settings, 'firstAnswerWorkingHours'>) =>
  firstAnswerWorkingHours * 60

/** When the answer to what is asked at a moment is due, by the settings in force. */
export function answerDueAt(settings: Settings, from: Date): Date {
  return dueAt(hoursFrom(settings), from, promisedMinutes(settings))
}
