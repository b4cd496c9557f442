import type { MemberActor } from '#domain/actor.ts'
import type { UnfinishedService } from '#domain/catalogue/index.ts'
import type { Task } from './task.ts'

/** What a seller has to mend or may go on with; what was sent back first, since somebody waits for it. */
export function serviceTasks(unfinished: readonly UnfinishedService[], state: MemberActor['state']): Task[] {
  if (state === 'deleting') return []
  const sentBack = unfinished.filter(({ kind }) => kind === 'rejected')
  const drafts = unfinished.filter(({ kind }) => kind === 'draft')
  return [...sentBack.map(mendTask), ...drafts.map(finishTask)]
}

const nameOf = ({ title }: UnfinishedService) => (title ? `“${title}”` : 'a service without a title')
const editOf = ({ slug }: UnfinishedService) => `/my/services/${slug}/edit`

function mendTask(service: UnfinishedService): Task {
  const meanwhile = service.isLive ? ' Meanwhile the version before it is shown.' : ''
  const said = service.note ? ` They wrote: ${service.note}` : ''
  return {
    key: `mend ${service.id}`,
    title: `Fix ${nameOf(service)}`,
    text: `A moderator sent it back, with reasons beside each part.${said}${meanwhile}`,
    action: { label: 'Fix it', to: editOf(service) },
  }
}

function finishTask(service: UnfinishedService): Task {
  return {
    key: `finish ${service.id}`,
    title: `Finish ${nameOf(service)}`,
    text: service.isLive
      ? 'You began to change it. What is shown stays as it is until you submit the new version.'
      : 'What you typed is kept. Nobody sees it until you submit it.',
    action: { label: 'Continue editing', to: editOf(service) },
  }
}
