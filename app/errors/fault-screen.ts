import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { pageContext } from '#app/page-context.ts'
import { servicesContext } from '#app/services.ts'
import { isDatabaseAway } from '#platform/db/database-away.ts'

/**
 * What a loader or an action throws on. A fault is reported where it happened and goes on as its digest, which is all that
 * may be told of it: so a person who came by a link or sent a form has it on the screen too, not only in a document. That the
 * database is away is no fault, and is told by the answer itself. Whether whoever asked is still there makes no difference.
 */
export function faultScreen(thrown: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  const page = context.get(pageContext)
  if (isDatabaseAway(thrown)) {
    page.isAway = true
    return data(null, { status: 503 })
  }
  const route = new URL(request.url).pathname
  const { telemetry } = context.get(servicesContext)
  const digest = telemetry.reportFault({ error: thrown, requestId: page.requestId, route })
  if (digest === undefined) return thrown
  page.digest ??= digest
  return data({ digest }, { status: 500 })
}
