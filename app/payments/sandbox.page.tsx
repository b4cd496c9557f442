import { data, Form, redirect, useActionData } from 'react-router'
import { z } from 'zod'
import { describePage } from '#app/describe-page.ts'
import { reading, type Edge } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsConflicts } from '#app/forms/mendable.ts'
import { localPath } from '#app/local-path.ts'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { NotFound } from '#platform/errors/errors.ts'
import {
  sandboxBankChoices,
  sandboxChoices,
  type SandboxWay,
  sandboxWays,
} from '#platform/payments/sandbox-choices.ts'
import { askBankInSandbox, chooseInSandbox, findSandboxPayment } from '#platform/payments/sandbox-page.ts'
import type { Route } from './+types/sandbox.page.ts'
import cssUrl from './sandbox.css?url'
import { isUuid } from '#platform/text/is-uuid.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

const way = z.enum(sandboxWays).catch('at-once')
const chosen = z.object({ choice: z.enum(sandboxChoices), way })
const bankChosen = z.object({ choice: z.enum(sandboxBankChoices), way })

function idOf({ payments, params }: Edge): string {
  const id = params['id'] ?? ''
  if (!payments.find('sandbox') || !isUuid(id)) throw new NotFound('There is no such payment')
  return id
}

export const loader = reading(async (edge) => {
  const { amount, currency, description, returnUrl, state } = await findSandboxPayment(edge.db, idOf(edge))
  return { amount, currency, description, back: pathOf(returnUrl), state }
})

const { intent, intents } = formsOf({
  for: 'everyone',
  about: idOf,
  otherwise: 'choose',
  unknown: 'Choose whether to pay',
  mends: mendsConflicts,
  // The page is read anew, since the payment was not as it looked.
  refuse: ({ message }) => data<Refused>({ refused: message }, { status: 200 }),
})

type Refused = { refused: string }

export const action = intents({
  choose: intent({
    input: chosen,
    isPressed: true,
    run: (tx, _, choice, { about: id }) => chooseInSandbox(tx, { id, ...choice }),
    done: (_, { returnUrl }) => redirect(pathOf(returnUrl)),
  }),
  bank: intent({
    input: bankChosen,
    isPressed: true,
    run: (tx, _, choice, { about: id }) => askBankInSandbox(tx, { id, ...choice }),
    done: ({ about }) => redirect(`/pay/sandbox/${about}`),
  }),
})

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return localPath(pathname + search)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Sandbox payment',
    description: 'A payment of invented money.',
    path: '/pay',
    image: 'home',
    noIndex: true,
  })

const wayWords: Record<SandboxWay, string> = {
  'at-once': 'At once',
  late: 'A minute late',
  twice: 'Twice',
  'out-of-order': 'Out of order',
  never: 'Never, until it is asked',
}

/** The page of a provider that takes no money: the payer decides what happens. */
export default function SandboxPage({ loaderData }: Route.ComponentProps) {
  const { amount, currency, description, back, state } = loaderData
  const isOpen = state === 'open'
  const answer = useActionData<Refused>()
  const money = <Money minor={amount} currency={currency} />
  return (
    <main id="main" className="wrap sandbox">
      <PageHead title="Sandbox payment" lede="Nothing here costs anything: this money is invented." />
      {answer?.refused || !isOpen ? (
        <Note tone="info" role="status">
          This payment was decided already.
        </Note>
      ) : null}
      <Sum
        rows={[
          { name: description, amount: money },
          { name: 'Fee of the provider', amount: <Money minor={0} currency={currency} /> },
        ]}
        total={{ name: 'You pay', amount: money }}
      />
      {isOpen ? (
        <ChoiceForm back={back} pay={<span>Pay {money}</span>} />
      ) : (
        <>
          <ButtonLink to={back} look="main">
            Back to the marketplace
          </ButtonLink>
          <BankForm state={state} />
        </>
      )}
    </main>
  )
}

const BANK_BUTTONS = {
  paid: [{ choice: 'charge-back', label: 'Ask the bank for the money back' }],
  'charged-back': [
    { choice: 'bank-for-payer', label: 'The bank gives it to the payer' },
    { choice: 'bank-for-us', label: 'The bank leaves it with the marketplace' },
  ],
} as const

/** What a payer may do with their bank later, and what that decides: a chargeback, to be tried out. */
function BankForm({ state }: { state: string }) {
  const busy = useSent()?.get('choice')
  const buttons = state === 'paid' || state === 'charged-back' ? BANK_BUTTONS[state] : []
  if (buttons.length === 0) return null
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="intent" value={'bank' satisfies IntentOf<typeof action>} />
      <Field label="How the marketplace hears of it" name="way">
        <Select
          options={sandboxWays.map((value) => ({ value, label: wayWords[value] }))}
          defaultValue="at-once"
        />
      </Field>
      <div className="row">
        {buttons.map(({ choice, label }) => (
          <Button key={choice} name="choice" value={choice} busy={busy === choice}>
            {label}
          </Button>
        ))}
      </div>
    </Form>
  )
}

function ChoiceForm({ back, pay }: { back: string; pay: React.ReactNode }) {
  const busy = useSent()?.get('choice')
  return (
    <Form method="post" className="stack">
      <Field label="How the marketplace hears of it" name="way" hint="Real providers are late, too.">
        <Select
          options={sandboxWays.map((value) => ({ value, label: wayWords[value] }))}
          defaultValue="at-once"
        />
      </Field>
      <div className="row">
        <Button look="main" name="choice" value="pay" busy={busy === 'pay'}>
          {pay}
        </Button>
        <Button name="choice" value="fail" busy={busy === 'fail'}>
          Let it fail
        </Button>
        <ButtonLink look="bare" to={back}>
          Walk away
        </ButtonLink>
      </div>
    </Form>
  )
}
