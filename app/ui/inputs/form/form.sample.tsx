import { getFormProps, type SubmissionResult } from '@conform-to/react'
import { z } from 'zod'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { AmountInput, TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { checkProps, fieldProps, FormErrors, useZodForm } from './form.tsx'
import { RefusedElsewhere } from './refused-elsewhere.tsx'
import { serverForm } from './server-form.ts'

const offer = z.object({
  title: z
    .string({ error: 'Title is empty. Say what you offer.' })
    .min(15, 'Title is too short. Write at least 15 characters.')
    .max(80, 'Title is too long. Keep it to 80 characters.'),
  price: z.coerce
    .number({ error: 'Price is not a number. Write it like 180.00.' })
    .min(5, 'Price is too low. Ask for 5.00 or more.'),
  description: z.string().max(6000).optional(),
  promptly: z.boolean().optional(),
})

const refused: SubmissionResult = {
  status: 'error',
  initialValue: {
    title: 'Logo design',
    price: '2.00',
    description: 'I draw marks for people who bake.',
    promptly: 'on',
  },
  error: {
    title: ['Title is too short. Write at least 15 characters.'],
    price: ['Price is too low. Ask for 5.00 or more.'],
  },
  state: { validated: { title: true, price: true } },
}

function OfferForm({ id, lastResult }: { id: string; lastResult?: SubmissionResult }) {
  const [form, fields] = useZodForm(offer, lastResult, { id })
  return (
    <form {...getFormProps(form)} method="post" className="form">
      <FormErrors form={form} />
      <Field label="Title" {...fieldProps(fields.title)}>
        <TextInput />
      </Field>
      <Field label="Basic price" {...fieldProps(fields.price)}>
        <AmountInput currency="USD" />
      </Field>
      <Field label="Description" {...fieldProps(fields.description)}>
        <TextArea />
      </Field>
      <Check {...checkProps(fields.promptly)}>I answer within a day</Check>
      <div className="form-acts">
        <Button look="main">Send for review</Button>
        <small className="soft">Draft saved at 14:04</small>
      </div>
    </form>
  )
}

function ServerCheckedForm() {
  const { form, field } = serverForm({
    id: 'sample-server',
    lastResult: null,
    limits: { title: { min: 15, max: 80 } },
  })
  return (
    <form id={form.id} method="post" className="form">
      <FormErrors form={form} />
      <Field label="Title" {...field('title')}>
        <TextInput />
      </Field>
      <div className="form-acts">
        <Button look="main">Send for review</Button>
      </div>
    </form>
  )
}

export const samples = [
  { title: 'A form, before it is sent', node: <OfferForm id="sample-offer" /> },
  { title: 'Refused: nothing is lost', node: <OfferForm id="sample-refused" lastResult={refused} /> },
  {
    title: 'Refused, and the form is gone',
    node: (
      <RefusedElsewhere
        result={{
          error: { '': ['The dispute is over already'] },
          initialValue: {
            reasons: 'A third of the work was done, as both agree.\n\nThe rest was never begun.',
          },
        }}
        wrote={{ reasons: 'Reasons' }}
      />
    ),
  },
  { title: 'A form of a public page, checked by the server alone', node: <ServerCheckedForm /> },
]
