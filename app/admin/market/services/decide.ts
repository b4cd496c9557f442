import { redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import {
  approvalInput,
  approveService,
  rejectionInput,
  rejectService,
  takeDownService,
} from '#domain/catalogue/index.ts'
import { releaseClaim, takeClaim } from '#domain/claims/index.ts'
import { findNextService } from './next-in-queue.ts'
import { readServiceId } from './load-review.ts'
import { readSeen } from './read-seen.ts'

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'services.read',
  about: ({ params }) => readServiceId(params),
  unknown: 'This form is out of date: reload the page',
})

const claimOf = (thingId: string) => ({ kind: 'service' as const, thingId })
const here = ({ about }: { about: string }) => redirect(`/admin/market/services/${about}`)

const sendBack = (operation: typeof rejectService | typeof takeDownService) =>
  intent({
    input: ({ settings }) => rejectionInput(settings),
    run: async (tx, actor, why, { about: serviceId, form, context }) => {
      await operation(tx, actor, { serviceId, ...why, seenAt: readSeen(form) }, context)
      await releaseClaim(tx, actor, claimOf(serviceId))
    },
    done: goOn,
  })

/** The three decisions, after each of which the next one that waits is opened; and who looks at it meanwhile. */
export const decisionIntents = intents({
  approve: intent({
    input: approvalInput,
    run: async (tx, actor, { note }, { about: serviceId, form, context }) => {
      await approveService(tx, actor, { serviceId, note, seenAt: readSeen(form) }, context)
      await releaseClaim(tx, actor, claimOf(serviceId))
    },
    done: goOn,
  }),
  reject: sendBack(rejectService),
  'take-down': sendBack(takeDownService),
  take: intent({ run: (tx, actor, _, { about }) => takeClaim(tx, actor, claimOf(about)), done: here }),
  release: intent({ run: (tx, actor, _, { about }) => releaseClaim(tx, actor, claimOf(about)), done: here }),
})

export type DecisionIntent = IntentOf<typeof decisionIntents>

async function goOn(edge: MemberEdge & { about: string; intent: string }) {
  const nextId = await findNextService(edge, edge.about)
  return redirect(`/admin/market/services${nextId ? `/${nextId}` : ''}?decided=${edge.intent}`)
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
