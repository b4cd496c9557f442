import { acting } from '#app/edge.ts'
import { type BodyLimit, refuseLarger, WORDS } from './body-limits.ts'
import { admit } from './intents.ts'
import type { Edges } from './page-of-forms.ts'

type OfMachines = Exclude<keyof Edges, 'staff'>
type Door<Who extends OfMachines> = { for: Who; accepts?: BodyLimit }

/**
 * An action that no form of a person is sent to: a script, a provider or another program speaks there, and reads the answer
 * itself. It is bounded as forms are; what it reads it reads by itself.
 */
export function machineEndpoint<Who extends OfMachines>(
  { for: who, accepts = WORDS }: Door<Who>,
  answer: (edge: Edges[Who]) => Promise<Response>,
) {
  return acting((edge) =>
    admit[who](edge, async (admitted) => {
      await refuseLarger(edge.request, accepts, edge.settings)
      return answer(admitted as Edges[Who])
    }),
  )
}
