import { redirect } from 'react-router'
import { ATTACHMENTS } from '#app/forms/body-limits.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsAllFound } from '#app/forms/mendable.ts'
import { receiveAttachments } from '#app/forms/receive-attachments.ts'
import { reportInput, sendReport, sendVisitorReport, visitorReportInput } from '#domain/reports/index.ts'
import { reportLimits } from '#domain/reports/report-rules.ts'
import { findAsked } from './load-report.server.ts'

const MB = 1_000_000
const bounds = {
  most: reportLimits.pictures,
  megabytes: reportLimits.pictureMegabytes,
  rules: { imageBytes: reportLimits.pictureMegabytes * MB },
}

const { intent, intents } = formsOf({
  for: 'everyone',
  about: findAsked,
  accepts: ATTACHMENTS,
  receive: (edge) => receiveAttachments(edge, { folder: 'reports', label: 'Pictures', bounds }),
  mends: mendsAllFound,
})

export const reportIntents = intents({
  report: intent({
    input: reportInput,
    takesFiles: true,
    formId: 'report',
    async run(tx, actor, input, { about: { kind, thingId }, received, page }) {
      const member = page.viewer?.actor
      if (!member || actor.kind !== 'member') return null
      return sendReport(tx, member, { kind, thingId, ...input, pictures: received.files })
    },
    done: ({ about }, sent) =>
      redirect(sent ? `/my/support/cases/${sent.number}?sent=1` : `/report/${about.kind}/${about.thingId}`),
  }),
  'report-as-visitor': intent({
    input: visitorReportInput,
    formId: 'report',
    run: (tx, actor, input, { about: { kind, thingId }, page }) =>
      sendVisitorReport(tx, actor, { kind, thingId, ...input }, { address: page.address }),
    done: ({ about }) => redirect(`/report/${about.kind}/${about.thingId}?sent=1`),
  }),
})

export type ReportIntent = IntentOf<typeof reportIntents>
