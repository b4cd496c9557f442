import { mayOpen, reading, staffOnly } from '#app/edge.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { FOUND_MOST, soughtKinds } from '#domain/sought-rules.ts'
import { describeAdminPage } from '../describe-admin-page.ts'
import type { Route } from './+types/find.page.ts'
import { findEverything } from './find-everything.ts'
import { FindForm } from './find-form.tsx'
import { ThingsList } from '../things-list.tsx'
import { finders, kindNames } from './finders.ts'

export const loader = reading(
  staffOnly('administration.enter', async (edge) => {
    const { words, found } = await findEverything(edge)
    return {
      words,
      now: edge.clock.now(),
      kinds: soughtKinds
        .filter((kind) => mayOpen(edge.actor, finders[kind].needs))
        .map((kind) => kindNames[kind].many),
      found: found.map(({ kind, things }) => ({ kind, name: kindNames[kind].many, things })),
    }
  }),
)

export const meta: Route.MetaFunction = () => describeAdminPage('Find')

export default function FindPage({ loaderData: { words, found, now, kinds } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Find"
        lede="A number, a name, an e-mail address, a sum or a reference. Say what it is to narrow it: “payout 12”."
      />
      <FindForm words={words} />
      {found.map(({ kind, name, things }, index) => (
        <Section key={kind} title={name} opens={index === 0} text={moreWords(things.length)}>
          <ThingsList things={things} now={now} />
        </Section>
      ))}
      {words === '' ? (
        <EmptyState title="What is it called, or how much was it?">
          {`Looked through: ${kinds.join(', ').toLowerCase()}. The palette finds the same from anywhere.`}
        </EmptyState>
      ) : null}
      {words !== '' && found.length === 0 ? (
        <EmptyState title="Nothing goes by that">
          Names and titles are found from three letters on, ids of payments and deals from eight digits on;
          numbers, sums, addresses and references as a whole.
        </EmptyState>
      ) : null}
    </>
  )
}

const moreWords = (count: number) =>
  count >= FOUND_MOST ? `The first ${FOUND_MOST} found. Type more to find others.` : undefined
