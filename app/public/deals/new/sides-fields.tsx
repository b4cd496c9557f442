import { Radio } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import type { DealTyped } from '#domain/deals/deal-input.ts'
import type { FieldOf } from '../field-of.ts'

type Team = { id: string; name: string }
type SidesProps = { field: FieldOf; typed: DealTyped; teams: readonly Team[] }

/** On which side you stand, in whose name you sell, and how the other side is found. */
export function SidesFields({ field, typed, teams }: SidesProps) {
  return (
    <>
      <FieldSet label="You are" {...field('as', typed.as)}>
        <Radio value="buyer">The buyer: I pay for the work</Radio>
        <Radio value="seller">The seller: I do the work</Radio>
      </FieldSet>
      {teams.length > 0 ? (
        <Field
          label="Offered by"
          {...field('team', typed.team ?? '')}
          className="as-seller"
          hint="What a team earns is split by its shares on the day the deal is accepted"
        >
          <Select
            options={[
              { value: '', label: 'Me' },
              ...teams.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
      ) : null}
      <FieldSet label="The other side" {...field('with', typed.with)}>
        <Radio value="link" hint="You get a link to send them yourself">
          Comes by a link
        </Radio>
        <Radio value="username" hint="They are a member here already">
          Is a member
        </Radio>
        <Radio value="email" hint="We e-mail them the link">
          Gets an e-mail
        </Radio>
      </FieldSet>
      <Field label="Their username" {...field('username', typed.username)} className="with-username">
        <TextInput autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Their e-mail" {...field('email', typed.email)} className="with-email">
        <TextInput type="email" />
      </Field>
    </>
  )
}
