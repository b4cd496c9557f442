import type { SubmissionResult } from '@conform-to/react'
import { data, redirect } from 'react-router'
import type { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
import { type Received } from '#app/public/projects/receive-files.server.ts'
import {
  changeOpenProject,
  findProject,
  postProject,
  type ProjectContent,
  projectInput,
  writeProject,
} from '#domain/projects/index.ts'
import { Conflict, Forbidden, Invalid } from '#platform/errors/errors.ts'
import { parseAmount } from '#platform/money/currency.ts'

/** What a refused form is told; the draft is kept meanwhile, and goes on under its id. */
export type SavedAnswer = { result: SubmissionResult<string[]>; projectId: string | null }

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

type Read = { content: ProjectContent } | { fieldErrors: Record<string, string[]> }

function readContent(typed: z.output<typeof projectInput>, currency: string): Read {
  const { budgetMin, budgetMax, ...content } = typed
  const fieldErrors: Record<string, string[]> = {}
  const read = (name: 'budgetMin' | 'budgetMax', text: string, label: string) => {
    if (text === '') return null
    const amount = parseAmount(text, currency)
    if (amount === undefined) fieldErrors[name] = [`${label}: write an amount, such as 120 or 99.50`]
    return amount === undefined ? null : Number(amount)
  }
  const isRange = content.budgetKind === 'range'
  const isOpen = content.budgetKind === 'open'
  const budgetMinMinor = isRange ? read('budgetMin', budgetMin, 'From') : null
  const budgetMaxMinor = isOpen ? null : read('budgetMax', budgetMax, isRange ? 'To' : 'Budget')
  if (Object.keys(fieldErrors).length > 0) return { fieldErrors }
  return { content: { ...content, budgetMinMinor, budgetMaxMinor } }
}

/** Saves a project as its form sent it; and posts it, when that was asked for and it is whole. */
export async function saveProject(edge: MemberEdge, received: Received, knownId: string | undefined) {
  const { form, files, refused, forget } = received
  const typedId = String(form.get('projectId') ?? '')
  let projectId = knownId ?? (UUID.test(typedId) ? typedId : undefined)
  const submission = readSubmission(form, projectInput)
  const refuse = (result: SubmissionResult<string[]>, status: number) =>
    data<SavedAnswer>({ result, projectId: projectId ?? null }, { status })
  if (submission.status !== 'success') {
    await forget()
    return refuse(submission.reply(), 400)
  }
  const read = readContent(submission.value, edge.settings.currency)
  const fieldErrors = {
    ...('fieldErrors' in read ? read.fieldErrors : {}),
    ...(refused.length > 0 ? { files: refused } : {}),
  }
  if (!('content' in read) || refused.length > 0) {
    await forget()
    return refuse(submission.reply({ fieldErrors }), 400)
  }
  const removeFileIds = form
    .getAll('removeFile')
    .map(String)
    .filter((id) => UUID.test(id))
  let isWritten = false
  try {
    const toWrite = { projectId, content: read.content, files, removeFileIds }
    const written = await write(edge, toWrite)
    isWritten = true
    projectId = written.projectId
    const isPosting = form.get('intent') === 'post'
    const done = written.outcome ?? (isPosting ? await post(edge, projectId) : 'saved')
    return redirect(`/my/projects/${projectId}?done=${done}`)
  } catch (error) {
    if (!isWritten) await forget()
    if (!(error instanceof Invalid || error instanceof Conflict || error instanceof Forbidden)) throw error
    const fields = error instanceof Invalid ? { ...error.fields } : {}
    const isAboutForm = Object.keys(fields).length === 0
    const reply = submission.reply({
      fieldErrors: fields,
      ...(isAboutForm ? { formErrors: [`${error.message}.`.replace(/\.\.$/, '.')] } : {}),
    })
    return refuse(reply, error.status)
  }
}

type Written = { projectId: string; outcome?: 'changed' | 'in-review' }

/** What sellers see already is changed as it stands; everything else is a draft. */
async function write(
  { db, transaction, actor, settings, config }: MemberEdge,
  toWrite: Parameters<typeof writeProject>[2],
): Promise<Written> {
  const given = { settings, siteOrigin: config.origin }
  const { projectId } = toWrite
  const own = projectId ? await findProject(db, actor, projectId) : undefined
  if (projectId && own?.isOwner && own.project.state === 'open') {
    const { outcome } = await transaction((tx) =>
      changeOpenProject(tx, actor, { ...toWrite, projectId }, given),
    )
    return { projectId, outcome: outcome === 'open' ? 'changed' : 'in-review' }
  }
  return transaction((tx) => writeProject(tx, actor, toWrite, given))
}

async function post(
  { transaction, actor, settings, config }: MemberEdge,
  projectId: string,
): Promise<string> {
  const given = { settings, siteOrigin: config.origin }
  const { outcome } = await transaction((tx) => postProject(tx, actor, { projectId }, given))
  return outcome
}
