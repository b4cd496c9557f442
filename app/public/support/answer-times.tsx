import { hours } from '#app/shared/figures/figures.ts'

type AnswerTimesProps = { /** In working hours. */ promised: number }

/** What is promised about the first answer. */
export function AnswerTimes({ promised }: AnswerTimesProps) {
  return (
    <>
      <h3 className="help-promise">First answer within {hours(promised).replace(' ', ' working ')}.</h3>
      <p className="soft">A person reads what you write and answers you.</p>
    </>
  )
}
