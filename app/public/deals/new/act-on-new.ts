import { data, redirect } from 'react-router'
import { withNext } from '#app/auth/next-path.ts'
import type { Edge, MemberEdge } from '#app/edge.ts'
import { findProfile } from '#domain/accounts/index.ts'
import {
  addDealFiles,
  type Counterparty,
  type DealTyped,
  inviteByLetter,
  keepDealDraft,
  makeInvitation,
  proposeDeal,
  removeDealDraft,
} from '#domain/deals/index.ts'
import { type FieldErrors, readDeal, type ReadDeal } from '#domain/deals/deal-input.ts'
import { Conflict, ExpectedError, Forbidden } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { boundsOf } from '../deal-bounds.ts'
import { type ReceivedForm, receiveForm } from '../room/receive-files.server.ts'
import { changeRows, readTyped } from '../typed-deal.ts'
import { draftCookie, endedDraftCookie, readDraftKey } from './draft-cookie.ts'

const HERE = '/deals/new'
/** Each draft is a row: enough for any person, not for a flood. */
const DRAFT_LIMIT = { name: 'deal-drafts', most: 30, everySeconds: 3_600 }
/** Proposals write letters to addresses that nobody has proved. */
const PROPOSAL_LIMIT = { name: 'deal-proposals', most: 30, everySeconds: 3_600 }

export type NewDealAnswer = { typed: DealTyped; errors: FieldErrors; refused?: string; needsEmail?: boolean }

/** The form of a new deal: its rows, its sums, and at last the proposal itself. */
export async function actOnNew(edge: Edge) {
  const { viewer } = edge.page
  if (!viewer) return actOnForm(edge, await edge.form())
  const member: MemberEdge = { ...edge, viewer, actor: viewer.actor }
  const received = await receiveForm(member)
  return actOnForm(edge, received.form, { member, received })
}

type Sent = { member: MemberEdge; received: ReceivedForm }

async function actOnForm(edge: Edge, form: FormData, sent?: Sent) {
  const typed = readTyped(form, edge.settings.milestonesMost)
  const intent = String(form.get('intent') ?? '')
  const changed = changeRows(typed, intent, edge.settings.milestonesMost)
  if (changed || intent === 'preview') {
    await sent?.received.forget()
    return data({ typed: changed ?? typed, errors: {} } satisfies NewDealAnswer)
  }
  const refuse = async (errors: FieldErrors, refused?: string, status = 400, headers: HeadersInit = {}) => {
    await sent?.received.forget()
    const answer: NewDealAnswer = { typed, errors, ...(refused ? { refused } : {}) }
    return data(answer, { status, headers })
  }
  if (sent?.received.fault) return refuse({ files: [sent.received.fault] })
  const { value, errors } = readDeal(typed, boundsOf(edge.settings))
  if (!value) return refuse(errors)
  if (!sent) return keepAndSignIn(edge, typed)
  try {
    const whom = await findWhom(sent.member, value)
    if ('errors' in whom) return await refuse(whom.errors)
    return await propose(sent, value, whom.counterparty)
  } catch (error) {
    if (!(error instanceof ExpectedError)) {
      await sent.received.forget()
      throw error
    }
    const isUnverified = error instanceof Forbidden && sent.member.actor.state === 'unverified'
    const headers: HeadersInit = isUnverified ? { 'Set-Cookie': await keep(edge, typed) } : {}
    const answer = { typed, errors: {}, refused: error.message, needsEmail: isUnverified }
    await sent.received.forget()
    return data(answer satisfies NewDealAnswer, { status: error.status, headers })
  }
}

/** What was typed waits under a key in the visitor's cookie while they go through the door. */
async function keepAndSignIn(edge: Edge, typed: DealTyped) {
  return redirect(withNext('/my/login', HERE), { headers: { 'Set-Cookie': await keep(edge, typed) } })
}

async function keep({ transaction, page, request }: Edge, typed: DealTyped): Promise<string> {
  const key = readDraftKey(request.headers.get('Cookie')) ?? makeInvitation()
  await transaction(async (tx) => {
    await countUse(tx.db, DRAFT_LIMIT, page.address, tx.now)
    await keepDealDraft(tx, { key, typed })
  })
  return draftCookie(key)
}

type Whom = { counterparty: Counterparty } | { errors: FieldErrors }

async function findWhom({ db, clock, actor }: MemberEdge, { counterparty }: ReadDeal): Promise<Whom> {
  if (counterparty.kind === 'link') return { counterparty: { kind: 'link', key: makeInvitation() } }
  if (counterparty.kind === 'email') return { counterparty: { ...counterparty, key: makeInvitation() } }
  const now = clock.now()
  const asked = await findProfile(db, counterparty.username, { now, viewerId: undefined })
  const found =
    asked.outcome === 'moved' ? await findProfile(db, asked.username, { now, viewerId: undefined }) : asked
  if (found.outcome !== 'found')
    return { errors: { username: ['Username: there is nobody of this name here'] } }
  if (found.profile.id === actor.id) throw new Conflict('A deal is between two people: choose somebody else')
  return { counterparty: { kind: 'member', memberId: found.profile.id } }
}

async function propose({ member, received }: Sent, { as, content }: ReadDeal, counterparty: Counterparty) {
  const { transaction, actor, viewer, settings, config, request } = member
  const draftKey = readDraftKey(request.headers.get('Cookie'))
  const dealId = await transaction(async (tx) => {
    await countUse(tx.db, PROPOSAL_LIMIT, actor.id, tx.now)
    const made = await proposeDeal(tx, actor, { as, counterparty, content }, { settings })
    if (received.files.length > 0)
      await addDealFiles(tx, actor, { dealId: made.dealId, files: received.files })
    if (counterparty.kind === 'email')
      await inviteByLetter(
        tx,
        { ...counterparty, dealId: made.dealId, title: content.title, from: viewer.displayName },
        { settings, siteOrigin: config.origin },
      )
    if (draftKey) await removeDealDraft(tx, draftKey)
    return made.dealId
  })
  const query = counterparty.kind === 'member' ? '' : `?key=${counterparty.key}`
  return redirect(`/deals/${dealId}${query}`, { headers: { 'Set-Cookie': endedDraftCookie } })
}
