import { counted } from '#app/shared/figures/figures.ts'
import type { DescribedAnswers } from '#domain/support/index.ts'

/** 2 h 40 min. */
function inHours(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ')
}

/** What is promised about the first answer, and beside it what the last of them took. */
export function AnswerTimes({ promisedMinutes, medianMinutes, answers }: DescribedAnswers) {
  return (
    <>
      <h3 className="help-promise">First answer within {counted(promisedMinutes / 60, 'working hour')}.</h3>
      <p className="soft">
        A person reads what you write and answers you.
        {medianMinutes === null
          ? null
          : ` The last ${answers === 1 ? 'one took' : `${answers} took`} ${inHours(medianMinutes)} in the middle.`}
      </p>
    </>
  )
}
