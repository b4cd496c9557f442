import { redirect } from 'react-router'
import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { ATTACHMENTS } from '#app/forms/body-limits.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { receiveAttachments } from '#app/forms/receive-attachments.ts'
import { appealKinds, appealLimits } from '#domain/appeals/appeal-rules.ts'
import { appealInput, sendAppeal } from '#domain/appeals/index.ts'
import { NotFound } from '#platform/errors/errors.ts'

const MB = 1_000_000
const asked = z.object({ kind: z.enum(appealKinds), id: z.string().regex(/^[0-9a-f-]{1,64}$/) })

/** Which decision an address names. */
export function readDecision({ params }: Pick<MemberEdge, 'params'>) {
  const found = asked.safeParse(params).data
  if (!found) throw new NotFound('There is no such decision about something of yours')
  return { kind: found.kind, decisionId: found.id }
}

const { intent, intents } = formsOf({
  for: 'members',
  about: readDecision,
  accepts: ATTACHMENTS,
  receive: (edge) =>
    receiveAttachments(edge, {
      folder: 'appeals',
      label: 'Files',
      bounds: {
        most: appealLimits.files,
        megabytes: 10,
        rules: { imageBytes: 10 * MB, documentBytes: 10 * MB },
      },
    }),
})

export const appealIntents = intents({
  appeal: intent({
    input: appealInput,
    takesFiles: true,
    run: (tx, actor, input, { about, received, context }) =>
      sendAppeal(tx, actor, { ...about, ...input, files: received.files }, context),
    done: ({ about }) => redirect(`/my/support/appeals/${about.kind}/${about.decisionId}`),
  }),
})

export type AppealIntent = IntentOf<typeof appealIntents>
