import type { PageContext } from '#app/page-context.ts'
import { log } from '#platform/log/log.ts'
import { shapeOfPath } from '#platform/telemetry/scrub-text.ts'

/** Who tries what is not theirs, or tries too often, leaves a line. Of visitors who lose their way there are too many to tell. */
export function logRefusal(
  { path, request }: { path: string; request: Request },
  { viewer }: Pick<PageContext, 'viewer'>,
  status: number,
): void {
  const isRefusal = status === 403 || status === 429 || (status === 404 && viewer !== undefined)
  if (!isRefusal) return
  log.info({ status, method: request.method, path: shapeOfPath(path), member: viewer?.actor.id }, 'refused')
}
