import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { type FieldOf, ReasonForm } from '../../users/reason-form.tsx'
import { CategoryFields } from './category-fields.tsx'
import type { PlaceOption } from './tree-rows.ts'

type AddFormProps = {
  parents: readonly PlaceOption[]
  belowId: string | undefined
  limits: Record<string, TextLimits>
  refused: RefusedForm | undefined
}

export function AddForm({ parents, belowId, limits, refused }: AddFormProps) {
  return (
    <>
      <h2>A new category</h2>
      <ReasonForm
        key={belowId}
        intent="add"
        limits={limits}
        lastResult={refusalFor('add', refused)}
        label="Add it"
        isTold={false}
      >
        {(field) => (
          <>
            <PlaceField field={field} places={parents} chosenId={belowId} />
            <CategoryFields field={field} />
          </>
        )}
      </ReasonForm>
    </>
  )
}

type PlaceFieldProps = { field: FieldOf; places: readonly PlaceOption[]; chosenId: string | null | undefined }

export function PlaceField({ field, places, chosenId }: PlaceFieldProps) {
  const given = field('parentId')
  return (
    <Field label="Below" {...given} required={false} defaultValue={given.defaultValue ?? chosenId ?? ''}>
      <Select options={[{ value: '', label: 'At the top' }, ...places]} />
    </Field>
  )
}
