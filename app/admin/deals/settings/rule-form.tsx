import { Form, useNavigation } from 'react-router'
import { IdeaField, ReasonField } from '#app/admin/settings/section-form.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import type { AnsweredRules, RulesIntent } from './act-on-rules.ts'
import { EffectOf } from './effect.tsx'
import type { LoadedRules } from './load-rules.ts'

type RuleFormProps = {
  section: LoadedRules['sections'][number]
  basedOn: number
  currency: string
  answered: AnsweredRules | undefined
}

/** The rules of one group: first what a change does, then the button that announces it. */
export function RuleForm({ section, basedOn, currency, answered }: RuleFormProps) {
  const { id, fields, isAtOnce } = section
  const { form, field } = serverForm({ id, lastResult: answered?.result })
  const { state, formData } = useNavigation()
  const isSending = (step: string) => state === 'submitting' && formData?.get('intent') === `${step}:${id}`
  const typed = answered?.result.initialValue
  const hasEffect = (answered?.effect?.changes.length ?? 0) > 0
  return (
    <Form id={id} method="post" action={`#${id}`} className="form" noValidate preventScrollReset>
      <FormErrors form={form} />
      <input type="hidden" name="basedOn" value={basedOn} />
      <div className="settings-fields">
        {fields.map(({ key, label, unit, value, today }) => (
          <Field
            key={key}
            label={label}
            {...field(key)}
            required={false}
            defaultValue={typed ? String(typed[key] ?? '') : value}
            hint={
              [unit, today ? `today ${today}, this is announced` : ''].filter(Boolean).join('; ') || undefined
            }
          >
            <TextInput inputMode="decimal" autoComplete="off" />
          </Field>
        ))}
      </div>
      {answered?.effect ? <EffectOf effect={answered.effect} currency={currency} /> : null}
      <div className="settings-save">
        <ReasonField {...field('reason')} />
        <IdeaField {...field('idea')} />
        <div className="row">
          <Button name="intent" value={`see:${id}` satisfies RulesIntent} busy={isSending('see')}>
            See the effect
          </Button>
          {hasEffect ? (
            <Button
              look="main"
              name="intent"
              value={`announce:${id}` satisfies RulesIntent}
              busy={isSending('announce')}
            >
              {isAtOnce ? 'Save' : 'Announce'}
            </Button>
          ) : null}
        </div>
      </div>
    </Form>
  )
}
