import { Form, Link, useActionData } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { refusalElsewhere, refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { dateAndTime } from '#app/shared/moments.ts'
import { AppealFiles } from '#app/shared/support/appeal-files.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Meta } from '#app/ui/meta/meta.tsx'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { appealKindWords, appealLimits, outcomeWords } from '#domain/appeals/appeal-rules.ts'
import { type Appealable, findOwnAppeal } from '#domain/appeals/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { SupportTabs } from '../support-tabs.tsx'
import type { Route } from './+types/appeal.page.ts'
import { appealIntents, type AppealIntent, readDecision } from './appeal-intents.ts'
import { type AtStake, MoneyAtStake } from './money-at-stake.tsx'

export const loader = reading(
  memberOnly(async ({ db, actor, params, settings, viewer, clock }) => {
    const about = readDecision({ params })
    const { decision, sent } = await findOwnAppeal(db, actor, about, settings)
    if (!decision && !sent) throw new NotFound('There is no such decision about something of yours')
    const on = (at: Date) => dateAndTime(at, viewer.timeZone)
    return {
      what: appealKindWords[about.kind],
      title: decision?.title ?? sent?.title ?? '',
      decision: decision && {
        reason: decision.reason,
        rule: decision.rule,
        at: on(decision.decidedAt),
        appealBy: on(decision.appealBy),
        path: decision.path,
        money: decision.money && atStake(decision.money, settings.currency, clock.now(), on),
      },
      isOpen: Boolean(
        decision && !sent && !decision.isOver && decision.appealBy > clock.now() && !viewer.viewedBy,
      ),
      isLookedAt: Boolean(viewer.viewedBy),
      sent: sent && {
        number: sent.number,
        words: sent.words,
        at: on(sent.sentAt),
        dueAt: on(sent.dueAt),
        files: sent.files.map(({ id, name }) => ({ id, name })),
        outcome: sent.outcome && outcomeWords[sent.outcome],
        reason: sent.reason,
      },
    }
  }),
)

type Money = NonNullable<Appealable['money']>

function atStake(money: Money, currency: string, now: Date, on: (at: Date) => string): AtStake {
  const words = (amount: bigint) => formatMoney(amount, currency)
  return {
    earned: `${words(money.earnedMinor)} of ${words(money.priceMinor)}`,
    toSeller: words(money.toSeller),
    toBuyer: words(money.toBuyer),
    until: money.until && money.until > now ? on(money.until) : null,
  }
}

export const action = appealIntents

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'An appeal')

/** One form for every decision: what was decided, the one appeal against it, its clock and what came of it. */
export default function AppealPage({ loaderData }: Route.ComponentProps) {
  const { what, title, decision, isOpen, sent } = loaderData
  const refused = useActionData() as RefusedForm | undefined
  return (
    <>
      <SupportTabs />
      <PageHead
        title={`Appeal: ${title}`}
        lede={`${what}. Somebody else than before decides, where there is somebody.`}
      />
      <RefusedElsewhere
        result={refusalElsewhere(isOpen ? ['appeal'] : [], refused)}
        wrote={{ appeal: 'Your appeal' }}
      />
      {decision ? (
        <Section title="What was decided" opens>
          <div className="stack">
            <p className="as-typed">{decision.reason}</p>
            <Meta
              rows={[
                { name: 'Decided', value: decision.at },
                { name: 'It rests on', value: decision.rule },
                { name: 'Appeal until', value: decision.appealBy },
              ]}
            />
            {decision.money ? <MoneyAtStake {...decision.money} isOpen={isOpen} /> : null}
            <p>
              <Link to={decision.path}>Go to what it is about</Link>
            </p>
          </div>
        </Section>
      ) : null}
      <Section title="Your appeal">
        {sent ? (
          <Sent {...sent} />
        ) : isOpen ? (
          <AppealForm refused={refused} />
        ) : loaderData.isLookedAt ? (
          <Note tone="info">There is no appeal. Only the member can send one.</Note>
        ) : (
          <Over />
        )}
      </Section>
    </>
  )
}

const Over = () => (
  <Note tone="info">The time to appeal is over, or the decision was undone or appealed already.</Note>
)

type SentProps = NonNullable<Route.ComponentProps['loaderData']['sent']>

function Sent({ number, words, at, dueAt, files, outcome, reason }: SentProps) {
  return (
    <div className="stack">
      {outcome ? (
        <Note icon="circle-check">
          <b>{outcome}.</b> <span className="as-typed">{reason}</span>
        </Note>
      ) : (
        <Note role="status" icon="clock">
          <b>We have your appeal, number {number}.</b> It is decided until {dueAt}, and you are told by
          e-mail.
        </Note>
      )}
      <p className="as-typed">{words}</p>
      <AppealFiles files={files} />
      <p className="small soft">Sent {at}</p>
    </div>
  )
}

function AppealForm({ refused }: { refused: RefusedForm | undefined }) {
  const { form, field } = serverForm({
    id: 'appeal',
    lastResult: refusalFor('appeal', refused),
    limits: { appeal: appealLimits.words },
  })
  return (
    <Form id={form.id} method="post" encType="multipart/form-data" className="form" noValidate>
      <FormErrors form={form} />
      <Field
        label="What should we know?"
        hint="You can appeal once. Say what is wrong or missing in the reason above."
        {...field('appeal')}
      >
        <TextArea rows={8} />
      </Field>
      <Field
        label="Files"
        optional
        hint={`Up to ${appealLimits.files}, 10 MB each`}
        {...field('files')}
        required={false}
      >
        <TextInput type="file" multiple />
      </Field>
      <div className="form-acts">
        <Button look="main" name="intent" value={'appeal' satisfies AppealIntent}>
          Send my appeal
        </Button>
      </div>
    </Form>
  )
}
