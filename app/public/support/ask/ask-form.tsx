import { lazy, Suspense } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Radio } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { describeRules } from '#app/ui/inputs/file-drop/file-rules.ts'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { Section } from '#app/ui/shell/section.tsx'
import type { AskAnswer, AskIntent } from './ask-intents.ts'
import type { AskData } from './load-ask.server.ts'
import { Suggestions } from './suggestions.tsx'

// Asked for once somebody can type: nobody waits for it.
const MayAnswer = lazy(() => import('./may-answer.tsx'))

type AskFormProps = { ask: AskData; lastResult: AskAnswer | undefined }

/** A question to the people who run the marketplace: what it is about, which one, in one's own words. */
export function AskForm({ ask, lastResult }: AskFormProps) {
  const { form, field } = serverForm({ id: 'ask', lastResult, limits: ask.limits })
  const isSending = useNavigation().state === 'submitting'
  const isLive = useHydrated()
  const kind = field('kind')
  const about = field('about')
  const files = field('files')
  return (
    <div className="ask">
      <Form id={form.id} method="post" encType="multipart/form-data" noValidate>
        <FormErrors form={form} />
        <input type="hidden" name="formKey" value={ask.formKey} />
        <Section title="What it is about" opens>
          <FieldSet
            label="What it is about"
            labelHidden
            {...kind}
            defaultValue={kind.defaultValue ?? 'other'}
          >
            <div className="kinds">
              {ask.kinds.map(({ value, label }) => (
                <Radio key={value} value={value}>
                  {label}
                </Radio>
              ))}
            </div>
          </FieldSet>
        </Section>
        {ask.groups.length > 0 ? (
          <Section title="Which one" text="optional">
            <FieldSet
              label="Which one"
              labelHidden
              {...about}
              required={false}
              defaultValue={about.defaultValue ?? ask.chosen ?? ''}
            >
              <Radio value="">None of them</Radio>
              {ask.groups.map(({ kind: group, label, things }, place) => (
                <details
                  key={group}
                  className="own"
                  open={place === 0 || ask.chosen?.startsWith(`${group}:`) || undefined}
                >
                  <summary>
                    {label} <small className="soft">{things.length}</small>
                  </summary>
                  {things.map(({ value, title }) => (
                    <Radio key={value} value={value}>
                      {title}
                    </Radio>
                  ))}
                </details>
              ))}
            </FieldSet>
          </Section>
        ) : null}
        <Section title="In your words">
          <div className="form">
            {ask.member ? null : (
              <div className="form-row">
                <Field label="Your name" {...field('name')}>
                  <TextInput autoComplete="name" />
                </Field>
                <Field label="Your e-mail" {...field('email')} hint="You confirm it by a link">
                  <TextInput type="email" autoComplete="email" />
                </Field>
              </div>
            )}
            <Field label="Subject" {...field('subject')}>
              <TextInput />
            </Field>
            <Field label="What happened, and what you would like" {...field('body')}>
              <TextArea rows={7} />
            </Field>
          </div>
        </Section>
        <Section title="Files" text="optional">
          <Field label="Files" labelHidden {...files} required={false} hint={describeRules(ask.files)}>
            <TextInput type="file" multiple />
          </Field>
        </Section>
        <div className="form-acts ask-send">
          <Button look="main" size="l" busy={isSending}>
            Send the question
          </Button>
          <noscript>
            <Button name="intent" value={'help' satisfies AskIntent} formNoValidate>
              See what may answer it
            </Button>
          </noscript>
          <small className="soft">
            {ask.member
              ? `The answer stands in your account and comes to ${ask.member.email}.`
              : 'It is read once you have confirmed your address.'}
          </small>
        </div>
      </Form>
      {isLive ? (
        <Suspense fallback={null}>
          <MayAnswer formId={form.id} first={lastResult?.suggested} />
        </Suspense>
      ) : (
        <Suggestions found={lastResult?.suggested} note="If it does not, send the question." />
      )}
    </div>
  )
}
