import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { AdminPart } from '../admin-part.tsx'
import type { CheckIntent } from './check-intents.ts'
import type { CheckData } from './load-check.ts'

type DecideProps = Pick<CheckData, 'check' | 'limits'> & { refused: RefusedForm | undefined }

/** Approve, or send back with what is wrong. */
export function DecideForms({ check, limits, refused }: DecideProps) {
  const sent = useSent()?.get('intent')
  const approve = serverForm({ id: 'approve', lastResult: refusalFor('approve', refused) })
  const back = serverForm({ id: 'send-back', lastResult: refusalFor('send-back', refused), limits })
  return (
    <AdminPart id="decide" title="Decide">
      <div className="form-row">
        <Form id={approve.form.id} method="post" className="form" preventScrollReset>
          <FormErrors form={approve.form} />
          <input type="hidden" name="checkId" value={check.id} />
          <p>
            The name, the kind and the country agree with the document, and the document is valid and whole.
          </p>
          <div className="form-acts">
            <Button
              look="main"
              name="intent"
              value={'approve' satisfies CheckIntent}
              busy={sent === 'approve'}
            >
              Approve
            </Button>
          </div>
        </Form>
        <Form id={back.form.id} method="post" className="form" noValidate preventScrollReset>
          <FormErrors form={back.form} />
          <input type="hidden" name="checkId" value={check.id} />
          <Field label="Reason" {...back.field('reason')} hint="The member reads it, and sends others">
            <TextArea rows={3} />
          </Field>
          <div className="form-acts">
            <Button
              look="danger"
              name="intent"
              value={'send-back' satisfies CheckIntent}
              busy={sent === 'send-back'}
            >
              Send back
            </Button>
          </div>
        </Form>
      </div>
    </AdminPart>
  )
}
