import type { SubmissionResult } from '@conform-to/react'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { typedText } from '#app/shared/figures/typed-amount.ts'
import { AppealFiles } from '#app/shared/support/appeal-files.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Radio } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { sendByKeys } from '#app/ui/inputs/form/send-by-keys.ts'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Money } from '#app/ui/money/money.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { appealLimits } from '#domain/appeals/appeal-rules.ts'
import { reachOf } from '#domain/deals/disputes/appeal-rules.ts'
import { minor, type Minor } from '#platform/money/money.ts'
import type { DisputeIntent } from './decide.ts'
import { type DecisionCase, faultOptions } from './decision-panel.tsx'
import { readEarned, sumClaim } from './decision-sums.ts'
import type { LoadedCase } from './load-case.ts'

type AppealPartProps = { loaded: LoadedCase; appeal: NonNullable<LoadedCase['appeal']> }

/** What one side says against the decision; both sides read it. */
export function AppealWords({ loaded, appeal }: AppealPartProps) {
  const { dispute, now } = loaded
  return (
    <>
      <p className="soft">
        The {dispute.appealedBy} appealed <Time at={appeal.sentAt} now={now} />.{' '}
        {appeal.outcome ? null : (
          <>
            The time to decide it ends <Time at={appeal.dueAt} now={now} />.
          </>
        )}
      </p>
      <p className="admin-said">{appeal.words}</p>
      <AppealFiles files={appeal.files} />
      {dispute.appealReasons ? (
        <Note icon="circle-check">
          <b>{appeal.outcome}.</b> {dispute.appealReasons}
        </Note>
      ) : null}
    </>
  )
}

type AppealPanelProps = {
  decisionCase: DecisionCase
  heldMinor: bigint | null
  fault: string | null
  isOwnDecision: boolean
  lastResult: SubmissionResult<string[]> | undefined
}

/** It stays, or is divided anew: within what is held, with the sums before the button. */
export function AppealPanel({ decisionCase, heldMinor, fault, isOwnDecision, lastResult }: AppealPanelProps) {
  const { form, field } = serverForm({
    id: 'decide-appeal',
    lastResult,
    limits: { reasons: appealLimits.reason },
  })
  const { currency, hadMinor } = decisionCase
  const before = lastResult?.initialValue?.['earned']
  const [typed, setTyped] = useState(
    typeof before === 'string' ? before : typedText(minor(hadMinor), currency),
  )
  const { state, formData } = useNavigation()
  const isSending = state === 'submitting' && formData?.get('intent') === 'decide-appeal'
  const reach = reachOf(
    { ...decisionCase, priceMinor: minor(decisionCase.priceMinor) },
    { earnedMinor: minor(hadMinor), heldMinor: heldMinor === null ? null : minor(heldMinor) },
  )
  const money = (amount: bigint) => formatMoney(amount, currency)
  return (
    <Form
      id={form.id}
      method="post"
      className="form decision"
      noValidate
      preventScrollReset
      onKeyDown={sendByKeys}
    >
      <FormErrors form={form} />
      {isOwnDecision ? (
        <Note tone="info">You made this decision: decide about it only if there is nobody else.</Note>
      ) : null}
      {heldMinor === null ? (
        <Note tone="warn">
          The money of this decision had cleared before the appeal: it is theirs, and nobody takes it back.
          You can still say whose fault it was. What the marketplace wants to make good, it gives by a
          correction.
        </Note>
      ) : reach.mostMinor < decisionCase.priceMinor ? (
        <Note tone="warn">
          Of what went back to the buyer {money(heldMinor)} was still there, and is held. More than{' '}
          {money(reach.mostMinor)} of the price can’t go to the seller any more.
        </Note>
      ) : null}
      <input type="hidden" name="dispute" value={decisionCase.disputeId} />
      <FieldSet label="Outcome" {...field('outcome')}>
        <Radio value="upheld" hint="What is held goes back to where it came from">
          The decision stays
        </Radio>
        <Radio value="changed" hint="Carried out at once, and final">
          {heldMinor === null
            ? 'Whose fault it was changes'
            : 'It is divided anew, or the fault is another’s'}
        </Radio>
      </FieldSet>
      {heldMinor === null ? null : (
        <>
          <Field
            label="Earned by the seller, when changed"
            {...field('earned')}
            required={false}
            defaultValue={typed}
            hint={`Now ${money(hadMinor)}; from ${money(reach.leastMinor)} to ${money(reach.mostMinor)}`}
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
          <Moved decisionCase={decisionCase} typed={typed} />
          <noscript>
            <Button size="s" name="intent" value={'preview-appeal' satisfies DisputeIntent}>
              Calculate
            </Button>
          </noscript>
        </>
      )}
      <Field
        label="Whose fault it was, when changed"
        {...field('fault')}
        required={false}
        defaultValue={fault ?? ''}
      >
        <Select placeholder="Choose" options={faultOptions} />
      </Field>
      <Field label="Reasons" {...field('reasons')} hint="Both sides read them in the room">
        <TextArea rows={5} />
      </Field>
      <div className="form-acts">
        <Button look="main" name="intent" value={'decide-appeal' satisfies DisputeIntent} busy={isSending}>
          Decide the appeal
        </Button>
      </div>
    </Form>
  )
}

/** What moves by what is typed now: to one side or to the other. */
function Moved({ decisionCase, typed }: { decisionCase: DecisionCase; typed: string }) {
  const earned = readEarned('split', typed, decisionCase)
  if (earned.value === undefined)
    return (
      <p className="soft" role="status">
        {earned.error}
      </p>
    )
  const { fromSeller, fromMarketplace, toBuyer } = sumClaim(decisionCase, earned.value)
  const money = (amount: Minor) => <Money minor={amount} currency={decisionCase.currency} />
  const isMore = toBuyer < 0n
  const shown = (amount: Minor) => money(minor(amount < 0n ? -amount : amount))
  return (
    <div aria-live="polite">
      <Sum
        rows={[
          {
            name: isMore ? 'To the seller, clearing' : 'From the seller, of what still clears',
            amount: shown(fromSeller),
          },
          {
            name: isMore ? 'To the marketplace, its fees on that' : 'From the marketplace, its fees on that',
            amount: shown(fromMarketplace),
          },
        ]}
        total={{
          name: isMore ? 'From the buyer, of what is held' : 'To the buyer, at once',
          amount: shown(toBuyer),
        }}
      />
    </div>
  )
}
