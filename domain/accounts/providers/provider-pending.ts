import type { ProviderIdentity } from '#platform/oidc/identity.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { findSecret, makeSecret, useSecret, type UsedSecret } from '../secrets/one-time-secrets.ts'

/**
 * What a person who came from a provider still has to do before they are in: give an address (`email`), type the code sent
 * to it (`code`), prove that the account with their address is theirs (`prove`), or choose a name for a new one (`name`).
 */
const providerSteps = ['email', 'code', 'prove', 'name'] as const
export type ProviderStep = (typeof providerSteps)[number]

export type PendingSignIn = {
  step: ProviderStep
  provider: string
  subject: string
  /** The address that is to be the account's; empty while none is known. */
  email: string
  name: string
  /** The account to prove, where there is one already. */
  memberId: string
  codeSent: boolean
}
export type FoundPending = PendingSignIn & { id: string }

/** The step was taken already, is too old, or was never this browser's. */
export class LostStep extends Conflict {
  constructor() {
    super('This sign-in has ended or gone on elsewhere. Start again from the sign-in page.')
  }
}

const KIND = 'provider-sign-up'
const PENDING_MINUTES = 30

export function pendingFor(
  identity: ProviderIdentity,
  given: { step: ProviderStep; memberId?: string },
): PendingSignIn {
  return {
    step: given.step,
    provider: identity.provider,
    subject: identity.subject,
    email: identity.email !== undefined && identity.emailVerified ? identity.email.toLowerCase() : '',
    name: identity.name ?? '',
    memberId: given.memberId ?? '',
    codeSent: false,
  }
}

/** The secret goes into the browser's cookie; who holds it is the one whom the provider vouched for. */
export function keepPending(tx: Transaction, pending: PendingSignIn): Promise<string> {
  const { step, provider, subject, email, name, memberId, codeSent } = pending
  return makeSecret(tx, {
    kind: KIND,
    minutes: PENDING_MINUTES,
    details: { step, provider, subject, email, name, memberId, codeSent: codeSent ? 'yes' : '' },
  })
}

export async function findPending(tx: Transaction, secret: string): Promise<FoundPending | undefined> {
  return pendingFrom(await findSecret(tx, KIND, secret))
}

/** Of two who go on from the same step at the same instant one does. */
export async function takePending(tx: Transaction, secret: string): Promise<FoundPending | undefined> {
  return pendingFrom(await useSecret(tx, KIND, secret))
}

/** The code is worth something only together with the browser's secret, so nobody else's six digits can match it. */
export async function keepPendingCode(
  tx: Transaction,
  { secret, code, minutes }: { secret: string; code: string; minutes: number },
): Promise<void> {
  await makeSecret(tx, { kind: KIND, minutes, secret: codeSecret(secret, code) })
}

export async function takePendingCode(tx: Transaction, secret: string, typed: string): Promise<boolean> {
  const code = typed.replace(/[\s-]/g, '')
  return (await useSecret(tx, KIND, codeSecret(secret, code))) !== undefined
}

function codeSecret(secret: string, code: string): string {
  return `code ${secret} ${code}`
}

function pendingFrom(found: UsedSecret | undefined): FoundPending | undefined {
  const step = providerSteps.find((one) => one === found?.details['step'])
  if (!found || !step) return undefined
  const say = (name: string) => found.details[name] ?? ''
  return {
    id: found.id,
    step,
    provider: say('provider'),
    subject: say('subject'),
    email: say('email'),
    name: say('name'),
    memberId: say('memberId'),
    codeSent: say('codeSent') !== '',
  }
}
