import { data, redirect } from 'react-router'
import { withNext } from '#app/shared/sign-in/next-path.ts'
import type { Edge, MemberEdge } from '#app/edge.ts'
import { ATTACHMENTS } from '#app/forms/body-limits.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsNothing } from '#app/forms/mendable.ts'
import { receiveAttachments } from '#app/forms/receive-attachments.ts'
import { findProfile } from '#domain/accounts/index.ts'
import {
  type AddedFile,
  addDealFiles,
  type Counterparty,
  type DealTyped,
  inviteByLetter,
  keepDealDraft,
  makeInvitation,
  type NewProposal,
  proposeDeal,
  removeDealDraft,
} from '#domain/deals/index.ts'
import { type FieldErrors, readDeal, type ReadDeal } from '#domain/deals/deal-input.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { approachMember, type Slowed } from '#domain/messages/index.ts'
import { Conflict, Forbidden, Invalid, TooManyRequests } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { boundsOf } from '../deal-bounds.ts'
import { changeRows, readTyped } from '#app/shared/deals/typed-deal.ts'
import { draftCookie, endedDraftCookie, readDraftKey } from '#app/shared/deals/draft-cookie.ts'

const HERE = '/deals/new'
const FORBIDDEN = 403
/** Each draft is a row: enough for any person, not for a flood. */
const DRAFT_LIMIT = { name: 'deal-drafts', most: 30, everySeconds: 3_600 }
/** Proposals write letters to addresses that nobody has proved. */
const PROPOSAL_LIMIT = { name: 'deal-proposals', most: 30, everySeconds: 3_600 }

export type NewDealAnswer = { typed: DealTyped; errors: FieldErrors; refused?: string; needsEmail?: boolean }

type Asked = Edge & { about: MemberEdge | undefined; form: FormData }

const typedIn = ({ form, settings }: Asked) => readTyped(form, settings.milestonesMost)

const { intent, intents } = formsOf({
  for: 'everyone',
  accepts: ATTACHMENTS,
  about: (edge): MemberEdge | undefined => {
    const { viewer } = edge.page
    return viewer && { ...edge, viewer, actor: viewer.actor }
  },
  receive: (edge) => receiveAttachments(edge, { folder: 'deals', label: 'Files' }),
  said: (form, member) => {
    const said = String(form.get('intent') ?? '')
    return /^(add|remove \d{1,3}|preview)$/.test(said) ? said : member ? 'propose' : 'keep'
  },
  isPreview: ({ intent: said }) => said === 'preview',
  mends: () => true,
  refuse: async ({ fields, message, status }, asked) => {
    const typed = typedIn(asked)
    const needsEmail = status === FORBIDDEN && asked.about?.actor.state === 'unverified'
    const answer = { typed, errors: fields, ...(message ? { refused: message, needsEmail } : {}) }
    const headers: HeadersInit = needsEmail ? { 'Set-Cookie': await keep(asked, typed) } : {}
    return data<NewDealAnswer>(answer, { status, headers })
  },
})

const wholeDeal = { read: (asked: Asked) => readDeal(typedIn(asked), boundsOf(asked.settings)) }

/** The rows are changed, and nothing else happens. */
const changeTyped = intent({
  runOutside: (asked) => {
    const typed = typedIn(asked)
    const said = [asked.intent, asked.argument].join(' ').trim()
    const changed = changeRows(typed, said, asked.settings.milestonesMost)
    return data<NewDealAnswer>({ typed: changed ?? typed, errors: {} })
  },
})

/** The form of a new deal: its rows, its sums, and at last the proposal itself. */
export const newDealIntents = intents({
  add: changeTyped,
  remove: changeTyped,
  preview: intent({}),
  keep: intent({
    ...wholeDeal,
    mends: mendsNothing,
    runOutside: async (asked) =>
      redirect(withNext('/my/login', HERE), { headers: { 'Set-Cookie': await keep(asked, typedIn(asked)) } }),
  }),
  propose: intent({
    ...wholeDeal,
    takesFiles: true,
    runOutside: async ({ about: member, received }, deal) => {
      if (!member) throw new Forbidden('You are signed out. Sign in again.')
      return propose(member, received.files, deal, await findWhom(member, deal))
    },
  }),
})

