import type { SubmissionResult } from '@conform-to/react'
import { Form } from 'react-router'
import { ReasonField } from '#app/admin/settings/section-form.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { FieldSet } from '#app/ui/inputs/field/field.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { Time } from '#app/ui/time/time.tsx'
import type { RulesIntent } from './act-on-rules.ts'

type AnnouncedChange = { id: number; words: string; announcedAt: Date; effectiveAt: Date }

type AnnouncedProps = {
  sectionId: string
  group: string
  changes: readonly AnnouncedChange[]
  now: Date
  lastResult: SubmissionResult<string[]> | undefined
}

/** What waits for its day in a section, and the form that takes it back. */
export function Announced({ sectionId, group, changes, now, lastResult }: AnnouncedProps) {
  const id = `withdraw-${sectionId}`
  const { form, field } = serverForm({ id, lastResult })
  const isSending = useSent()?.get('intent') === `withdraw:${sectionId}`
  if (changes.length === 0) return null
  const ticked = lastResult?.initialValue?.['changeIds']
  const isTicked = (change: AnnouncedChange) =>
    Array.isArray(ticked) ? ticked.includes(String(change.id)) : changes.length === 1
  return (
    <section className="announced" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{group}: announced, not in force yet</h3>
      <Form id={id} method="post" action={`#${id}`} className="form" noValidate preventScrollReset>
        <FormErrors form={form} />
        <FieldSet
          label="What to withdraw"
          labelHidden
          {...field('changeIds')}
          required={false}
          defaultValue={undefined}
        >
          {changes.map((change) => (
            <Check key={change.id} value={change.id} defaultChecked={isTicked(change)}>
              <b>{change.words}</b>, announced <Time at={change.announcedAt} now={now} quiet />, applies{' '}
              <Time at={change.effectiveAt} now={now} quiet />
            </Check>
          ))}
        </FieldSet>
        <p className="soft announced-fine">
          To correct one, announce another value above: it takes its place, and its notice begins again.
          Withdrawn, it never applies. The public log tells of either.
        </p>
        <div className="settings-save">
          <ReasonField {...field('reason')} hint="Shown in the public log, and kept in the audit log" />
          <div className="row">
            <Button
              look="danger"
              name="intent"
              value={`withdraw:${sectionId}` satisfies RulesIntent}
              busy={isSending}
            >
              Withdraw
            </Button>
          </div>
        </div>
      </Form>
    </section>
  )
}
