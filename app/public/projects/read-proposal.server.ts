import { data } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import type { Read } from '#app/forms/page-of-forms.ts'
import { askAdvice, coverPoints } from '#domain/advice/index.ts'
import { findProject, proposalTextInput, type sendProposal } from '#domain/projects/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { emptyRow, milestonesOf, type ProposalAnswer, readRows } from '../../shared/projects/proposal-rows.ts'
import { isUuid } from '#platform/text/is-uuid.ts'

type Sent = { form: FormData; settings: Settings }

const textIn = (form: FormData) => String(form.get('text') ?? '')
const teamIn = (form: FormData) => String(form.get('team') ?? '')
const rowsIn = (form: FormData, { milestonesMost }: Settings) => readRows(form, milestonesMost)
export const removeFileIdsIn = (form: FormData) => form.getAll('removeFile').map(String).filter(isUuid)

/** What was typed, given back as it was with whatever is said of it. */
export const giveBackProposal = (
  { form, settings }: Sent,
  said: Pick<ProposalAnswer['result'], 'status' | 'error'> = {},
): ProposalAnswer => ({
  form: 'proposal',
  result: { initialValue: { text: textIn(form), team: teamIn(form) }, ...said },
  rows: rowsIn(form, settings),
  removeFileIds: removeFileIdsIn(form),
})

/** A proposal as it was typed: its text and its rows. */
export function readProposal({
  form,
  settings,
}: Sent): Read<Pick<Parameters<typeof sendProposal>[2], 'text' | 'milestones' | 'teamId'>> {
  const teamId = teamIn(form)
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
  intent,
  argument,
  ...sent
}: Sent & { intent: string; argument: string }) {
  const typed = giveBackProposal(sent)
  const { rows } = typed
  const changed =
    intent === 'add-milestone'
      ? [...rows, emptyRow]
      : intent === 'remove-milestone'
        ? rows.filter((_, at) => at !== Number(argument))
        : rows
  return data<ProposalAnswer>({ ...typed, rows: changed.length > 0 ? changed : [emptyRow] })
}

/** Which points of the request the proposal, as it is typed, answers and which not yet. Nothing is sent. */
export async function checkProposal(asked: MemberEdge & { about: string; form: FormData }) {
  const { db, actor, transaction, about, form } = asked
  const found = await findProject(db, actor, about)
  if (!found) throw new NotFound('There is no project at this address')
  await transaction((tx) => askAdvice(tx, actor))
  const typed = giveBackProposal(asked)
  const { rows } = typed
  const isThere = (one: string) => one.trim() !== ''
  const points = coverPoints(found.project.description, {
    text: textIn(form),
    milestones: rows.map(({ title }) => title),
    hasPrice: rows.some(({ price }) => isThere(price)),
    hasDays: rows.some(({ days }) => isThere(days)),
  })
  return data<ProposalAnswer>({ ...typed, rows: rows.length > 0 ? rows : [emptyRow], points })
}
