import { Form, useActionData } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { NumberInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import type { ServicesIntent } from './act-on-services.ts'
import type { ServicesData } from './load-services.ts'

type CapacityProps = Pick<ServicesData, 'places' | 'address'>

/** How many orders a seller takes at once, over all of their services. */
export function CapacityForm({ places, address }: CapacityProps) {
  const refused = useActionData() as RefusedForm | undefined
  const { form, field } = serverForm({ id: 'capacity', lastResult: refusalFor('capacity', refused) })
  const most = field('most')
  return (
    <section className="block" aria-labelledby="capacity-title">
      <h2 id="capacity-title">Orders at once</h2>
      <div className="stack">
        <p className="soft">
          {places
            ? `You work on ${places.most - places.left} of ${places.most}. When all places are taken, your services say so and can’t be ordered until one is free.`
            : 'You take as many as come. Say how many you work on at once, and your services can’t be ordered beyond that.'}
        </p>
        <Form id={form.id} method="post" action={address} className="form" noValidate>
          <FormErrors form={form} />
          <Field
            label="Most orders at once"
            {...most}
            required={false}
            optional
            hint="Leave it empty for as many as come"
            defaultValue={most.defaultValue ?? (places ? String(places.most) : '')}
          >
            <NumberInput maxLength={3} />
          </Field>
          <div className="form-acts">
            <Button name="intent" value={'capacity' satisfies ServicesIntent}>
              Save the number
            </Button>
          </div>
        </Form>
      </div>
    </section>
  )
}
