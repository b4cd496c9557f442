import { redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import {
  approvalInput,
  approveService,
  findNextInQueue,
  rejectionInput,
  rejectService,
  takeDownService,
} from '#domain/catalogue/index.ts'
import { readServiceId } from './load-review.ts'

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'services.read',
  about: ({ params }) => readServiceId(params),
  unknown: 'This form is out of date: reload the page',
})

const sendBack = (operation: typeof rejectService | typeof takeDownService) =>
  intent({
    input: rejectionInput,
    run: (tx, actor, why, { about: serviceId, form, context }) =>
      operation(tx, actor, { serviceId, ...why, seenAt: readTime(form.get('seen')) }, context),
    done: goOn,
  })

/** The three decisions; after each the next one that waits is opened. */
export const decisionIntents = intents({
  approve: intent({
    input: approvalInput,
    run: (tx, actor, { note }, { about: serviceId, form, context }) =>
      approveService(tx, actor, { serviceId, note, seenAt: readTime(form.get('seen')) }, context),
    done: goOn,
  }),
  reject: sendBack(rejectService),
  'take-down': sendBack(takeDownService),
})

export type DecisionIntent = IntentOf<typeof decisionIntents>

function readTime(text: unknown): Date | undefined {
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? new Date(Number(text)) : undefined
}

async function goOn({ db, actor, about, intent: decided }: MemberEdge & { about: string; intent: string }) {
  const nextId = await findNextInQueue(db, actor, about)
  return redirect(`/admin/market/services${nextId ? `/${nextId}` : ''}?decided=${decided}`)
}

const DECIDED: Readonly<Record<string, string>> = {
  approve: 'Approved.',
  reject: 'Sent back, and its seller is told why.',
  'take-down': 'Taken down, and its seller is told why.',
}

/** Only words of ours, whatever the address says. */
export function decidedWords(decided: string | null): string | undefined {
  return decided !== null && Object.hasOwn(DECIDED, decided) ? DECIDED[decided] : undefined
}
