import { redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { releaseClaim, takeClaim } from '#domain/claims/index.ts'
import { approveProject, projectRejectionInput, rejectProject } from '#domain/projects/index.ts'
import { findNextProjectFor } from '../next-in-queue.ts'
import { readSeen } from '../read-seen.ts'
import { readProjectId } from './load-project.ts'

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'projects.read',
  about: ({ params }) => readProjectId(params),
  unknown: 'This form is out of date: reload the page',
})

const claimOf = (thingId: string) => ({ kind: 'project' as const, thingId })
const here = ({ about }: { about: string }) => redirect(`/admin/market/projects/${about}`)

async function goOn(edge: MemberEdge & { about: string; intent: string }) {
  const nextId = await findNextProjectFor(edge, edge.about)
  const decided = `decided=project-${edge.intent}`
  return redirect(
    nextId
      ? `/admin/market/projects/${nextId}?${decided}`
      : `/admin/market/services?show=projects&${decided}`,
  )
}

/** Approved or sent back, after which the next one is opened; and who looks at it meanwhile. */
export const projectIntents = intents({
  approve: intent({
    run: async (tx, actor, _, { about: projectId, form, context }) => {
      await approveProject(tx, actor, { projectId, seenAt: readSeen(form) }, context)
      await releaseClaim(tx, actor, claimOf(projectId))
    },
    done: goOn,
  }),
  reject: intent({
    input: ({ settings }) => projectRejectionInput(settings),
    run: async (tx, actor, why, { about: projectId, form, context }) => {
      await rejectProject(tx, actor, { projectId, seenAt: readSeen(form), ...why }, context)
      await releaseClaim(tx, actor, claimOf(projectId))
    },
    done: goOn,
  }),
  take: intent({ run: (tx, actor, _, { about }) => takeClaim(tx, actor, claimOf(about)), done: here }),
  release: intent({ run: (tx, actor, _, { about }) => releaseClaim(tx, actor, claimOf(about)), done: here }),
})

export type ProjectIntent = IntentOf<typeof projectIntents>

const DECIDED = new Map([
  ['project-approve', 'The project is open, and its owner is told.'],
  ['project-reject', 'The project is sent back, and its owner is told why.'],
])

/** Only words of ours, whatever the address says. */
export const projectDecided = (decided: string | null): string | undefined => DECIDED.get(decided ?? '')
