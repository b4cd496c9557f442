import type { SubmissionResult } from '@conform-to/react'
import { useRef, useState } from 'react'
import { Form, Link } from 'react-router'
import { OtherWriters } from '#app/admin/editor/other-writers.tsx'
import { useKeptWords } from '#app/admin/editor/use-kept-words.ts'
import type { KeptWords } from '#app/admin/editor/keeping-endpoint.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Note } from '#app/ui/note/note.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { postLimits } from '#domain/blog/post-rules.ts'
import type { EditIntent } from '../edit-intents.ts'
import type { EditedPost } from '../load-edit.ts'
import { addressOf, HERE, stateWords } from '../post-words.ts'
import { AboutPost } from './about-post.tsx'
import { AsItWillLook } from './as-it-will-look.tsx'
import { PostText } from './post-text.tsx'
import { useLook } from './use-look.ts'
import { When, whenOf } from './when.tsx'

const KEPT = [
  'title',
  'summary',
  'body',
  'seoTitle',
  'seoDescription',
  'tags',
  'coverId',
  'coverAlt',
] as const satisfies (keyof EditedPost['content'])[]

const saysKept = ({ at, number }: KeptWords) => `kept ${at}, version ${number}`

type EditorProps = { post: EditedPost; lastResult: SubmissionResult<string[]> | undefined }

/** The post as it is written, beside how it will look. All of it is one form; with script it is kept while one writes. */
export function Editor({ post, lastResult }: EditorProps) {
  const formElement = useRef<HTMLFormElement>(null)
  const { form, field } = serverForm({ id: 'save', lastResult, limits: postLimits })
  const own = (name: keyof EditedPost['content']) => {
    const given = field(name)
    return { ...given, defaultValue: given.defaultValue ?? post.content[name] }
  }
  const typedWhen = field('when').defaultValue
  const [when, setWhen] = useState(typedWhen || whenOf(post))
  const draft = useKeptWords({
    form: formElement,
    address: `${addressOf(post.id)}/draft`,
    version: post.version,
    status: `saved ${post.saved}, version ${post.version}`,
    fields: KEPT,
    saysKept,
  })
  const look = useLook(post.slug, formElement)
  const heard = () => {
    draft.changed()
    look.changed()
  }
  return (
    <Form
      id={form.id}
      ref={formElement}
      method="post"
      className="blog-editor"
      noValidate
      onInput={heard}
      onSubmit={draft.stop}
    >
      <input type="hidden" name="basedOn" value={draft.basedOn} />
      <div className="ed-h">
        <p>
          <Link to={HERE}>Notes</Link> /{' '}
          <Tag tone={stateWords[post.state].tone}>{stateWords[post.state].label}</Tag>{' '}
          <span className="soft" role="status">
            {draft.status}
          </span>
        </p>
        <span className="grow" />
        <ButtonLink look="bare" size="s" to={`${addressOf(post.id)}/versions`}>
          <Icon name="history" size={18} /> Versions
        </ButtonLink>
        <ButtonLink look="bare" size="s" to={`/blog/${post.slug}/preview`} target="_blank">
          <Icon name="eye" size={18} /> As it will look
        </ButtonLink>
        <Button look="main" size="s" name="intent" value={'save' satisfies EditIntent}>
          {buttonWords(post, when)}
        </Button>
      </div>
      <FormErrors form={form} />
      <OtherWriters names={draft.others} />
      {draft.others.length === 0 && post.savedBy ? (
        <p className="soft ed-last">
          Last saved by {post.savedBy}, {post.saved}.
        </p>
      ) : null}
      {draft.behind ? (
        <Note tone="warn" role="alert">
          <b>Somebody saved version {draft.behind.current} while you wrote.</b> Your words are kept beside it
          as version {draft.behind.number}.{' '}
          <Link
            to={`${addressOf(post.id)}/versions?from=${draft.behind.current}&to=${draft.behind.number}&behind=1`}
          >
            Compare the two
          </Link>
        </Note>
      ) : null}
      <div className="ed">
        <div className="ed-w">
          <Field label="Title" {...own('title')}>
            <TextInput className="ed-t" autoComplete="off" />
          </Field>
          <PostText field={own('body')} look={look.shown} onAdded={heard} />
        </div>
        <AsItWillLook look={look.shown} isAway={look.isAway} />
      </div>
      <div className="ed-m">
        <When post={post} when={when} onWhen={setWhen} field={field('at')} />
        <AboutPost
          post={post}
          own={own}
          slugField={field('slug')}
          authorField={field('authorId')}
          onChanged={heard}
        />
      </div>
    </Form>
  )
}

function buttonWords({ state, due }: EditedPost, when: string): string {
  if (when === 'now') return state === 'published' ? 'Save and show the changes' : 'Save and send it out'
  if (when === 'at') return due ? `Save, goes out ${due}` : 'Save for its time'
  return state === 'published' ? 'Save without showing' : 'Save the draft'
}
