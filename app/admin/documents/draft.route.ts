import { reading } from '#app/edge.ts'
import { keepTyped, listOtherWriters } from '#domain/documents/index.ts'
import { typedInput } from '#domain/documents/input.ts'
import { byPostAlone, keepingEndpoint } from '../editor/keeping-endpoint.ts'
import { readSlug } from './about-document.ts'

/** Keeps what is being typed, and says who else does. */
export const action = keepingEndpoint({
  needs: 'document.write',
  input: typedInput,
  async keep(tx, { actor, params }, draft) {
    const slug = readSlug(params['slug'])
    return {
      saved: draft ? await keepTyped(tx, actor, { ...draft, slug }) : null,
      others: await listOtherWriters(tx, actor, slug),
    }
  },
})

export const loader = reading(byPostAlone)
