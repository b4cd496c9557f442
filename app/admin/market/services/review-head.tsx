import type { ReactNode } from 'react'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Claim } from '#domain/claims/index.ts'
import { ClaimBar } from './claim-bar.tsx'
import { useDecisionKeys } from './use-queue-keys.ts'

type ReviewHeadProps = {
  title: string
  state: ReactNode
  list: { label: string; to: string }
  /** Where everyone sees it, or its owner will. */
  asPage: string
  /** What waits next, if anything does. */
  next: string | null
  done: string | undefined
  refused: RefusedForm | undefined
  /** The forms that stand on the page: what another was refused is said here. */
  forms: readonly string[]
  isOwn: boolean
  waits: boolean
  claim: Claim | null
  now: Date
}

/** The head of what a moderator decides about: what it is, the keys, what was just done, and who looks at it. */
export function ReviewHead({ title, state, list, asPage, next, done, ...decision }: ReviewHeadProps) {
  const { refused, forms, isOwn, waits, claim, now } = decision
  useDecisionKeys({ next, list: list.to })
  return (
    <>
      <Crumbs trail={[list, { label: title }]} />
      <PageHead title={title} lede={state}>
        <p className="small soft hide-s admin-keys">
          <kbd>A</kbd> approve, <kbd>1</kbd>–<kbd>9</kbd> reasons, <kbd>R</kbd> send back, <kbd>T</kbd> take,{' '}
          <kbd>N</kbd> next, <kbd>U</kbd> list
        </p>
        <ButtonLink to={asPage}>See it as a page</ButtonLink>
        {next ? <ButtonLink to={next}>Next</ButtonLink> : null}
      </PageHead>
      {done ? <Note role="status">{done}</Note> : null}
      <RefusedElsewhere result={refusalElsewhere(forms, refused)} wrote={{ note: 'In your own words' }} />
      {waits && !isOwn ? <ClaimBar claim={claim} now={now} /> : null}
      {isOwn ? <Note tone="info">This is yours: another administrator decides about it.</Note> : null}
    </>
  )
}
