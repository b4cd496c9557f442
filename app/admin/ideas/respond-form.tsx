import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { counted } from '#app/shared/figures/figures.ts'
import { IdeaState } from '#app/shared/ideas/idea-state.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Radio } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { sendByKeys } from '#app/ui/inputs/form/send-by-keys.ts'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { Note } from '#app/ui/note/note.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { ideaLimits } from '#domain/ideas/idea-rules.ts'
import type { DeskIdeaIntent } from './idea-intents.ts'
import type { DeskIdeaData } from './load-idea.ts'

/** The state with words and the answer, in one: whoever follows is told once. */
export function RespondForm({ data, refused }: { data: DeskIdeaData; refused: RefusedForm | undefined }) {
  const { idea, desk, steps, followers } = data
  const { form, field } = serverForm({
    id: 'respond',
    lastResult: refusalFor('respond', refused),
    limits: { answer: ideaLimits.answer, words: ideaLimits.words },
  })
  const isSending = useSent()?.get('intent') === 'respond'
  const [stateId, words, answer] = [field('stateId'), field('words'), field('answer')]
  const cameAt = new Map(steps.map((step) => [step.stateId, step.at]))
  const choices = desk.states.filter(
    ({ id, isFirst, isRetired }) => id === idea.stateId || (!isFirst && !isRetired),
  )
  return (
    <Form
      id={form.id}
      method="post"
      className="form ans"
      noValidate
      preventScrollReset
      onKeyDown={sendByKeys}
    >
      <FormErrors form={form} />
      {answer.defaultValue !== undefined && idea.answer && answer.defaultValue !== idea.answer ? (
        <Note tone="info">
          <b>The answer as it stands:</b> <span className="as-typed">{idea.answer}</span>
        </Note>
      ) : null}
      <input type="hidden" name="basedOn" value={idea.saidLastAt} />
      <FieldSet label="State" {...stateId} defaultValue={stateId.defaultValue ?? idea.stateId}>
        <div className="idea-pick">
          {choices.map((state) => (
            <Radio
              key={state.id}
              value={state.id}
              hint={
                cameAt.has(state.id) ? (
                  <Time at={cameAt.get(state.id) ?? idea.writtenAt} quiet />
                ) : state.isRefusal ? (
                  'needs an answer that says why'
                ) : undefined
              }
            >
              <IdeaState state={state} />
            </Radio>
          ))}
        </div>
      </FieldSet>
      <Field
        label="Words to the state"
        optional
        {...words}
        required={false}
        defaultValue={words.defaultValue ?? ''}
        hint="Beside the date, such as: for spring"
      >
        <TextInput autoComplete="off" />
      </Field>
      <Field
        label="Our answer"
        aside={<kbd className="hide-s">R</kbd>}
        className="ansf"
        {...answer}
        required={false}
        defaultValue={answer.defaultValue ?? idea.answer}
        hint="The first sentence is shown large"
      >
        <TextArea rows={5} />
      </Field>
      <div className="row">
        <Button look="main" name="intent" value={'respond' satisfies DeskIdeaIntent} busy={isSending}>
          {idea.answer ? 'Save' : 'Answer'} and tell {counted(followers, 'follower')}
        </Button>
        <kbd className="hide-s">Ctrl ↵</kbd>
      </div>
    </Form>
  )
}
