import { pictureTypes } from '#app/shared/pictures/picture-rules.ts'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { Field, type FieldProps } from '#app/ui/inputs/field/field.tsx'
import { markAddress } from './mark-address.ts'

type MarkFieldProps = {
  name: string
  label: string
  hint: string | undefined
  field: Omit<FieldProps, 'label' | 'children'>
}

/** A logo or an icon: the one that is shown stays unless another is chosen or it is taken away. */
export function MarkField({ name, label, hint, field: { defaultValue, ...field } }: MarkFieldProps) {
  const shown = markAddress(defaultValue ?? '')
  return (
    <div>
      <input type="hidden" name={name} value={defaultValue ?? ''} />
      <Field label={label} {...field} required={false} hint={hint}>
        <input id={field.id} type="file" name={`${name}File`} accept={pictureTypes.join(',')} />
      </Field>
      {shown ? (
        <div className="mark-shown">
          <img src={shown} alt={`${label} that is shown now`} width={48} height={48} />
          <Check name={`${name}Remove`}>Take it away</Check>
        </div>
      ) : null}
    </div>
  )
}
