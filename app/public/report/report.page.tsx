import { Form, Link, useActionData } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { reading } from '#app/edge.ts'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Radio } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { kindWords, reasonWords, reportLimits, reportReasons } from '#domain/reports/report-rules.ts'
import type { Route } from './+types/report.page.ts'
import { findAsked } from './load-report.server.ts'
import { reportIntents, type ReportIntent } from './report-intents.ts'

export const loader = reading(async (edge) => {
  const { kind, thingId, thing, isOwn } = await findAsked(edge)
  return {
    kind,
    thingId,
    title: thing.title,
    path: thing.path,
    isOwn,
    isMember: edge.page.viewer !== undefined && edge.page.viewer !== null,
    isSent: edge.url.searchParams.has('sent'),
  }
})

export const action = reportIntents

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches, {
    title: loaderData ? `Report ${loaderData.title}` : 'Report',
    description: 'Tell the people who run the marketplace what is wrong.',
    path: loaderData ? `/report/${loaderData.kind}/${loaderData.thingId}` : '/',
    image: 'home',
    noIndex: true,
  })

export default function ReportPage({ loaderData }: Route.ComponentProps) {
  const { kind, title, path, isOwn, isMember, isSent } = loaderData
  return (
    <main id="main" className="wrap">
      <PageHead
        title={`Report ${title}`}
        lede={`${kindWords[kind]}. A person of our staff reads it beside the thing as it is now, and tells you what was decided.`}
      />
      {isOwn ? (
        <Note tone="info">
          This is yours. <Link to={path}>Go back to it</Link> to change it or take it away.
        </Note>
      ) : isSent ? (
        <Note role="status" icon="mail">
          <b>One step more: open the e-mail we sent you.</b> Your report counts once you have pressed the
          button in it. What was decided comes to the same address.
        </Note>
      ) : (
        <ReportForm path={path} isMember={isMember} />
      )}
    </main>
  )
}

function ReportForm({ path, isMember }: { path: string; isMember: boolean }) {
  const refused = useActionData() as RefusedForm | undefined
  const { form, field } = serverForm({
    id: 'report',
    lastResult: refusalFor('report', refused),
    limits: { text: reportLimits.text },
  })
  const intent: ReportIntent = isMember ? 'report' : 'report-as-visitor'
  return (
    <Form
      id={form.id}
      method="post"
      className="form"
      noValidate
      {...(isMember ? { encType: 'multipart/form-data' as const } : {})}
    >
      <FormErrors form={form} />
      <FieldSet label="What is wrong with it?" {...field('reason')}>
        {reportReasons.map((reason) => (
          <Radio key={reason} value={reason}>
            {reasonWords[reason]}
          </Radio>
        ))}
      </FieldSet>
      <Field
        label="What you saw"
        hint="Where it is, and how you know. Whoever is reported never reads who you are."
        {...field('text')}
        required={false}
      >
        <TextArea rows={5} />
      </Field>
      {isMember ? (
        <Field
          label="Pictures"
          optional
          hint={`Up to ${reportLimits.pictures}, ${reportLimits.pictureMegabytes} MB each`}
          {...field('files')}
          required={false}
        >
          <TextInput type="file" multiple accept="image/*" />
        </Field>
      ) : (
        <Field
          label="Your e-mail"
          hint="We ask there whether it was you, and tell you what was decided. Sign in to add pictures."
          {...field('email')}
        >
          <TextInput type="email" autoComplete="email" />
        </Field>
      )}
      <div className="form-acts">
        <Button look="main" name="intent" value={intent}>
          Send the report
        </Button>
        <ButtonLink look="bare" to={path}>
          Go back
        </ButtonLink>
      </div>
    </Form>
  )
}
