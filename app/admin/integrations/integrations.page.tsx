import { useActionData } from 'react-router'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { staffOnly, reading } from '#app/edge.ts'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { authorise } from '#domain/settings/permissions.ts'
import type { Db } from '#platform/db/database.ts'
import { findStoredMail, listStoredMail } from '#platform/mail/queries.ts'
import type { MailMessage } from '#platform/mail/queries.ts'
import { listReports } from '#platform/telemetry/keep-report.ts'
import { AdminPart } from '../admin-part.tsx'
import type { Route } from './+types/integrations.page.ts'
import { IntegrationList } from './integration-list.tsx'
import cssUrl from './integrations.css?url'
import { inspectIntegrations } from './inspect-integrations.ts'
import { Mailbox } from './mailbox.tsx'
import { Reports } from './reports.tsx'
import { type TestResult, testIntents } from './run-test.ts'
import { isUuid } from '#platform/text/is-uuid.ts'

const LETTERS_SHOWN = 50
const REPORTS_SHOWN = 25
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(
  staffOnly('integrations.read', async (edge) => {
    authorise(edge.actor, 'integrations.read')
    const { db, config, url, clock } = edge
    const digest = /^[\w-]{1,32}$/.exec(url.searchParams.get('digest') ?? '')?.[0] ?? ''
    const [integrations, mailbox, reports] = await Promise.all([
      inspectIntegrations(edge),
      // Letters hold the keys to other people's accounts: only a demo's, where nobody real lives, may be read here.
      config.demo ? openMailbox(db, url.searchParams.get('mail') ?? '') : undefined,
      listReports(db, { ...(digest ? { digest } : {}), limit: REPORTS_SHOWN }),
    ])
    return {
      integrations,
      mailbox,
      digest,
      reports: reports.map(({ payload: _payload, receivedAt, ...report }) => ({ ...report, at: receivedAt })),
      contents: digest
        ? reports.slice(0, 3).map(({ id, payload }) => ({ id, text: JSON.stringify(payload, null, 2) }))
        : [],
      now: clock.now(),
    }
  }),
)

async function openMailbox(db: Db, openId: string) {
  const [letters, open] = await Promise.all([
    listStoredMail(db, { limit: LETTERS_SHOWN }),
    isUuid(openId) ? findStoredMail(db, openId) : undefined,
  ])
  return { letters: letters.map(lineOf), open: open && { ...lineOf(open), text: open.text } }
}

function lineOf({ id, to, subject, kind, createdAt }: MailMessage) {
  return { id, to, subject, kind, at: createdAt }
}

export const action = testIntents

export const meta: Route.MetaFunction = () => describeAdminPage('Integrations')

export default function IntegrationsPage({ loaderData }: Route.ComponentProps) {
  const tested = useActionData<TestResult>()
  const { integrations, mailbox, reports, contents, digest, now } = loaderData
  return (
    <>
      <PageHead
        title="Integrations"
        lede="What the marketplace stands on and whether it answers. Secrets come from the environment and are never shown."
      />
      <IntegrationList integrations={integrations} tested={tested} now={now} />
      {mailbox ? (
        <AdminPart id="mailbox" title="Mailbox of the demo">
          <div>
            <Mailbox letters={mailbox.letters} open={mailbox.open} now={now} />
          </div>
        </AdminPart>
      ) : null}
      <AdminPart id="reports-kept" title="Reports kept">
        <div>
          <Reports reports={reports} digest={digest} contents={contents} now={now} />
        </div>
      </AdminPart>
    </>
  )
}
