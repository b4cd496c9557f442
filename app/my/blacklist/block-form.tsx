import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { blockLimits } from '#domain/blocks/block-rules.ts'
import type { BlacklistIntent } from './act-on-blacklist.ts'
import type { BlacklistData } from './load-blacklist.ts'

type BlockFormProps = { who: NonNullable<BlacklistData['who']>; refused: RefusedForm | undefined }

/** The last look before somebody is blocked, with room for why. */
export function BlockForm({ who, refused }: BlockFormProps) {
  const { form, field } = serverForm({
    id: 'block',
    lastResult: refusalFor('block', refused),
    limits: { note: { max: blockLimits.note } },
  })
  return (
    <Form id={form.id} method="post" className="form block-form" noValidate>
      <h2>
        <Avatar name={who.name} src={who.avatar} size={40} /> Block {who.name}?
      </h2>
      <FormErrors form={form} />
      <input type="hidden" name="memberId" value={who.id} />
      <Field
        label="Note to yourself"
        optional
        hint="Nobody else reads it."
        {...field('note')}
        required={false}
      >
        <TextArea rows={2} />
      </Field>
      <div className="form-acts">
        <Button look="danger" name="intent" value={'block' satisfies BlacklistIntent}>
          Block {who.name}
        </Button>
        <ButtonLink look="bare" to="/my/blacklist">
          Not now
        </ButtonLink>
      </div>
    </Form>
  )
}
