import { data, redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { editProposal, proposalTextInput, sendProposal } from '#domain/projects/index.ts'
import { Conflict, Forbidden, Invalid } from '#platform/errors/errors.ts'
import { emptyRow, milestonesOf, type ProposalAnswer, readRows, type TypedRow } from './proposal-rows.ts'
import type { Received } from './receive-files.server.ts'

type Errors = Record<string, string[]>

function answer(text: string, rows: TypedRow[], error: Errors | undefined, status: number) {
  const result: ProposalAnswer['result'] = {
    initialValue: { text },
    ...(error ? { status: 'error', error } : {}),
  }
  return data<ProposalAnswer>({ form: 'proposal', result, rows }, { status })
}

/** Sends a proposal, or writes one anew that was not read; rows are added and taken out on the way. */
export async function actOnProposal(edge: MemberEdge, projectId: string, received: Received, intent: string) {
  const { form, files, refused, forget } = received
  const text = String(form.get('text') ?? '')
  const rows = readRows(form, edge.settings.milestonesMost)
  const refuse = async (error: Errors, status: number) => {
    await forget()
    return answer(text, rows, error, status)
  }
  if (intent === 'add-milestone' || intent.startsWith('remove-milestone:')) {
    await forget()
    const gone = Number(intent.split(':')[1] ?? -1)
    const changed = intent === 'add-milestone' ? [...rows, emptyRow] : rows.filter((_, at) => at !== gone)
    return answer(text, changed.length > 0 ? changed : [emptyRow], undefined, 200)
  }
  const parsed = proposalTextInput.safeParse({ text })
  const { milestones, problems } = milestonesOf(rows, edge.settings.currency)
  const error: Errors = {
    ...(parsed.success ? {} : { text: parsed.error.issues.map(({ message }) => message) }),
    ...problems,
    ...(refused.length > 0 ? { files: refused } : {}),
  }
  if (!parsed.success || Object.keys(error).length > 0) return refuse(error, 400)
  try {
    const to = await carryOut(edge, { projectId, text: parsed.data.text, milestones, files, form, intent })
    return redirect(`/projects/${projectId}?done=${to}#mine`)
  } catch (thrown) {
    if (!(thrown instanceof Invalid || thrown instanceof Conflict || thrown instanceof Forbidden)) {
      await forget()
      throw thrown
    }
    const fields = thrown instanceof Invalid ? thrown.fields : {}
    return refuse(Object.keys(fields).length > 0 ? fields : { '': [thrown.message] }, thrown.status)
  }
}

type Proposal = Parameters<typeof sendProposal>[2] & { form: FormData; intent: string }

async function carryOut(edge: MemberEdge, { form, intent, ...proposal }: Proposal): Promise<string> {
  const { transaction, actor, settings, config } = edge
  const given = { settings, siteOrigin: config.origin }
  if (intent === 'edit') {
    const removeFileIds = form.getAll('removeFile').map(String).filter(isUuid)
    const proposalId = String(form.get('proposalId') ?? '')
    if (!isUuid(proposalId)) throw new Invalid('This form is out of date. Reload the page and send it again.')
    await transaction((tx) => editProposal(tx, actor, { ...proposal, proposalId, removeFileIds }, given))
    return 'edited'
  }
  const { isQueued } = await transaction((tx) => sendProposal(tx, actor, proposal, given))
  return isQueued ? 'queued' : 'sent'
}

export const isUuid = (text: string) =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
