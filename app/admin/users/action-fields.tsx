import { roleWords } from '#domain/accounts/role-words.ts'
import { roles, type Role } from '#domain/actor.ts'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { Radio } from '#app/ui/inputs/field/choice.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import type { FieldOf } from './reason-form.tsx'

export function RoleFields({ field, role }: { field: FieldOf; role: Role }) {
  const given = field('role')
  return (
    <FieldSet label="Role" {...given} defaultValue={given.defaultValue ?? role}>
      {roles.map((one) => (
        <Radio key={one} value={one} hint={roleWords[one].does}>
          {roleWords[one].name}
        </Radio>
      ))}
    </FieldSet>
  )
}

/** Until when a ban holds, for members, addresses and domains alike. */
export function UntilField({ field }: { field: FieldOf }) {
  return (
    <Field
      label="Until"
      {...field('until')}
      required={false}
      optional
      hint="Through this day, UTC. Empty: until an administrator lifts it"
    >
      <TextInput type="date" />
    </Field>
  )
}

export function BanFields({ field }: { field: FieldOf }) {
  return (
    <>
      <UntilField field={field} />
      <Field
        label="Evidence"
        {...field('evidence')}
        required={false}
        optional
        hint="What it rests on: messages, deals, reports. The member reads it"
      >
        <TextArea rows={3} />
      </Field>
    </>
  )
}
