import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Note } from '#app/ui/note/note.tsx'
import type { SettingsIntent } from './act-on-settings.ts'
import type { SettingsData } from './load-settings.server.ts'

const FIRST_WORDS = 'I am away and answer when I am back.'

type AbsenceFormProps = SettingsData & { refused: RefusedForm | undefined }

/** From when until when one is away, and what whoever writes is answered. */
export function AbsenceForm({ absence, today, mayBeAway, limits, refused }: AbsenceFormProps) {
  const lastResult = refusalFor('set-absence', refused)
  const { form, field } = serverForm({
    id: 'set-absence',
    lastResult,
    limits: { words: { max: limits.absenceWords } },
  })
  if (!mayBeAway) return <p className="soft">Verify your e-mail address first.</p>
  const kept = (name: 'from' | 'until' | 'words', otherwise: string) => {
    const { defaultValue, ...rest } = field(name)
    return { ...rest, defaultValue: defaultValue ?? absence?.[name] ?? otherwise }
  }
  return (
    <>
      {absence ? (
        <Note icon="clock">
          <b>{absence.isNow ? 'You are away.' : 'You will be away.'}</b> Your profile and services say so, and
          whoever writes is answered once.{' '}
          <Form method="post">
            <Button size="s" name="intent" value={'end-absence' satisfies SettingsIntent}>
              {absence.isNow ? 'I am back' : 'I stay'}
            </Button>
          </Form>
        </Note>
      ) : null}
      <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
        <FormErrors form={form} />
        <div className="form-row">
          <Field label="First day" {...kept('from', today)}>
            <TextInput type="date" />
          </Field>
          <Field label="Last day" {...kept('until', '')}>
            <TextInput type="date" min={today} />
          </Field>
        </div>
        <Field label="What whoever writes is answered" {...kept('words', FIRST_WORDS)}>
          <TextArea rows={3} />
        </Field>
        <div className="form-acts">
          <Button name="intent" value={'set-absence' satisfies SettingsIntent}>
            {absence ? 'Change my absence' : 'Say that I am away'}
          </Button>
        </div>
      </Form>
    </>
  )
}
