import { data } from 'react-router'
import type { Read } from '#app/forms/page-of-forms.ts'
import { proposalTextInput, type sendProposal } from '#domain/projects/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { emptyRow, milestonesOf, type ProposalAnswer, readRows } from '../../shared/projects/proposal-rows.ts'

type Sent = { form: FormData; settings: Settings }

export const textIn = (form: FormData) => String(form.get('text') ?? '')
export const rowsIn = (form: FormData, { milestonesMost }: Settings) => readRows(form, milestonesMost)

/** A proposal as it was typed: its text and its rows. */
export function readProposal({
  form,
  settings,
}: Sent): Read<Pick<Parameters<typeof sendProposal>[2], 'text' | 'milestones' | 'teamId'>> {
  const teamId = String(form.get('team') ?? '')
  const parsed = proposalTextInput.safeParse({ text: textIn(form) })
  const { milestones, problems } = milestonesOf(rowsIn(form, settings), settings.currency)
  const errors = {
    ...(parsed.success ? {} : { text: parsed.error.issues.map(({ message }) => message) }),
    ...problems,
    ...(teamId === '' || isUuid(teamId) ? {} : { team: ['Offered by: choose one of your teams'] }),
  }
  return parsed.success && Object.keys(errors).length === 0
    ? { value: { text: parsed.data.text, milestones, ...(teamId ? { teamId } : {}) } }
    : { errors }
}

/** Rows are added and taken out on the way, and what they come to is worked out; nothing else happens. */
export function changeProposalRows({
  form,
  settings,
  intent,
  argument,
}: Sent & { intent: string; argument: string }) {
  const rows = rowsIn(form, settings)
  const changed =
    intent === 'add-milestone'
      ? [...rows, emptyRow]
      : intent === 'remove-milestone'
        ? rows.filter((_, at) => at !== Number(argument))
        : rows
  const result = { initialValue: { text: textIn(form) } }
  return data<ProposalAnswer>({
    form: 'proposal',
    result,
    rows: changed.length > 0 ? changed : [emptyRow],
  })
}

export const isUuid = (text: string) =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
