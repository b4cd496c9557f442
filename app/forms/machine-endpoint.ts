import { acting } from '#app/edge.ts'
import type { PlainPermission } from '#domain/permissions.ts'
import { type BodyLimit, refuseLarger, WORDS } from './body-limits.ts'
import { admit } from './intents.ts'
import type { Edges } from './page-of-forms.ts'

type Door<Who extends keyof Edges> = { for: Who; accepts?: BodyLimit } & (Who extends 'staff'
  ? { needs: PlainPermission }
  : { needs?: never })

/**
 * An action that no form of a person is sent to: a script, a provider or another program speaks there, and reads the answer
 * itself. It is bounded as forms are; what it reads it reads by itself.
 */
export function machineEndpoint<Who extends keyof Edges>(
  { for: who, accepts = WORDS, needs }: Door<Who>,
  answer: (edge: Edges[Who]) => Promise<Response>,
) {
  return acting((edge) =>
    admit[who](
      edge,
      async (admitted) => {
        await refuseLarger(edge.request, accepts, edge.settings)
        return answer(admitted as Edges[Who])
      },
      needs,
    ),
  )
}
