export { answerDueAt, promisedMinutes } from './answer-due.ts'
export { hoursFrom, type WorkingHours } from './working-hours.ts'
export { dueAt, workingMinutes } from './working-minutes.ts'
export { dayAfter, spansFrom } from './working-spans.ts'
