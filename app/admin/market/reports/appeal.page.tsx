import { Form, Link, useActionData } from 'react-router'
import deskCssUrl from '#app/admin/case-desk/case-desk.css?url'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { refusalElsewhere, refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { AppealFiles } from '#app/shared/support/appeal-files.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Radio } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { NumberInput, TextArea } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { sendByKeys } from '#app/ui/inputs/form/send-by-keys.ts'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { appealLimits, CHANGED_BAN_DAYS, outcomeWords } from '#domain/appeals/appeal-rules.ts'
import type { Route } from './+types/appeal.page.ts'
import { REPORTS } from './address.ts'
import { appealIntents, type AppealIntent } from './appeal-intents.ts'
import { loadAppeal } from './load-appeal.ts'
import cssUrl from './reports.css?url'
import { ReportsKeys } from './reports-keys.tsx'
import { ReportsBar, ReportsList } from './reports-list.tsx'
import { useReportsKeys } from './use-reports-keys.ts'

export const links: Route.LinksFunction = () =>
  [deskCssUrl, cssUrl].map((href) => ({ rel: 'stylesheet', href }))

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const loader = reading(staffOnly('appeal.read', loadAppeal))

export const action = appealIntents

export const meta: Route.MetaFunction = () => describeAdminPage('An appeal')

export default function AppealPage({ loaderData }: Route.ComponentProps) {
  const { list, number, title, rows, reason, words, files, member, decided, isOwn, isMember } = loaderData
  const refused = useActionData<RefusedForm>()
  const here = `${REPORTS}/appeals/${number}`
  useReportsKeys(list, here)
  return (
    <>
      <PageHead title="Reports">
        <ReportsKeys />
      </PageHead>
      <ReportsBar {...list} />
      <div className="case-desk has-case">
        <ReportsList {...list} current={here} />
        <section className="case" aria-labelledby="case-title">
          <h2 id="case-title">Appeal: {title}</h2>
          <RefusedElsewhere
            result={refusalElsewhere(
              decided || loaderData.isDecidedElsewhere || !member ? [] : ['decide'],
              refused,
            )}
            wrote={{ reason: 'Reason' }}
          />
          <section className="case-part stack">
            <h3>What was decided</h3>
            <p className="as-typed">{reason}</p>
            <Meta rows={rows} />
            {loaderData.case ? (
              <p>
                <Link to={loaderData.case}>Open the case</Link>
              </p>
            ) : null}
          </section>
          <section className="case-part stack">
            <h3>What {member ? <Link to={`/admin/users/${member.id}`}>{member.name}</Link> : 'they'} said</h3>
            <p className="as-typed">{words}</p>
            <AppealFiles files={files} />
          </section>
          {decided ? (
            <Note icon="circle-check">
              <b>{decided.outcome}.</b> <span className="as-typed">{decided.reason}</span>
              <br />
              <small className="soft">
                Decided by {decided.by}, {decided.at}
              </small>
            </Note>
          ) : loaderData.isDecidedElsewhere ? (
            <Note tone="info">Money is divided in it: it is decided where the whole dispute is read.</Note>
          ) : member === null ? (
            <Note tone="info">Who sent it has left: there is nothing to decide any more.</Note>
          ) : isMember ? (
            <Note tone="info">This appeal is yours: somebody else of staff decides.</Note>
          ) : (
            <DecideAppealForm key={number} isOwn={isOwn} isBan={loaderData.isBan} refused={refused} />
          )}
        </section>
      </div>
    </>
  )
}

type DecideProps = { isOwn: boolean; isBan: boolean; refused: RefusedForm | undefined }

function DecideAppealForm({ isOwn, isBan, refused }: DecideProps) {
  const { form, field } = serverForm({
    id: 'decide',
    lastResult: refusalFor('decide', refused),
    limits: { reason: appealLimits.reason },
  })
  return (
    <Form id={form.id} method="post" className="form" noValidate onKeyDown={sendByKeys}>
      <FormErrors form={form} />
      {isOwn ? (
        <Note tone="info">You made this decision: decide about it only if there is nobody else.</Note>
      ) : null}
      <FieldSet label="Outcome" {...field('outcome')}>
        <div className="case-choices">
          <Radio value="upheld" hint="Nothing changes" note={<kbd className="hide-s">1</kbd>}>
            {outcomeWords.upheld}
          </Radio>
          <Radio
            value="changed"
            hint={isBan ? 'The ban ends on a day' : 'It is undone, and a warning stays'}
            note={<kbd className="hide-s">2</kbd>}
          >
            {outcomeWords.changed}
          </Radio>
          <Radio
            value="lifted"
            hint="Everything is as it was, at once"
            note={<kbd className="hide-s">3</kbd>}
          >
            {outcomeWords.lifted}
          </Radio>
        </div>
      </FieldSet>
      {isBan ? (
        <Field label="Days from now, for a changed ban" {...field('days')} required={false}>
          <NumberInput
            min={CHANGED_BAN_DAYS.least}
            max={CHANGED_BAN_DAYS.most}
            placeholder={String(CHANGED_BAN_DAYS.usual)}
          />
        </Field>
      ) : null}
      <Field label="Reason of the decision" hint="The member reads it" {...field('reason')}>
        <TextArea rows={4} />
      </Field>
      <div className="form-acts">
        <Button look="main" name="intent" value={'decide' satisfies AppealIntent}>
          Decide the appeal
        </Button>
      </div>
    </Form>
  )
}
