import type { RefusedButton } from './act-on-project.server.ts'
import type { ProjectData } from './load-project.server.ts'

/** A refusal to a seller was itself refused, and the page asks for none any more: what was written has no field left. */
export const isDeclineGone = (refusedIntent: RefusedButton, toOwner: ProjectData['toOwner']) =>
  refusedIntent.intent === 'decline' && !toOwner?.declining
