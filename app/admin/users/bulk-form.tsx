import type { SubmissionResult } from '@conform-to/react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Note } from '#app/ui/note/note.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { BanFields } from './action-fields.tsx'
import type { BulkIntent, MembersIntent } from './bulk.ts'

type BulkFormProps = {
  intent: BulkIntent
  members: readonly { id: string; displayName: string }[]
  limits: Record<string, TextLimits>
  lastResult: SubmissionResult<string[]> | undefined
  backTo: string
}

const WORDS: Record<BulkIntent, { title: string; act: string; text: string }> = {
  verify: {
    title: 'Verify e-mail addresses',
    act: 'Verify',
    text: 'Their addresses count as proved, and they are told.',
  },
  'sign-out': {
    title: 'Sign out everywhere',
    act: 'Sign out',
    text: 'All their sessions end, and they are told why.',
  },
  ban: {
    title: 'Ban members',
    act: 'Ban',
    text: 'They are out at once on every device, told why, and may appeal.',
  },
}

/** Asks for the reason before several members are acted on. */
export function BulkForm({ intent, members, limits, lastResult, backTo }: BulkFormProps) {
  const { form, field } = serverForm({ id: 'bulk', lastResult, limits })
  const isSending = useNavigation().state === 'submitting'
  const words = WORDS[intent]
  if (members.length === 0) {
    return (
      <Note tone="warn">
        Nobody is selected. <Link to={backTo}>Back to the list</Link>
      </Note>
    )
  }
  return (
    <Section title={words.title} text={words.text} opens>
      <Form id={form.id} method="post" className="form" noValidate>
        <FormErrors form={form} />
        <p>
          <b>
            {members.length} {members.length === 1 ? 'member' : 'members'}:
          </b>{' '}
          {members.map((one) => one.displayName).join(', ')}
        </p>
        {members.map((one) => (
          <input key={one.id} type="hidden" name="member" value={one.id} />
        ))}
        <Field label="Reason" {...field('reason')} hint="They read it, and it is written to the audit log">
          <TextArea rows={2} />
        </Field>
        {intent === 'ban' ? <BanFields field={field} /> : null}
        <div className="form-acts">
          <Button
            look={intent === 'ban' ? 'danger' : 'main'}
            name="intent"
            value={`do-${intent}` satisfies MembersIntent}
            busy={isSending}
          >
            {words.act} {members.length} {members.length === 1 ? 'member' : 'members'}
          </Button>
          <Link to={backTo}>Cancel</Link>
        </div>
      </Form>
    </Section>
  )
}
