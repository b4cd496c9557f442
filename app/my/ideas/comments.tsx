import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { counted } from '#app/shared/figures/figures.ts'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { sendByKeys } from '#app/ui/inputs/form/send-by-keys.ts'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { ideaLimits, ideaPath } from '#domain/ideas/idea-rules.ts'
import type { IdeaIntent } from './act-on-idea.ts'
import type { IdeaData } from './load-idea.server.ts'

type CommentsProps = { data: IdeaData; refused: RefusedForm | undefined }
type Comment = IdeaData['comments'][number]
type Reply = Comment['replies'][number]

/** What members say of it, the newest first, with one level of replies. */
export function Comments({ data, refused }: CommentsProps) {
  const { idea, comments, older, canComment } = data
  return (
    <section className="part" id="comments" aria-labelledby="comments-title">
      <h2 id="comments-title">{idea.comments === 0 ? 'Comments' : counted(idea.comments, 'comment')}</h2>
      {canComment ? (
        <WriteForm
          id="comment"
          label="Comment"
          button="Comment"
          intent="comment"
          refused={refused}
          hint="Add what is missing"
        />
      ) : null}
      {comments.length === 0 ? <p className="soft">Nobody has said anything yet.</p> : null}
      <ul className="coms">
        {comments.map((comment) => (
          <li key={comment.id} id={`c${comment.number}`}>
            <Said said={comment} site={data.site} refused={refused} />
            <div className="com-under">
              <ul>
                {comment.replies.map((reply) => (
                  <li
                    key={reply.id}
                    id={`c${reply.number}`}
                    className={reply.isOfficial ? 'official' : undefined}
                  >
                    <Said said={reply} site={data.site} refused={refused} />
                  </li>
                ))}
              </ul>
              {canComment && !comment.isHidden ? (
                <details open={refused?.formId === `reply-${comment.id}` || undefined}>
                  <summary>Reply</summary>
                  <WriteForm
                    id={`reply-${comment.id}`}
                    label={`Reply to ${comment.author.name}`}
                    button="Send the reply"
                    intent="comment"
                    hidden={{ parentId: comment.id }}
                    refused={refused}
                  />
                </details>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {older ? (
        <KnownLink to={`${ideaPath(idea.number)}?before=${older}#comments`}>Older comments</KnownLink>
      ) : null}
    </section>
  )
}

function Said({ said, site, refused }: { said: Reply; site: string; refused: RefusedForm | undefined }) {
  const { id, author, text, at, now, isEdited, isHidden, isOfficial, isMine, canEdit } = said
  return (
    <div className="com">
      <Avatar name={author.name} src={author.src} size={36} />
      <div>
        <p>
          <b>{author.name}</b> {isOfficial ? <Tag tone="ok">{site}</Tag> : null}{' '}
          <small className="soft">
            <Time at={at} now={now} quiet />
            {isEdited ? ', changed' : null}
          </small>
        </p>
        {isHidden ? <p className="soft">Hidden by the moderators.</p> : <p className="com-text">{text}</p>}
        {canEdit ? (
          <details open={refused?.formId === `mend-${id}` || undefined}>
            <summary>Change it</summary>
            <WriteForm
              id={`mend-${id}`}
              label="Your comment"
              button="Save"
              intent="edit-comment"
              hidden={{ commentId: id }}
              start={text}
              refused={refused}
              hint="For 15 minutes after you wrote it"
            />
          </details>
        ) : null}
        {!isMine && !isHidden ? (
          <KnownLink
            to={`/report/comment/${id}`}
            className="small com-report"
            aria-label={`Report the comment of ${author.name}`}
          >
            Report
          </KnownLink>
        ) : null}
      </div>
    </div>
  )
}

type WriteFormProps = {
  id: string
  label: string
  button: string
  intent: IdeaIntent
  refused: RefusedForm | undefined
  hidden?: Readonly<Record<string, string>>
  start?: string
  hint?: string
}

function WriteForm({ id, label, button, intent, refused, hidden = {}, start = '', hint }: WriteFormProps) {
  const { form, field } = serverForm({
    id,
    lastResult: refusalFor(id, refused),
    limits: { text: ideaLimits.comment },
  })
  const sent = useSent()
  const [[name, value] = []] = Object.entries(hidden)
  const isSending =
    sent?.get('intent') === intent && (name ? sent.get(name) === value : !sent.has('parentId'))
  const text = field('text')
  return (
    // A form that was sent begins anew with what is there now.
    <Form
      id={id}
      method="post"
      action="#comments"
      className="form com-form"
      noValidate
      preventScrollReset
      onKeyDown={sendByKeys}
    >
      <FormErrors form={form} />
      {Object.entries(hidden).map(([fieldName, fieldValue]) => (
        <input key={fieldName} type="hidden" name={fieldName} value={fieldValue} />
      ))}
      <Field label={label} {...text} defaultValue={text.defaultValue ?? start} hint={hint}>
        <TextArea rows={3} />
      </Field>
      <div className="row">
        <Button size="s" name="intent" value={intent} busy={isSending}>
          {button}
        </Button>
      </div>
    </Form>
  )
}
