import { Link } from 'react-router'
import { useAccountForm } from '#app/my/account/account-page.ts'
import { ProveFirst } from '#app/my/account/prove-first.tsx'
import { SectionForm } from '#app/my/account/section-form.tsx'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { Password } from '#app/ui/inputs/field/text-input.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { DataSectionProps } from './data-section-props.ts'
import type { DataOfMember } from './load-data.ts'

/** The end of an account: what happens, what must be finished first, and the way back. */
export function DeletionPart({ data }: DataSectionProps) {
  return (
    <div className="stack" id="deletion">
      <h3>Delete your account</h3>
      {data.deletion ? <UnderWay data={data} dueAt={data.deletion.dueAt} /> : <Ask data={data} />}
    </div>
  )
}

function UnderWay({ data, dueAt }: DataSectionProps & { dueAt: Date }) {
  return (
    <>
      <Note tone="warn" role="status">
        <b>
          Your account will be deleted on <Time at={dueAt} />.
        </b>{' '}
        Until then nothing is lost: you can take your data along, or keep the account.
      </Note>
      <Blocks blocks={data.blocks} />
      {data.mayCancelDeletion ? (
        <SectionForm intent="cancel-deletion" label="Keep my account" look="main" />
      ) : null}
    </>
  )
}

function Blocks({ blocks }: Pick<DataOfMember, 'blocks'>) {
  if (blocks.length === 0) return null
  return (
    <Note tone="bad">
      <b>Before the account can be deleted:</b>
      <ul>
        {blocks.map(({ words, link }) => (
          <li key={words}>
            {words}
            {link ? (
              <>
                {' '}
                (<Link to={link.to}>{link.label}</Link>)
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </Note>
  )
}

function Ask({ data }: DataSectionProps) {
  const { isDone } = useAccountForm({ intent: 'cancel-deletion' })
  return (
    <>
      {isDone ? (
        <Note role="status" icon="circle-check">
          Your account stays. Everything is as it was.
        </Note>
      ) : null}
      <p className="soft">
        {data.graceDays === 0
          ? 'Your account is deleted within a day.'
          : `For ${data.graceDays} days you can change your mind. After that nobody can bring the account back.`}
      </p>
      <Blocks blocks={data.blocks} />
      {data.mayAskDeletion ? <AskDetails data={data} /> : null}
    </>
  )
}

const WHAT_HAPPENS = [
  {
    name: 'Deleted',
    value: 'Your name, e-mail address, profile, pictures, files, sessions, ways of signing in and e-mails',
  },
  {
    name: 'Kept without your name',
    value:
      'What others took part in, such as messages, reviews, tickets, and deals that were agreed with their files',
  },
  { name: 'Kept as the law asks', value: 'Records of payments, with no personal data' },
  { name: 'Your username', value: 'Is given to nobody for 90 days' },
]

function AskDetails({ data }: DataSectionProps) {
  const { lastResult } = useAccountForm({ intent: 'ask-deletion' })
  return (
    <details open={lastResult !== undefined}>
      <summary>What is deleted, and how to ask for it</summary>
      <div className="stack">
        <Meta rows={WHAT_HAPPENS} />
        {data.isProved ? (
          <AskForm hasPassword={data.hasPassword} />
        ) : (
          <ProveFirst section="data">Before you can ask for it, show that it is you.</ProveFirst>
        )}
      </div>
    </details>
  )
}

function AskForm({ hasPassword }: Pick<DataOfMember, 'hasPassword'>) {
  return (
    <SectionForm intent="ask-deletion" label="Delete my account" look="danger">
      {(field) => (
        <>
          {hasPassword ? (
            <Field label="Your password" {...field('password')}>
              <Password />
            </Field>
          ) : null}
          <FieldSet label="Deleting is final" labelHidden {...field('understood')}>
            <Check>I understand that my account can’t be brought back afterwards</Check>
          </FieldSet>
        </>
      )}
    </SectionForm>
  )
}
