import { redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import {
  approvalInput,
  approveService,
  findNextInQueue,
  rejectionInput,
  rejectService,
  takeDownService,
} from '#domain/catalogue/index.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { answerForm } from '#app/answer-form.ts'
import { readSubmission } from '#app/forms/read-submission.ts'

/** The three decisions; after each the next one that waits is opened. */
export async function decide(edge: MemberEdge, serviceId: string) {
  const { transaction, actor, settings, config, origin } = edge
  const given = { settings, siteOrigin: config.origin, origin }
  const form = await edge.form()
  const intent = String(form.get('intent') ?? '')
  const seenAt = readTime(form.get('seen'))
  if (intent === 'approve') {
    return answerForm(intent, readSubmission(form, approvalInput), async ({ note }) => {
      await transaction((tx) => approveService(tx, actor, { serviceId, note, seenAt }, given))
      return goOn(edge, serviceId, intent)
    })
  }
  const operation = intent === 'reject' ? rejectService : intent === 'take-down' ? takeDownService : undefined
  if (!operation) throw new Invalid('This form is out of date: reload the page')
  return answerForm(intent, readSubmission(form, rejectionInput), async (why) => {
    await transaction((tx) => operation(tx, actor, { serviceId, ...why, seenAt }, given))
    return goOn(edge, serviceId, intent)
  })
}

function readTime(text: unknown): Date | undefined {
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? new Date(Number(text)) : undefined
}

async function goOn({ db, actor }: MemberEdge, decidedId: string, intent: string) {
  const nextId = await findNextInQueue(db, actor, decidedId)
  return redirect(`/admin/market/services${nextId ? `/${nextId}` : ''}?decided=${intent}`)
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
