import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import type { SettingsIntent } from './act-on-settings.ts'
import type { SettingsData } from './load-settings.server.ts'

const HERE = '/my/messages/settings'

type QuickRepliesProps = SettingsData & { refused: RefusedForm | undefined }

/** The words one says often: to change, to remove, and a place for one more. */
export function QuickReplies({ replies, changing, limits, refused }: QuickRepliesProps) {
  const changed = refusalFor('change-reply', refused)?.initialValue?.['id'] ?? changing
  return (
    <>
      {replies.length > 0 ? (
        <ul className="replies">
          {replies.map(({ id, text }) => (
            <li key={id}>
              {id === changed ? (
                <ReplyForm intent="change-reply" reply={{ id, text }} limits={limits} refused={refused} />
              ) : (
                <>
                  <p>{text}</p>
                  <Form method="post" className="row" preventScrollReset>
                    <input type="hidden" name="id" value={id} />
                    <ButtonLink size="s" look="bare" to={`${HERE}?change=${id}#quick-replies`}>
                      Change
                    </ButtonLink>
                    <Button
                      size="s"
                      look="bare"
                      name="intent"
                      value={'remove-reply' satisfies SettingsIntent}
                    >
                      Remove
                    </Button>
                  </Form>
                </>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {replies.length < limits.quickReplies ? (
        <ReplyForm key={replies.length} intent="add-reply" limits={limits} refused={refused} />
      ) : (
        <p className="soft">You have {limits.quickReplies} quick replies. Remove one to add another.</p>
      )}
    </>
  )
}

type ReplyFormProps = Pick<QuickRepliesProps, 'limits' | 'refused'> & {
  intent: 'add-reply' | 'change-reply'
  reply?: { id: string; text: string }
}

function ReplyForm({ intent, reply, limits, refused }: ReplyFormProps) {
  const { form, field } = serverForm({
    id: intent,
    lastResult: refusalFor(intent, refused),
    limits: { text: { max: limits.quickReply } },
  })
  const { defaultValue, ...text } = field('text')
  return (
    <Form id={form.id} method="post" action={HERE} className="form" noValidate preventScrollReset>
      <FormErrors form={form} />
      {reply ? <input type="hidden" name="id" value={reply.id} /> : null}
      <Field
        label={reply ? 'Change the quick reply' : 'New quick reply'}
        {...text}
        defaultValue={defaultValue ?? reply?.text ?? ''}
        hint="{name} becomes the name of whom you write to"
      >
        <TextArea rows={3} />
      </Field>
      <div className="form-acts">
        <Button name="intent" value={intent satisfies SettingsIntent}>
          {reply ? 'Save the change' : 'Add the quick reply'}
        </Button>
        {reply ? (
          <ButtonLink look="bare" to={`${HERE}#quick-replies`}>
            Leave it as it was
          </ButtonLink>
        ) : null}
      </div>
    </Form>
  )
}
