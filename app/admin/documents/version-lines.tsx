import type { SubmissionResult } from '@conform-to/react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { dateText } from '#app/ui/time/relative-time.ts'
import { Time } from '#app/ui/time/time.tsx'
import { addressOf } from './document-words.ts'
import type { LoadedVersion } from './load-versions.ts'
import type { VersionsIntent } from './versions-intents.ts'

type VersionLineProps = { version: LoadedVersion; newest: number; isInForce: boolean; now: Date }

/** A version: who, when, what became of it, and what can be done with it. */
export function VersionLine({ version, newest, isInForce, now }: VersionLineProps) {
  const { slug, number, by, savedAt, isPrograms } = version
  return (
    <li>
      <span>
        <b>Version {number}</b>{' '}
        <span className="soft">
          saved <Time at={savedAt} now={now} quiet /> by {by}
          {isPrograms ? ' · the text of the program' : ''} · {becameOf(version, isInForce, now)}
        </span>
        {version.reason ? <span className="document-why soft">Why: {version.reason}</span> : null}
      </span>
      <span className="row">
        <Link to={`/docs/${slug}/versions/${number}`} aria-label={`Read version ${number}`}>
          Read
        </Link>
        <Acts slug={slug} number={number} newest={newest} name={`version ${number}`} />
      </span>
    </li>
  )
}

function becameOf(
  { announcedAt, effectiveAt, withdrawnAt, replacedBy }: LoadedVersion,
  isInForce: boolean,
  now: Date,
): string {
  if (!announcedAt || !effectiveAt) return 'a draft'
  if (withdrawnAt)
    return replacedBy === null
      ? `taken back on ${dateText(withdrawnAt)}`
      : `version ${replacedBy} took its place on ${dateText(withdrawnAt)}`
  if (effectiveAt > now) return `applies from ${dateText(effectiveAt)}`
  return isInForce ? `in force since ${dateText(effectiveAt)}` : `applied from ${dateText(effectiveAt)}`
}

type ProgramLineProps = { slug: string; version: string; newest: number; isInForce: boolean }

/** Version 0: it changes with the program, and an operator can always go back to it. */
export function ProgramLine({ slug, version, newest, isInForce }: ProgramLineProps) {
  return (
    <li>
      <span>
        <b>The text of the program</b>{' '}
        <span className="soft">
          {version}, changes with the program{isInForce ? ' · in force' : ''}
        </span>
      </span>
      <span className="row">
        <Acts slug={slug} number={0} newest={newest} name="the text of the program" />
      </span>
    </li>
  )
}

type ActsProps = { slug: string; number: number; newest: number; name: string }

function Acts({ slug, number, newest, name }: ActsProps) {
  if (number === newest) return null
  return (
    <>
      <Link to={`?from=${number}&to=${newest}`} aria-label={`Compare ${name} with the newest`}>
        Compare
      </Link>
      <Form method="post" action={`${addressOf(slug)}/versions`}>
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="basedOn" value={newest} />
        <Button
          size="s"
          name="intent"
          value={'restore' satisfies VersionsIntent}
          aria-label={`Go on from ${name}`}
        >
          Go on from this
        </Button>
      </Form>
    </>
  )
}

type WithdrawFormProps = {
  slug: string
  number: number
  lastResult: SubmissionResult<string[]> | undefined
}

/** What waits for its day is taken back, with a reason that people read. */
export function WithdrawForm({ slug, number, lastResult }: WithdrawFormProps) {
  const { form, field } = serverForm({ id: 'withdraw', lastResult })
  return (
    <Form id={form.id} method="post" action={`${addressOf(slug)}/versions`} className="form" noValidate>
      <FormErrors form={form} />
      <input type="hidden" name="number" value={number} />
      <Field
        label={`Why version ${number} is taken back`}
        {...field('reason')}
        hint="The public log says it, and whoever was told of the change is told again"
      >
        <TextInput autoComplete="off" />
      </Field>
      <div className="form-acts">
        <Button look="danger" name="intent" value={'withdraw' satisfies VersionsIntent}>
          Take version {number} back
        </Button>
      </div>
    </Form>
  )
}
