import type { SubmissionResult } from '@conform-to/react'
import { useRef, useState } from 'react'
import { Form, Link } from 'react-router'
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
import { useDraft } from './use-draft.ts'
import { useLook } from './use-look.ts'
import { When, whenOf } from './when.tsx'

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
  const draft = useDraft(post, formElement)
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
      <Others names={draft.others} savedBy={post.savedBy} saved={post.saved} />
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

type OthersProps = { names: readonly string[]; savedBy: string; saved: string }

/** The second at a post is told, before they lose an hour. */
function Others({ names, savedBy, saved }: OthersProps) {
  if (names.length > 0)
    return (
      <Note tone="warn" role="status">
        <b>{names.join(' and ')} has this open too.</b> Whoever saves second is told, and nobody’s words are
        lost.
      </Note>
    )
  if (!savedBy) return null
  return (
    <p className="soft ed-last">
      Last saved by {savedBy}, {saved}.
    </p>
  )
}
