import { Link } from 'react-router'
import { Radio } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import type { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Select } from '#app/ui/inputs/select/select.tsx'
import type { SettingsData } from './load-settings.ts'

type FieldOf = ReturnType<typeof serverForm>['field']
type WhenProps = Pick<SettingsData, 'saved' | 'timeZone'> & { field: FieldOf }

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))
const HOURS_OR_NONE = [{ value: '', label: 'None' }, ...HOURS]

/** When e-mail comes, and when push does not. */
export function When({ saved, timeZone, field: fieldOf }: WhenProps) {
  const field = (name: keyof SettingsData['saved']) => {
    const { defaultValue, ...rest } = fieldOf(name)
    return { ...rest, required: false, defaultValue: defaultValue ?? saved[name] }
  }
  return (
    <>
      <FieldSet label="When e-mail comes" {...field('comes')}>
        <Radio value="at-once">At once, and what happens close together in one</Radio>
        <Radio value="daily" hint="What is marked as always still comes at once">
          Once a day
        </Radio>
      </FieldSet>
      <Field label="At which hour, if once a day" {...field('dailyHour')} hint={<InZone zone={timeZone} />}>
        <Select options={HOURS} />
      </Field>
      <div className="quiet-hours">
        <Field label="No push from" {...field('quietFrom')}>
          <Select options={HOURS_OR_NONE} />
        </Field>
        <Field label="Until" {...field('quietUntil')} hint="It comes then, if it is still unread">
          <Select options={HOURS_OR_NONE} />
        </Field>
      </div>
    </>
  )
}

function InZone({ zone }: { zone: string }) {
  return (
    <>
      In your time zone, <Link to="/my/account#place">{zone}</Link>
    </>
  )
}
