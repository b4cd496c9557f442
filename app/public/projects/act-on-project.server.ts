import { data, redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { findMemberId } from '#domain/accounts/index.ts'
import {
  acceptProposal,
  declineInput,
  declineProposal,
  inviteSeller,
  shortlistProposal,
  withdrawProposal,
} from '#domain/projects/index.ts'
import { Conflict, Invalid, NotFound } from '#platform/errors/errors.ts'
import { actOnProposal, isUuid } from './act-on-proposal.server.ts'
import { receiveFiles } from './receive-files.server.ts'

/** What a button that was refused is told. */
export type RefusedDeed = { form: 'deed'; intent: string; refused: string; username: string; note: string }

const OUT_OF_DATE = 'This form is out of date. Reload the page and send it again.'

/** Everything that is done on a project's page. */
export async function actOnProject(edge: MemberEdge) {
  const projectId = edge.params['id'] ?? ''
  if (!isUuid(projectId)) throw new NotFound('There is no project at this address')
  const received = await receiveFiles(edge)
  const intent = String(received.form.get('intent') ?? '')
  if (/^(propose|edit|add-milestone|remove-milestone:\d{1,3})$/.test(intent))
    return actOnProposal(edge, projectId, received, intent)
  await received.forget()
  try {
    return redirect(await doDeed(edge, projectId, received.form, intent))
  } catch (error) {
    if (!(error instanceof Conflict || error instanceof Invalid)) throw error
    const refused =
      error instanceof Invalid ? (Object.values(error.fields).flat()[0] ?? error.message) : error.message
    const typed = (name: string) => String(received.form.get(name) ?? '')
    const kept = { username: typed('username'), note: typed('note') }
    return data<RefusedDeed>({ form: 'deed', intent, refused, ...kept }, { status: error.status })
  }
}

async function doDeed(edge: MemberEdge, projectId: string, form: FormData, intent: string): Promise<string> {
  const { transaction, actor, settings, config, db } = edge
  const given = { settings, siteOrigin: config.origin }
  const here = `/projects/${projectId}`
  if (intent === 'invite') {
    const typed = String(form.get('username') ?? '').slice(0, 100)
    // Only by name: whether an address is known here is nobody's business.
    const sellerId = typed.includes('@', 1) || isUuid(typed) ? undefined : await findMemberId(db, typed)
    if (!sellerId) throw new Invalid('Username: nobody here has it. Check the spelling')
    await transaction((tx) => inviteSeller(tx, actor, { projectId, sellerId }))
    return `${here}?done=invited#invite`
  }
  const proposalId = String(form.get('proposalId') ?? '')
  if (!isUuid(proposalId)) throw new Invalid(OUT_OF_DATE)
  switch (intent) {
    case 'shortlist':
    case 'unlist':
      await transaction((tx) => shortlistProposal(tx, actor, { proposalId, isOn: intent === 'shortlist' }))
      return `${here}?done=${intent}#proposals`
    case 'decline': {
      const { note } = readNote(form)
      await transaction((tx) => declineProposal(tx, actor, { proposalId, note }))
      return `${here}?done=declined#proposals`
    }
    case 'accept': {
      const seen = Number(form.get('seen'))
      const seenAt = Number.isSafeInteger(seen) && seen > 0 ? new Date(seen) : undefined
      const { dealId } = await transaction((tx) => acceptProposal(tx, actor, { proposalId, seenAt }, given))
      return `/deals/${dealId}`
    }
    case 'withdraw':
      await transaction((tx) => withdrawProposal(tx, actor, { proposalId }))
      return `${here}?done=withdrawn#mine`
    default:
      throw new Invalid(OUT_OF_DATE)
  }
}

function readNote(form: FormData): { note: string } {
  const parsed = declineInput.safeParse({ note: String(form.get('note') ?? '') })
  if (!parsed.success) throw new Invalid(parsed.error.issues[0]?.message ?? OUT_OF_DATE)
  return parsed.data
}
