import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Select } from '#app/ui/inputs/select/select.tsx'
import type { DeskIdeaIntent } from './idea-intents.ts'
import type { DeskIdeaData } from './load-idea.ts'

/** What came of it: a change of the rules, a post. Each leads to the other. */
export function OutcomeForms({ data, refused }: { data: DeskIdeaData; refused: RefusedForm | undefined }) {
  const { outcomes, changes, posts } = data
  const rule = serverForm({ id: 'link-rule', lastResult: refusalFor('link-rule', refused) })
  const post = serverForm({ id: 'link-post', lastResult: refusalFor('link-post', refused) })
  return (
    <section className="ai-part" aria-labelledby="outcomes-title">
      <h3 id="outcomes-title">What came of it</h3>
      {outcomes.length === 0 ? <p className="small soft">Nothing is linked yet.</p> : null}
      <ul className="ai-lines">
        {outcomes.map(({ kind, key, title, address }) => (
          <li key={`${kind} ${key}`}>
            <a href={address}>{title}</a>
            <small>{kind === 'rule' ? 'change of the rules' : 'post'}</small>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="kind" value={kind} />
              <input type="hidden" name="key" value={key} />
              <Button
                look="bare"
                size="s"
                name="intent"
                value={'unlink' satisfies DeskIdeaIntent}
                aria-label={`Unlink ${title}`}
              >
                Unlink
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {changes.length > 0 ? (
        <Form id="link-rule" method="post" className="form" noValidate preventScrollReset>
          <FormErrors form={rule.form} />
          <Field
            label="Changes a rule"
            {...rule.field('changeId')}
            required={false}
            defaultValue={rule.field('changeId').defaultValue ?? ''}
          >
            <Select placeholder="Choose a change of the log" options={changes} />
          </Field>
          <Button size="s" name="intent" value={'link-rule' satisfies DeskIdeaIntent}>
            Link the change
          </Button>
        </Form>
      ) : (
        <p className="small soft">
          No fee or rule has changed that could be linked. A change at “Fees and clocks” may name this idea,
          too.
        </p>
      )}
      {posts.length > 0 ? (
        <Form id="link-post" method="post" className="form" noValidate preventScrollReset>
          <FormErrors form={post.form} />
          <Field
            label="Told of in a post"
            {...post.field('postId')}
            required={false}
            defaultValue={post.field('postId').defaultValue ?? ''}
          >
            <Select placeholder="Choose a post that is out" options={posts} />
          </Field>
          <Button size="s" name="intent" value={'link-post' satisfies DeskIdeaIntent}>
            Link the post
          </Button>
        </Form>
      ) : null}
    </section>
  )
}
