import { useState } from 'react'
import { Form } from 'react-router'
import { ShareSliders } from '#app/shared/teams/share-sliders.tsx'
import { useShares } from '#app/shared/teams/use-shares.ts'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { AmountInput, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { readPercent, WHOLE } from '#domain/teams/team-rules.ts'
import type { IntroData } from './load-intro.ts'
import { playSplit } from './play-split.ts'

const FORM = 'play-form'

/** A release to play with. Without script the form works it out; with it the bar and the sum follow at once. */
export function Play({ intro }: { intro: IntroData }) {
  const names = intro.typed.map(({ name }) => name)
  const fields = names.map((_, index) => `s${index + 1}`)
  const shares = useShares(
    FORM,
    intro.typed.map(({ share }) => readPercent(share || '0') ?? 0),
    fields,
  )
  const [amount, setAmount] = useState(intro.amount)
  const [isMoved, setIsMoved] = useState(false)
  const typed = isMoved
    ? names.map((name, index) => ({ name, share: ((shares.points[index] ?? 0) / 100).toFixed(2) }))
    : intro.typed
  const isWhole = shares.points.reduce((sum, points) => sum + points, 0) === WHOLE
  const { split, problem } = playSplit(intro.terms, { amount, typed })
  return (
    <section className="team-part" aria-labelledby="play">
      <h2 id="play">What a release becomes</h2>
      <Form
        id={FORM}
        action="/team"
        className="form"
        preventScrollReset
        onBlur={(event) => {
          shares.onBlur(event)
          setIsMoved(true)
        }}
        onFocus={shares.onFocus}
      >
        <Field label="Released">
          <AmountInput
            name="amount"
            currency={intro.terms.currency}
            defaultValue={intro.amount}
            maxLength={20}
            onInput={({ currentTarget }) => setAmount(currentTarget.value)}
          />
        </Field>
        <div className="team-acts">
          {intro.typed.map(({ name, share }, index) => (
            <Field key={name} label={`${name}, %`}>
              <TextInput name={fields[index]} defaultValue={share} maxLength={7} inputMode="decimal" />
            </Field>
          ))}
        </div>
        <div className="form-acts">
          <Button>Work it out</Button>
        </div>
      </Form>
      {isWhole ? (
        <ShareSliders
          label="Shares"
          names={names}
          points={shares.points}
          onChange={(points) => {
            shares.change(points)
            setIsMoved(true)
          }}
        />
      ) : null}
      {split ? (
        <>
          <Sum
            rows={[
              { name: 'Released', amount: split.released },
              { name: 'Commission', amount: `−${split.commission}` },
              ...split.parts.map(({ memberId, amount: part, exactly }) => ({
                name: memberId,
                hint: `exactly ${exactly}`,
                amount: part,
                key: memberId,
              })),
            ]}
            total={{ name: 'Shared, all of it', amount: split.shared }}
          />
          <p className="soft">
            Each part is rounded down. The cents left over go to the owner, who is first
            {split.left ? `: here ${split.left}` : ''}. Move a border, and one gets what the other gives.
          </p>
        </>
      ) : (
        <p role="status">{problem}</p>
      )}
    </section>
  )
}
