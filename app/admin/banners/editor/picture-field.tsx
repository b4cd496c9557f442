import { pictureTypes } from '#app/shared/pictures/picture-rules.ts'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { Field, type FieldProps } from '#app/ui/inputs/field/field.tsx'

type PictureFieldProps = {
  which: 'light' | 'dark'
  label: string
  field: Omit<FieldProps, 'label' | 'children'>
  /** How far the one that hangs is drawn. */
  state: 'making' | 'ready' | 'failed' | null
}

const stateWords = {
  making: 'It is being drawn, and is seen within a minute.',
  ready: 'One hangs already.',
  failed: 'This picture could not be drawn. Choose another.',
} as const

/** A picture of a banner: the one that hangs is kept unless another is chosen or it is taken away. */
export function PictureField({ which, label, field, state }: PictureFieldProps) {
  const { defaultValue, ...rest } = field
  const hint = `4 to 3, at least 640 px wide, at most 10 MB.${state ? ` ${stateWords[state]}` : ''}`
  return (
    <>
      <input type="hidden" name={`${which}Picture`} value={defaultValue ?? ''} />
      <Field label={label} {...rest} required={false} optional hint={hint}>
        <input id={rest.id} type="file" name={`${which}File`} accept={pictureTypes.join(',')} />
      </Field>
      {defaultValue ? (
        <Check name={which === 'light' ? 'removeLight' : 'removeDark'}>Take this picture away</Check>
      ) : null}
    </>
  )
}
