import type { ActionFunctionArgs } from 'react-router'
import { pageContext } from '#app/page-context.ts'
import { servicesContext } from '#app/services.ts'

/** POST /monitoring?o={organisation}&p={project}: error and performance reports of the browser, as Sentry envelopes. */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> | Response {
  if (request.method !== 'POST') return onlyPost()
  return context.get(servicesContext).telemetry.receive(request, context.get(pageContext).address)
}

export function loader(): Response {
  return onlyPost()
}

function onlyPost(): Response {
  return new Response('Reports are sent here by POST.\n', { status: 405, headers: { Allow: 'POST' } })
}
