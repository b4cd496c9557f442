import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { PointsAnswered } from '#app/shared/advice/points-answered.tsx'
import { Button, LinkishButton } from '#app/ui/inputs/button/button.tsx'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { AmountInput, NumberInput, TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { formatBytes } from '#app/ui/inputs/file-drop/file-rules.ts'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { proposalLimits } from '#domain/projects/project-rules.ts'
import type { ProjectData } from './load-project.server.ts'
import {
  emptyRow,
  type ProposalAnswer,
  readRows,
  type TypedRow,
} from '../../shared/projects/proposal-rows.ts'
import { ProposalSum } from './proposal-sum.tsx'
import type { PublicProjectIntent } from './act-on-project.server.ts'

type ProposeProps = Pick<
  ProjectData,
  'currency' | 'feeTerms' | 'limits' | 'mine' | 'kept' | 'earlier' | 'project' | 'teams'
> & {
  answer: ProposalAnswer | undefined
}

/** Price and days in one milestone or several, and words. Rows are added by the server, with or without script. */
export function ProposeForm(props: ProposeProps) {
  const { currency, feeTerms, limits, mine, kept, earlier, project, teams, answer } = props
  const before = mine ?? earlier
  const { form, field } = serverForm({
    id: 'proposal',
    lastResult: answer?.result,
    limits: { text: proposalLimits.text },
  })
  const isSending = useNavigation().state === 'submitting'
  const first: TypedRow = { ...emptyRow, title: 'The whole work' }
  const rows = answer?.rows ?? before?.rows ?? [first]
  const chosen = field('team')
  const teamId = chosen.defaultValue ?? before?.teamId ?? ''
  // As it is typed; what the server sent back goes before what was typed until then.
  const [live, setLive] = useState({ rows, teamId, of: answer })
  const shown = live.of === answer ? live : { rows, teamId }
  const sellingTeam = teams.find((team) => team.id === shown.teamId)
  const text = field('text')
  const { error: filesError } = field('files')
  return (
    <Form
      id={form.id}
      method="post"
      action={kept.writeAt}
      encType="multipart/form-data"
      className="form"
      noValidate
      preventScrollReset
      onInput={(event) => {
        const typed = new FormData(event.currentTarget)
        setLive({
          rows: readRows(typed, limits.milestonesMost),
          teamId: String(typed.get('team') ?? ''),
          of: answer,
        })
      }}
    >
      {/* The first button of a form is pressed by the Enter key: it must be the one that sends. */}
      <button
        hidden
        name="intent"
        value={(mine ? 'edit' : 'propose') satisfies PublicProjectIntent}
        tabIndex={-1}
        aria-hidden="true"
      />
      <FormErrors form={form} />
      {mine ? <input type="hidden" name="proposalId" value={mine.id} /> : null}
      <input type="hidden" name="version" value={project.version} />
      {mine || teams.length === 0 ? null : (
        <Field
          label="Offered by"
          {...chosen}
          defaultValue={teamId}
          hint="What a team earns is split by its shares on the day the proposal is accepted"
        >
          <Select
            options={[
              { value: '', label: 'Me' },
              ...teams.map((team) => ({ value: team.id, label: team.name })),
            ]}
          />
        </Field>
      )}
      <Field
        label="Your proposal"
        {...text}
        defaultValue={text.defaultValue ?? before?.text}
        hint="What you would do, how, and why you"
      >
        <TextArea rows={7} />
      </Field>
      <PointsAnswered intent={'help' satisfies PublicProjectIntent} points={answer?.points} />
      <ol className="milestone-rows" aria-label="Milestones">
        {rows.map((row, at) => (
          <MilestoneRow
            key={`${at} of ${rows.length}`}
            row={row}
            at={at}
            currency={currency}
            errorOf={(name) => field(`milestones[${at}].${name}`).error}
            canRemove={rows.length > 1}
          />
        ))}
      </ol>
      {rows.length < limits.milestonesMost ? (
        <p>
          <Button size="s" name="intent" value={'add-milestone' satisfies PublicProjectIntent}>
            Add a milestone
          </Button>
        </p>
      ) : null}
      <ProposalSum
        rows={shown.rows}
        currency={currency}
        feeTerms={sellingTeam?.feeTerms ?? feeTerms}
        isForTeam={sellingTeam !== undefined || Boolean(mine?.teamId)}
      />
      <noscript>
        <Button size="s" name="intent" value={'work-out' satisfies PublicProjectIntent}>
          Calculate what I receive
        </Button>
      </noscript>
      {mine?.files.map((file) => (
        <Check
          key={file.id}
          name="removeFile"
          value={file.id}
          defaultChecked={answer?.removeFileIds.includes(file.id)}
        >
          Remove {file.name} ({formatBytes(file.bytes)})
        </Check>
      ))}
      <Field
        label="Attachments"
        id="proposal-files"
        name="files"
        optional
        error={filesError}
        hint={`Up to ${limits.attachmentsMost} files, ${limits.attachmentMegabytes} MB each`}
      >
        <TextInput type="file" multiple />
      </Field>
      <div className="form-acts">
        <Button
          look="main"
          name="intent"
          value={(mine ? 'edit' : 'propose') satisfies PublicProjectIntent}
          busy={isSending}
        >
          {mine ? 'Save the proposal' : 'Send the proposal'}
        </Button>
      </div>
    </Form>
  )
}

type RowProps = {
  row: TypedRow
  at: number
  currency: string
  errorOf: (name: 'title' | 'price' | 'days') => string | undefined
  canRemove: boolean
}

function MilestoneRow({ row, at, currency, errorOf, canRemove }: RowProps) {
  const id = (name: string) => `proposal-milestones[${at}].${name}`
  return (
    <li>
      <Field
        label={`Milestone ${at + 1}`}
        id={id('title')}
        name="milestoneTitle"
        error={errorOf('title')}
        defaultValue={row.title}
      >
        <TextInput autoComplete="off" maxLength={proposalLimits.milestoneTitle.max} />
      </Field>
      <Field
        label="Price"
        id={id('price')}
        name="milestonePrice"
        error={errorOf('price')}
        defaultValue={row.price}
      >
        <AmountInput currency={currency} maxLength={15} />
      </Field>
      <Field
        label="Days"
        id={id('days')}
        name="milestoneDays"
        error={errorOf('days')}
        defaultValue={row.days}
      >
        <NumberInput maxLength={4} />
      </Field>
      {canRemove ? (
        <div className="milestone-remove">
          <LinkishButton name="intent" value={`remove-milestone:${at}` satisfies PublicProjectIntent}>
            Remove<span className="sr"> milestone {at + 1}</span>
          </LinkishButton>
        </div>
      ) : null}
    </li>
  )
}
