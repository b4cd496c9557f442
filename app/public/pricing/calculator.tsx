import { useState } from 'react'
import { CalculatorAnswer } from './calculator-answer.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import { answer, type Asked, type CalculatorRules } from './calculator.ts'

type CalculatorProps = { rules: CalculatorRules; asked: Asked; today: string | undefined }

/** Amount in, two sums and four dates out: by the server from the address, and at once where there is script. */
export function Calculator({ rules, asked: fromAddress, today }: CalculatorProps) {
  const [asked, setAsked] = useState(fromAddress)
  const answered = answer(asked, rules)
  return (
    <section className="calc" aria-labelledby="work-it-out">
      <CalculatorForm
        rules={rules}
        asked={asked}
        answered={answered}
        onChange={(changed) => setAsked((before) => ({ ...before, ...changed }))}
      />
      <CalculatorAnswer rules={rules} asked={asked} answered={answered} today={today} />
    </section>
  )
}
