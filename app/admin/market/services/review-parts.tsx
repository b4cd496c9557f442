import { Link } from 'react-router'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import type { ComparedField } from './compare-texts.ts'
import { ComparedFields } from './compared-fields.tsx'
import type { ShownCopy } from './load-copies.ts'
import { NearCopies } from './near-copies.tsx'

type ReviewedPerson = { id: string; name: string; avatarUrl: string | null }
type PersonProps = { title: string; person: ReviewedPerson; history: string }

/** Whose it is, and what is known of them here. */
export function ReviewedPersonSection({ title, person, history }: PersonProps) {
  return (
    <Section title={title} opens>
      <p className="row">
        <Avatar name={person.name} src={person.avatarUrl} size={32} />
        <Link to={`/admin/users/${person.id}`}>{person.name}</Link>
        <span className="soft">{history}</span>
      </p>
    </Section>
  )
}

type BeforeWas = 'approved' | 'sent back' | null

export const besideWords = (was: BeforeWas) =>
  was === 'approved'
    ? 'Beside the last approved version.'
    : was === 'sent back'
      ? 'Beside the version that was sent back.'
      : undefined

type WordsProps = { fields: readonly ComparedField[]; beforeWas: BeforeWas; copies: readonly ShownCopy[] }

/** All words, with what changed since they were judged before, and who else says the same. */
export function ReviewedWords({ fields, beforeWas, copies }: WordsProps) {
  return (
    <>
      <Section title="Words" text={besideWords(beforeWas) ?? 'The first version: nothing to compare with.'}>
        <ComparedFields fields={fields} />
      </Section>
      {copies.length > 0 ? (
        <Section title="Near copies" text="Texts that others see and that say much of the same.">
          <NearCopies copies={copies} />
        </Section>
      ) : null}
    </>
  )
}
