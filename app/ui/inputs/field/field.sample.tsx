import { Check, Radio, Segmented, Switch } from './choice.tsx'
import { Field, FieldSet } from './field.tsx'
import { Range } from './range.tsx'
import { AmountInput, NumberInput, Password, TextArea, TextInput } from './text-input.tsx'

export const samples = [
  {
    title: 'Text: rest, focused, refused, disabled',
    node: (
      <div className="grid3">
        <Field label="Title" limits={{ min: 15, max: 80 }}>
          <TextInput placeholder="What you offer" />
        </Field>
        <Field label="Focused">
          <TextInput className="is-focus" defaultValue="Labels for honey" />
        </Field>
        <Field label="IBAN" error="The check digits don’t fit. Look at the last four.">
          <TextInput defaultValue="DE89 3704 0044 0532 0130 01" />
        </Field>
        <Field label="Disabled">
          <TextInput defaultValue="Set by your team" disabled />
        </Field>
        <Field label="Basic price">
          <AmountInput currency="USD" defaultValue="180.00" />
        </Field>
        <Field label="Days" hint="1 to 90">
          <NumberInput defaultValue="7" />
        </Field>
      </div>
    ),
  },
  {
    title: 'Text area, over its limit, password',
    node: (
      <div className="grid3">
        <Field label="Note" optional>
          <TextArea defaultValue="Ring the lower bell." />
        </Field>
        <Field label="Headline" limits={{ max: 24 }} error="Headline is too long. Keep it to 24 characters.">
          <TextArea defaultValue="I draw marks for people who bake." />
        </Field>
        <Field label="Password" aside={<a href="#forgot">Forgot it?</a>}>
          <Password defaultValue="guildhall-demo" />
        </Field>
      </div>
    ),
  },
  {
    title: 'Radios, checks, switches',
    node: (
      <div className="grid3">
        <FieldSet label="Delivery" name="sample-delivery" defaultValue="7">
          <Radio value="7">Seven days</Radio>
          <Radio value="3" note="+$45.00">
            Three days
          </Radio>
          <Radio value="1" disabled>
            One day
          </Radio>
        </FieldSet>
        <FieldSet label="Extras" name="sample-extras" defaultOptions={['source']}>
          <Check value="source">Source files</Check>
          <Check value="second" hint="Any of 14 languages">
            Second language
          </Check>
        </FieldSet>
        <FieldSet label="E-mail me" name="sample-mail" defaultOptions={['deals']}>
          <Switch value="deals">Deal steps</Switch>
          <Switch value="news">Product news</Switch>
          <Switch value="law" disabled>
            Changes to the terms
          </Switch>
        </FieldSet>
        <FieldSet label="Terms" name="sample-terms" error="Accept the terms to go on.">
          <Check>I accept the terms of the hall</Check>
        </FieldSet>
      </div>
    ),
  },
  {
    title: 'Segmented and range',
    node: (
      <div className="grid3">
        <Segmented
          label="Period"
          defaultValue="week"
          options={[
            { value: 'day', label: 'Day' },
            { value: 'week', label: 'Week' },
            { value: 'month', label: 'Month' },
          ]}
        />
        <Field label="Budget up to">
          <Range min={0} max={500} step={10} defaultValue={180} describeValue={(value) => `$${value}`} />
        </Field>
      </div>
    ),
  },
]
