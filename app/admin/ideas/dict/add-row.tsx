import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { colourWords, ideaColours, ideaLimits } from '#domain/ideas/idea-rules.ts'
import type { DictIntent } from './dict-intents.ts'

type AddRowProps = { list: 'state' | 'kind'; refused: RefusedForm | undefined }

/** A new row at the end of its list. */
export function AddRow({ list, refused }: AddRowProps) {
  const id = `add-${list}` as const
  const result = refusalFor(id, refused)
  const { form, field } = serverForm({
    id,
    lastResult: result,
    limits: { label: ideaLimits.label, description: ideaLimits.description },
  })
  const colour = field('colour')
  return (
    <details open={result ? true : undefined}>
      <summary>Add a {list}</summary>
      <Form id={id} method="post" className="form" noValidate preventScrollReset>
        <FormErrors form={form} />
        <Field label="Label" {...field('label')}>
          <TextInput autoComplete="off" />
        </Field>
        <Field label="Colour" {...colour} defaultValue={colour.defaultValue ?? 'ink'}>
          <Select options={ideaColours.map((value) => ({ value, label: colourWords[value] }))} />
        </Field>
        <Field label="Description" optional {...field('description')} required={false}>
          <TextInput autoComplete="off" />
        </Field>
        {list === 'state' ? (
          <div>
            <Check name="isFinal" defaultChecked={result?.initialValue?.['isFinal'] === 'on'}>
              Final: voting ends
            </Check>
            <Check name="isRefusal" defaultChecked={result?.initialValue?.['isRefusal'] === 'on'}>
              Says no: needs an answer
            </Check>
          </div>
        ) : null}
        <Button size="s" name="intent" value={id satisfies DictIntent}>
          Add the {list}
        </Button>
      </Form>
    </details>
  )
}
