import { redirect, Form, useActionData } from 'react-router'
import { z } from 'zod'
import { memberOnly, reading, type MemberEdge } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsAllFound } from '#app/forms/mendable.ts'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Radio } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { MessageText } from '#app/shared/messages/message-text.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { findFaces } from '#domain/accounts/index.ts'
import { readMessages, reportMessage } from '#domain/messages/index.ts'
import { reportInput } from '#domain/messages/moderation/case-input.ts'
import { caseLimits, reportReasons, reportWords } from '#domain/messages/moderation/case-rules.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Route } from './+types/report.page.ts'
import { openConversation } from './open-conversation.ts'

const numbered = z.coerce.number().int().min(1).max(2_147_483_647)

/** The message that is to be reported: one of the other side's. */
async function findReported(edge: MemberEdge) {
  const { conversation } = await openConversation(edge)
  const number = numbered.safeParse(edge.params['number']).data ?? 0
  const { messages } = await readMessages(edge.db, conversation.id, { from: number })
  const found = messages.find((one) => one.number === number)
  if (!found?.senderId || found.senderId === edge.actor.id || found.kind !== 'text' || found.deletedAt)
    throw new NotFound('There is no message of the other side here')
  return { conversationId: conversation.id, number, senderId: found.senderId, text: found.text }
}

export const loader = reading(
  memberOnly(async (edge) => {
    const { senderId, ...reported } = await findReported(edge)
    const face = (await findFaces(edge.db, [senderId])).get(senderId)
    return { ...reported, name: face?.displayName ?? 'The other side' }
  }),
)

const { intent, intents } = formsOf({ for: 'members', about: findReported, mends: mendsAllFound })

export const action = intents({
  report: intent({
    input: reportInput,
    run: (tx, actor, input, { about: { conversationId, number } }) =>
      reportMessage(tx, actor, { conversationId, number, ...input }),
    done: ({ about }) => redirect(`/my/messages/${about.conversationId}#m${about.number}`),
  }),
})

type ReportIntent = IntentOf<typeof action>

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Report a message')

export default function ReportPage({
  loaderData: { conversationId, number, text, name },
}: Route.ComponentProps) {
  const refused = useActionData() as RefusedForm | undefined
  const { form, field } = serverForm({
    id: 'report',
    lastResult: refusalFor('report', refused),
    limits: { words: { min: 0, max: caseLimits.report } },
  })
  return (
    <>
      <PageHead
        title={`Report a message of ${name}`}
        lede="A moderator reads it with ten messages around it, may open the files that came with them, and tells you both when it is decided."
      />
      <Note tone="info" icon="quote">
        <MessageText text={text || 'A file'} />
      </Note>
      <Form id={form.id} method="post" className="form" noValidate>
        <FormErrors form={form} />
        <FieldSet label="What is wrong with it?" {...field('reason')}>
          {reportReasons.map((reason) => (
            <Radio key={reason} value={reason}>
              {reportWords[reason]}
            </Radio>
          ))}
        </FieldSet>
        <Field label="What happened" optional {...field('words')} required={false}>
          <TextArea rows={3} />
        </Field>
        <div className="form-acts">
          <Button look="main" name="intent" value={'report' satisfies ReportIntent}>
            Send the report
          </Button>
          <ButtonLink look="bare" to={`/my/messages/${conversationId}#m${number}`}>
            Back to the conversation
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
