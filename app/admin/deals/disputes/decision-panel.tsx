import type { SubmissionResult } from '@conform-to/react'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { typedText } from '#app/shared/figures/typed-amount.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Radio } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { sendByKeys } from '#app/ui/inputs/form/send-by-keys.ts'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Money } from '#app/ui/money/money.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { decisionLimits } from '#domain/deals/decision-rules.ts'
import { minor } from '#platform/money/money.ts'
import {
  type Outcome,
  outcomes,
  partsGivenBack,
  partsOfTeam,
  type Priceable,
  readEarned,
  sumClaim,
  sumDecision,
} from './decision-sums.ts'
import type { DisputeIntent } from './decide.ts'

export type DecisionCase = Priceable & {
  disputeId: string
  /** How much of the price each side speaks of; nothing where no offer stands. */
  wantedMinor: bigint
  offeredMinor: bigint | null
  /** How much of it was earned until now, where it was released already. */
  hadMinor: bigint
  isClaim: boolean
  isMoneyHeld: boolean
}

type DecisionPanelProps = {
  decisionCase: DecisionCase
  lastResult: SubmissionResult<string[]> | undefined
  /** Where it is sent; the page that it stands on unless told. */
  action?: string | undefined
}

const names: Record<Outcome, string> = {
  release: 'Release all of it to the seller',
  refund: 'Refund all of it to the buyer',
  split: 'Split it',
}

/** What most often goes with an outcome: a proposal, to be changed by whoever knows better. */
const usualFault: Readonly<Record<string, string>> = { release: 'buyer', refund: 'seller', split: 'both' }

export const faultOptions = [
  { value: 'buyer', label: 'The buyer’s' },
  { value: 'seller', label: 'The seller’s' },
  { value: 'both', label: 'Both sides’' },
  { value: 'neither', label: 'Nobody’s' },
]

/** Release, refund or split to the cent, with the sums before the button; for administrators, here and in the deal's room. */
export function DecisionPanel({ decisionCase, lastResult, action }: DecisionPanelProps) {
  const { form, field } = serverForm({
    id: 'decide',
    lastResult,
    limits: { reasons: decisionLimits.reasons },
  })
  const typedBefore = (name: string) => {
    const value = lastResult?.initialValue?.[name]
    return typeof value === 'string' ? value : undefined
  }
  const isRequest = decisionCase.isClaim && !decisionCase.isMoneyHeld
  // An administrator can't take what is the seller's: only what can be done is offered.
  const offered = isRequest ? (['release'] as const) : outcomes
  const start = decisionCase.offeredMinor ?? decisionCase.wantedMinor
  const [outcome, setOutcome] = useState(typedBefore('outcome') ?? (isRequest ? 'release' : 'split'))
  const [typed, setTyped] = useState(typedBefore('earned') ?? typedText(minor(start), decisionCase.currency))
  // What somebody chose stays; until then the outcome proposes it.
  const before = typedBefore('fault')
  const [fault, setFault] = useState(before === undefined ? undefined : { value: before, since: 'typed' })
  const { state, formData } = useNavigation()
  const isSending = state === 'submitting' && formData?.get('intent') === 'decide'
  return (
    <Form
      id={form.id}
      method="post"
      action={action}
      className="form decision"
      noValidate
      preventScrollReset
      onKeyDown={sendByKeys}
    >
      <FormErrors form={form} />
      {isRequest ? (
        <Note tone="info">
          This money has cleared: it is the seller’s, and only they can give any of it back. Help both to
          agree, or end the request.
        </Note>
      ) : null}
      <input type="hidden" name="dispute" value={decisionCase.disputeId} />
      <FieldSet label="Outcome" {...field('outcome')} defaultValue={outcome}>
        {offered.map((one) => (
          <Radio key={one} value={one} onChange={() => setOutcome(one)}>
            {isRequest ? 'End the request: the money stays with the seller' : names[one]}
          </Radio>
        ))}
      </FieldSet>
      {isRequest ? null : (
        <Field
          label="Earned by the seller, when split"
          {...field('earned')}
          required={false}
          defaultValue={typed}
          hint={`Of ${formatMoney(decisionCase.priceMinor, decisionCase.currency)}; the rest goes back to the buyer with its fees`}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setOutcome('split')
            }}
          />
        </Field>
      )}
      <Arithmetic decisionCase={decisionCase} outcome={outcome} typed={typed} />
      <noscript>
        <Button size="s" name="intent" value={'preview' satisfies DisputeIntent}>
          Calculate
        </Button>
      </noscript>
      <Field
        key={fault?.since ?? outcome}
        label="Whose fault it was"
        {...field('fault')}
        defaultValue={fault?.value ?? usualFault[outcome] ?? ''}
        hint="It counts in the figures of that side"
      >
        <Select
          placeholder="Choose"
          options={faultOptions}
          onChange={({ currentTarget: { value } }) =>
            setFault((chosen) => ({ value, since: chosen?.since ?? outcome }))
          }
        />
      </Field>
      <Field label="Reasons" {...field('reasons')} hint="Both sides read them, and they stay in the timeline">
        <TextArea rows={5} />
      </Field>
      <div className="form-acts">
        <Button look="main" name="intent" value={'decide' satisfies DisputeIntent} busy={isSending}>
          {isRequest ? 'End the request' : 'Decide and move the money'}
        </Button>
      </div>
    </Form>
  )
}

type ArithmeticProps = { decisionCase: DecisionCase; outcome: string; typed: string }

/** What each side gets by what is chosen now. */
function Arithmetic({ decisionCase, outcome, typed }: ArithmeticProps) {
  const earned = readEarned(outcome, typed, decisionCase)
  if (earned.value === undefined)
    return (
      <p className="soft" role="status">
        {earned.error}
      </p>
    )
  const money = (amount: bigint) => <Money minor={amount} currency={decisionCase.currency} />
  const rowOfPart = ({ name, amount }: { name: string; amount: bigint }) => ({
    name: `of it, ${name}`,
    amount: money(amount),
  })
  if (decisionCase.isClaim) {
    const { fromSeller, fromMarketplace, toBuyer } = sumClaim(decisionCase, earned.value)
    const { toSeller: left } = sumDecision(decisionCase, earned.value)
    return (
      <div aria-live="polite">
        <Sum
          rows={[
            { name: 'From the seller, of what still clears', amount: money(fromSeller) },
            ...partsGivenBack(decisionCase, fromSeller, left).map(rowOfPart),
            { name: 'From the marketplace, its fees on that', amount: money(fromMarketplace) },
          ]}
          total={{ name: 'Back to the buyer, at once', amount: money(toBuyer) }}
        />
      </div>
    )
  }
  const { held, toSeller, toMarketplace, toBuyer } = sumDecision(decisionCase, earned.value)
  return (
    <div aria-live="polite">
      <Sum
        rows={[
          { name: 'To the seller, clearing', amount: money(toSeller) },
          ...partsOfTeam(decisionCase, toSeller).map(rowOfPart),
          { name: 'To the marketplace, fees on what was earned', amount: money(toMarketplace) },
          { name: 'Back to the buyer, at once', amount: money(toBuyer) },
        ]}
        total={{ name: 'All that is held', amount: money(held) }}
      />
    </div>
  )
}