export type NewDealIntent = IntentOf<typeof newDealIntents>

/** What was typed waits under a key in the visitor's cookie while they go through the door. */
async function keep({ transaction, page, request }: Edge, typed: DealTyped): Promise<string> {
  const key = readDraftKey(request.headers.get('Cookie')) ?? makeInvitation()
  await transaction(async (tx) => {
    await countUse(tx.db, DRAFT_LIMIT, page.address, tx.now)
    await keepDealDraft(tx, { key, typed })
  })
  return draftCookie(key)
}

async function findWhom({ db, clock, actor }: MemberEdge, { counterparty }: ReadDeal): Promise<Counterparty> {
  if (counterparty.kind === 'link') return { kind: 'link', key: makeInvitation() }
  if (counterparty.kind === 'email') return { ...counterparty, key: makeInvitation() }
  const now = clock.now()
  const asked = await findProfile(db, counterparty.username, { now, viewerId: undefined })
  const found =
    asked.outcome === 'moved' ? await findProfile(db, asked.username, { now, viewerId: undefined }) : asked
  if (found.outcome !== 'found')
    throw new Invalid('', { username: ['Username: there is nobody of this name here'] })
  if (found.profile.id === actor.id) throw new Conflict('A deal is between two people: choose somebody else')
  return { kind: 'member', memberId: found.profile.id }
}

async function propose(
  member: MemberEdge,
  files: AddedFile[],
  { as, teamId, content }: ReadDeal,
  counterparty: Counterparty,
) {
  const { transaction, actor, viewer, settings, config, request } = member
  const draftKey = readDraftKey(request.headers.get('Cookie'))
  const proposed = await transaction(async (tx) => {
    await countUse(tx.db, PROPOSAL_LIMIT, actor.id, tx.now)
    const slowed = await approach(tx, actor.id, { teamId, counterparty, content })
    // An answer and not an error: the moderators are to see what was held back.
    if (slowed) return slowed
    const made = await proposeDeal(tx, actor, { as, teamId, counterparty, content }, { settings })
    if (files.length > 0) await addDealFiles(tx, actor, { dealId: made.dealId, files })
    if (counterparty.kind === 'email')
      await inviteByLetter(
        tx,
        { ...counterparty, dealId: made.dealId, title: content.title, from: viewer.displayName },
        { settings, siteOrigin: config.origin },
      )
    if (draftKey) await removeDealDraft(tx, draftKey)
    return made
  })
  if ('waitSeconds' in proposed) throw tooAlike(proposed)
  const query = counterparty.kind === 'member' ? '' : `?key=${counterparty.key}`
  return redirect(`/deals/${proposed.dealId}${query}`, { headers: { 'Set-Cookie': endedDraftCookie } })
}

/** A proposal to a stranger is as good as a first message to them; a letter or a link reaches nobody here. */
async function approach(
  tx: Transaction,
  fromId: string,
  { teamId, counterparty, content }: Pick<NewProposal, 'teamId' | 'counterparty' | 'content'>,
): Promise<Slowed | undefined> {
  if (counterparty.kind !== 'member') return undefined
  const text = `${content.title}\n${content.terms}`
  return approachMember(tx, { fromId, toId: counterparty.memberId, teamId, text })
}

function tooAlike({ waitSeconds }: Slowed): TooManyRequests {
  const minutes = Math.ceil(waitSeconds / 60)
  return new TooManyRequests(
    `You have proposed the same to five people you do not know. Write this person a proposal of their own, or wait ${minutes} minutes. The moderators were told.`,
    waitSeconds,
  )
}
