import { Form, Link } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Pie } from '#app/ui/figures/pie/pie.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import type { Integration } from './integration.ts'
import type { TestResult } from './run-test.ts'

type IntegrationListProps = {
  integrations: readonly Integration[]
  tested: TestResult | undefined
  now: Date
}

export function IntegrationList({ integrations, tested, now }: IntegrationListProps) {
  return integrations.map((integration) => (
    <IntegrationPart
      key={integration.id}
      integration={integration}
      tested={tested?.integration === integration.id ? tested : undefined}
      now={now}
    />
  ))
}

type IntegrationPartProps = {
  integration: Integration
  tested: TestResult | undefined
  now: Date
}

function IntegrationPart({ integration, tested, now }: IntegrationPartProps) {
  const { id, title, uses, lines, health, test, lastError, more } = integration
  const sent = useSent()
  const isTesting = sent !== undefined && sent.get('intent') === test?.intent
  return (
    <section className="part-row integration" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div>
        <div className="integration-head">
          <div>
            <p>
              <b>{uses}</b>
            </p>
            <p>
              <Pie
                part={health.state === 'works' ? 4 : 0}
                tone={health.state === 'fails' ? 'bad' : undefined}
              >
                {health.words}
              </Pie>
            </p>
          </div>
          {test ? (
            <Form method="post" action={`/admin/integrations#${id}`} preventScrollReset>
              <Button size="s" name="intent" value={test.intent} busy={test !== undefined && isTesting}>
                {test.label}
              </Button>
            </Form>
          ) : null}
        </div>
        {tested ? (
          <Note role="status" tone={tested.state === 'works' ? 'ok' : 'bad'}>
            {tested.words}
          </Note>
        ) : null}
        <Meta rows={lines} />
        {lastError ? (
          <p className="soft integration-error">
            Last error, <Time at={lastError.at} now={now} />: {lastError.words}
          </p>
        ) : null}
        {more ? (
          <p className="integration-more">
            <Link to={more.to}>{more.label}</Link>
          </p>
        ) : null}
      </div>
    </section>
  )
}
