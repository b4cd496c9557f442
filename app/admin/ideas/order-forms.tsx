import { Form, Link } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { counted } from '#app/shared/figures/figures.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { NumberInput, TextArea } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { ideaLimits } from '#domain/ideas/idea-rules.ts'
import { addressOf } from './address-of-idea.ts'
import type { DeskIdeaIntent } from './idea-intents.ts'
import type { DeskIdeaData } from './load-idea.ts'

type Props = { data: DeskIdeaData; refused: RefusedForm | undefined }

/** Ideas that ask for the same become one: those like it are joined with a press, any other by its number. */
export function MergeForms({ data, refused }: Props) {
  const { similar, desk, idea } = data
  const result = refusalFor('merge', refused)
  const { form, field } = serverForm({ id: 'merge', lastResult: result })
  return (
    <section className="ai-part" aria-labelledby="like-title">
      <h3 id="like-title">Like this one</h3>
      {similar.length === 0 ? <p className="small soft">No other idea is like it.</p> : null}
      <ul className="ai-lines">
        {similar.map(({ number, title, votes, state }) => (
          <li key={number}>
            <Link to={addressOf(desk, { number })}>{title}</Link>
            <small>
              {counted(votes, 'vote')}, {state.toLowerCase()}
            </small>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="into" value={number} />
              <Button
                size="s"
                name="intent"
                value={'merge-in' satisfies DeskIdeaIntent}
                aria-label={`Merge “${title}” into this`}
              >
                Merge in
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <details className="idea-merge" open={result ? true : undefined}>
        <summary>
          Merge this into another <kbd className="hide-s">M</kbd>
        </summary>
        <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
          <FormErrors form={form} />
          <Field
            label="Merge into"
            {...field('into')}
            hint={`The number of an idea. The ${counted(idea.votes, 'vote')} go along, each member once; this can’t be undone.`}
          >
            <NumberInput />
          </Field>
          <Button size="s" name="intent" value={'merge' satisfies DeskIdeaIntent}>
            Merge into that idea
          </Button>
        </Form>
      </details>
    </section>
  )
}

export function KindForm({ data: { desk, idea }, refused }: Props) {
  const { form, field } = serverForm({ id: 'kind', lastResult: refusalFor('kind', refused) })
  const kindId = field('kindId')
  return (
    <section className="ai-part">
      <Form key={idea.kindId} id={form.id} method="post" className="form" noValidate preventScrollReset>
        <FormErrors form={form} />
        <Field label="Kind" {...kindId} defaultValue={kindId.defaultValue ?? idea.kindId}>
          <Select
            options={desk.kinds
              .filter(({ id, isRetired }) => !isRetired || id === idea.kindId)
              .map(({ id, label }) => ({ value: id, label }))}
          />
        </Field>
        <Button size="s" name="intent" value={'kind' satisfies DeskIdeaIntent}>
          Set the kind
        </Button>
      </Form>
    </section>
  )
}

/** Off the board with a reason that its author reads, and back again. */
export function HideForm({ data: { idea, canModerate }, refused }: Props) {
  const id = idea.isHidden ? 'restore' : 'hide'
  const result = refusalFor(id, refused)
  const { form, field } = serverForm({ id, lastResult: result, limits: { reason: ideaLimits.reason } })
  if (!canModerate || (!idea.isOpen && !idea.isHidden)) return null
  return (
    <section className="ai-part">
      <details open={idea.isHidden || (result ? true : undefined)}>
        <summary>{idea.isHidden ? 'Put it back' : 'Hide it'}</summary>
        <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
          <FormErrors form={form} />
          <Field
            label="Reason"
            {...field('reason')}
            hint={
              idea.isHidden ? 'Kept in the audit log' : 'Its author reads it; it is kept in the audit log'
            }
          >
            <TextArea rows={2} />
          </Field>
          <Button
            look={idea.isHidden ? 'line' : 'danger'}
            size="s"
            name="intent"
            value={id satisfies DeskIdeaIntent}
          >
            {idea.isHidden ? 'Put it back on the board' : 'Hide the idea'}
          </Button>
        </Form>
      </details>
    </section>
  )
}
