import type { FieldMetadata } from '@conform-to/react'

type AnyField = Pick<
  FieldMetadata,
  | 'id'
  | 'name'
  | 'formId'
  | 'key'
  | 'errors'
  | 'required'
  | 'defaultValue'
  | 'defaultOptions'
  | 'defaultChecked'
  | 'minLength'
  | 'maxLength'
>

/** `<Field label="Title" {...fieldProps(fields.title)}><TextInput /></Field>`: the control takes the rest from its field. */
export function fieldProps(field: AnyField) {
  return {
    id: field.id,
    name: field.name,
    form: field.formId,
    controlKey: field.key,
    error: field.errors?.[0],
    optional: field.required === false,
    required: field.required,
    defaultValue: field.defaultValue,
    defaultOptions: field.defaultOptions,
    // A counter takes the place of the `maxlength` attribute, which would cut a pasted text in silence.
    limits: field.maxLength === undefined ? undefined : { min: field.minLength, max: field.maxLength },
  }
}

/** For one box that says yes or no: `<Check {...checkProps(fields.terms)}>I accept</Check>`. */
export function checkProps(field: AnyField) {
  return {
    id: field.id,
    name: field.name,
    form: field.formId,
    defaultChecked: field.defaultChecked,
    'aria-invalid': field.errors ? true : undefined,
  }
}
