import { Form, Link } from 'react-router'
import { projectStateTones, projectStateWords } from '#app/shared/projects/project-words.ts'
import { AdminSearch } from '#app/admin/admin-search.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Markdown } from '#app/ui/markdown/markdown.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import {
  projectReasonKeys,
  projectReasonNames,
  projectReasons,
} from '#domain/projects/moderation/reason-choices.ts'
import { refusalElsewhere, refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import type { ProjectQueueData } from './load-project-queue.ts'
import type { QueueIntent } from './decide-project.ts'

type QueueProps = { queue: ProjectQueueData; now: Date | string; refused: RefusedForm | undefined }

const whichOptions = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'posted', label: 'Open and sent back' },
]

/** Projects of newcomers, each with its words and what can be decided about it. */
export function ProjectQueue({ queue: { rows, which, words, page, pages }, now, refused }: QueueProps) {
  const shown = rows.flatMap(({ id, state }) => (mayReject(state) ? [id] : []))
  return (
    <>
      <RefusedElsewhere result={refusalElsewhere(shown, refused)} wrote={{ note: 'In your own words' }} />
      <Form
        key={`${which} ${words}`}
        className="bar admin-filters"
        role="search"
        aria-label="Projects"
        action="/admin/market/services"
      >
        <input type="hidden" name="show" value="projects" />
        <AdminSearch label="Search projects" placeholder="Words of the title" words={words} most={100} />
        <Select name="which" small aria-label="Which" options={whichOptions} defaultValue={which} />
        <Button size="s">Show</Button>
      </Form>
      {rows.length === 0 ? (
        <EmptyState title={which === 'waiting' ? 'No project waits' : 'No project fits'}>
          The first project of whoever is new here comes to this list. Later ones are open at once.
        </EmptyState>
      ) : (
        <ul className="project-queue">
          {rows.map((row) => (
            <QueuedProject key={row.id} row={row} now={now} refused={refused} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} />
    </>
  )
}

const mayReject = (state: string) => state === 'in_review' || state === 'open'

type RowProps = { row: ProjectQueueData['rows'][number] } & Pick<QueueProps, 'now' | 'refused'>

function QueuedProject({ row, now, refused }: RowProps) {
  const lastResult = refusalFor(row.id, refused)
  return (
    <li>
      <h2>
        <Link to={`/projects/${row.id}`}>{row.title}</Link>
      </h2>
      <p className="small soft row">
        <Tag tone={projectStateTones[row.state]}>{projectStateWords[row.state]}</Tag>
        <span>{row.category}</span>
        <span>{row.budget}</span>
        <Link to={`/admin/users/${row.owner.id}`}>{row.owner.name}</Link>
        <span>{row.owner.postedCount} posted before</span>
        {row.submittedAt ? <Time at={row.submittedAt} now={now} quiet /> : null}
      </p>
      <details open={row.state === 'in_review'}>
        <summary>Its words</summary>
        <Markdown text={row.description} headingLevel={3} />
      </details>
      {row.state === 'in_review' ? (
        <Form method="post" action="/admin/market/services?show=projects">
          <input type="hidden" name="projectId" value={row.id} />
          <input
            type="hidden"
            name="seen"
            value={row.submittedAt ? new Date(row.submittedAt).getTime() : ''}
          />
          <Button size="s" name="intent" value={'approve-project' satisfies QueueIntent}>
            Approve<span className="sr"> {row.title}</span>
          </Button>
        </Form>
      ) : null}
      {mayReject(row.state) ? (
        <details open={lastResult !== undefined}>
          <summary>
            {row.state === 'open' ? 'Take down' : 'Send back'}
            <span className="sr"> {row.title}</span>
          </summary>
          <RejectForm row={row} lastResult={lastResult} />
        </details>
      ) : null}
    </li>
  )
}

function RejectForm({
  row,
  lastResult,
}: Pick<RowProps, 'row'> & { lastResult: RefusedForm['result'] | undefined }) {
  const { form, field } = serverForm({ id: `reject-${row.id}`, lastResult })
  const chosen = lastResult?.initialValue?.['reasons']
  return (
    <Form
      id={form.id}
      method="post"
      action="/admin/market/services?show=projects"
      className="form"
      noValidate
    >
      <FormErrors form={form} />
      <input type="hidden" name="projectId" value={row.id} />
      <FieldSet
        label="Reasons"
        {...field('reasons')}
        required={false}
        defaultOptions={[chosen ?? []].flat().map(String)}
      >
        {projectReasonKeys.map((key) => (
          <Check key={key} value={key} hint={projectReasons[key]}>
            {projectReasonNames[key]}
          </Check>
        ))}
      </FieldSet>
      <Field label="In your own words" {...field('note')} required={false} optional hint="The owner reads it">
        <TextArea rows={3} />
      </Field>
      <div className="form-acts">
        <Button look="danger" size="s" name="intent" value={'reject-project' satisfies QueueIntent}>
          {row.state === 'open' ? 'Take it down' : 'Send it back'}
        </Button>
      </div>
    </Form>
  )
}
