import { useState } from 'react'
import { Field, type FieldProps } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import type { EditedPost } from '../load-edit.ts'
import { CoverField } from './cover-field.tsx'

type Given = Omit<FieldProps, 'label' | 'children'>
type AboutPostProps = {
  post: EditedPost
  own: (name: keyof EditedPost['content']) => Given
  slugField: Given
  authorField: Given
  onChanged: () => void
}

/** What stands around the text: address, summary, tags, author, cover, and how other sites show it. */
export function AboutPost({ post, own, slugField, authorField, onChanged }: AboutPostProps) {
  const [others, setOthers] = useState({
    title: post.content.seoTitle || post.content.title,
    description: post.content.seoDescription || post.content.summary,
  })
  return (
    <>
      <section aria-labelledby="about-title">
        <h2 id="about-title">What it is</h2>
        <Field
          label="Address"
          hint={
            post.oldSlugs.length > 0
              ? `Old, and redirecting: ${post.oldSlugs.join(', ')}`
              : 'Stands behind /blog/'
          }
          {...slugField}
          defaultValue={slugField.defaultValue ?? post.slug}
        >
          <TextInput autoComplete="off" spellCheck={false} />
        </Field>
        <Field label="Summary" {...own('summary')}>
          <TextArea rows={3} />
        </Field>
        <Field
          label="Tags"
          optional
          hint="With commas between, five at most."
          {...own('tags')}
          required={false}
        >
          <TextInput autoComplete="off" />
        </Field>
        <Field label="Author" {...authorField} defaultValue={authorField.defaultValue ?? post.authorId}>
          <Select>
            {post.authorId === '' ? <option value="">The marketplace</option> : null}
            {post.authors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </section>
      <section
        aria-labelledby="others-title"
        onInput={({ currentTarget }) => {
          const typed = (name: string) =>
            currentTarget.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? ''
          setOthers({
            title: typed('seoTitle') || post.content.title,
            description: typed('seoDescription') || post.content.summary,
          })
        }}
      >
        <h2 id="others-title">As others show it</h2>
        <div className="ed-serp">
          <small>
            {post.host} › blog › {post.slug}
          </small>
          <b>{others.title}</b>
          <p>{others.description}</p>
        </div>
        <Field label="Title for search engines" optional {...own('seoTitle')} required={false}>
          <TextInput />
        </Field>
        <Field label="Description for search engines" optional {...own('seoDescription')} required={false}>
          <TextArea rows={2} />
        </Field>
        <CoverField post={post} altField={own('coverAlt')} onChanged={onChanged} />
      </section>
    </>
  )
}
