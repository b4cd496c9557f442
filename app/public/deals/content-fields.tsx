import { Button, IconButton } from '#app/ui/inputs/button/button.tsx'
import { Radio } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { AmountInput, NumberInput, TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import {
  AUTO_ACCEPT_DAYS_MOST,
  type DealBounds,
  type DealTyped,
  REVISIONS_MOST,
  TERMS_MOST,
  TITLE_MOST,
} from '#domain/deals/deal-input.ts'
import type { FieldOf } from './field-of.ts'
import type { DealFormIntent } from './deal-form-intent.ts'

type ContentProps = { typed: DealTyped; bounds: DealBounds; field: FieldOf }

/** What the deal is about: words, milestones, the fee, the clocks. */
export function ContentFields({ typed, bounds, field }: ContentProps) {
  return (
    <>
      <Field label="Title" {...field('title', typed.title)} required limits={{ max: TITLE_MOST }}>
        <TextInput />
      </Field>
      <Field
        label="Terms"
        {...field('terms', typed.terms)}
        required
        limits={{ max: TERMS_MOST }}
        hint="What is made, how it is handed over, what does not belong to it"
      >
        <TextArea rows={8} />
      </Field>
      <Milestones typed={typed} bounds={bounds} field={field} />
      <FieldSet label="Who pays the seller commission" {...field('feeBearer', typed.feeBearer)}>
        <Radio value="seller">The seller</Radio>
        <Radio value="half">Both, half and half</Radio>
        <Radio value="buyer">The buyer</Radio>
      </FieldSet>
      <div className="form-row">
        <Field
          label="Days to answer a delivery"
          {...field('autoAcceptDays', typed.autoAcceptDays)}
          required
          hint={`From 1 to ${AUTO_ACCEPT_DAYS_MOST}. Then silence accepts.`}
        >
          <NumberInput />
        </Field>
        <Field
          label="Revisions a milestone"
          {...field('revisionsMost', typed.revisionsMost)}
          required
          hint={`From 0 to ${REVISIONS_MOST}`}
        >
          <NumberInput />
        </Field>
      </div>
    </>
  )
}

function Milestones({ typed, bounds, field }: ContentProps) {
  const { milestones } = typed
  const isFull = milestones.length >= bounds.milestonesMost
  return (
    <FieldSet
      label="Milestones"
      {...field('milestones', '')}
      hint={`Each from ${bounds.least} to ${bounds.most}, with its own money in escrow and its own days, one after another`}
    >
      <ol className="milestone-rows">
        {milestones.map((one, index) => (
          <li key={index} className="milestone-row">
            <Field
              label={`Milestone ${index + 1}`}
              {...field(`milestones[${index}].title`, one.title)}
              required
            >
              <TextInput />
            </Field>
            <Field
              label={`Price of ${index + 1}`}
              {...field(`milestones[${index}].price`, one.price)}
              required
            >
              <AmountInput currency={bounds.currency} />
            </Field>
            <Field label={`Days for ${index + 1}`} {...field(`milestones[${index}].days`, one.days)} required>
              <NumberInput />
            </Field>
            {milestones.length > 1 ? (
              <IconButton
                name="intent"
                value={`remove ${index}` satisfies DealFormIntent}
                label={`Remove milestone ${index + 1}`}
              >
                <Icon name="trash-2" size={18} />
              </IconButton>
            ) : null}
          </li>
        ))}
      </ol>
      {isFull ? (
        <p className="small soft">{bounds.milestonesMost} are as many as fit.</p>
      ) : (
        <div>
          <Button size="s" name="intent" value={'add' satisfies DealFormIntent}>
            <Icon name="plus" size={16} /> Add a milestone
          </Button>
        </div>
      )}
    </FieldSet>
  )
}
